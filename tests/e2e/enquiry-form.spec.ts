import type { Page } from '@playwright/test';
import { enquiryWords } from '../../src/content/enquiries/enquiry';
import { paths } from '../../src/paths';
import {
  answerCalls,
  enquiryForm,
  findField,
  openForm,
  sendButton,
  sentPanel,
} from './setup/enquiry';
import { expect, test } from './setup/visitor';

const words = enquiryWords.addressQuestion;
const email = (page: Page) => findField(page, 'email');
const asked = (page: Page) => enquiryForm(page).getByRole('status');

test('a mistyped domain is asked about once, all that is wrong is told at once, and sending waits for no answer', async ({
  page,
}) => {
  const sent = await answerCalls(page);
  await openForm(page, paths.contact);
  await email(page).focus();
  await page.keyboard.type('asha@gmial.com');
  await expect(asked(page)).toHaveText('');
  await page.keyboard.press('Tab');
  await expect(asked(page)).toHaveText(words.text('asha@gmail.com'));
  await expect(findField(page, 'message')).toBeFocused();
  // It is right as it is.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue('asha@gmial.com');
  await page.keyboard.press('Tab');
  await expect(asked(page)).toHaveText('');
  await email(page).fill('asha@yaho.com');
  await page.keyboard.press('Tab');
  await expect(asked(page)).toHaveText(words.text('asha@yahoo.com'));
  await page.getByRole('button', { name: words.yes }).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue('asha@yahoo.com');
  await expect(page.getByRole('button', { name: words.yes })).toHaveCount(0);

  // All that is wrong, in the order of the fields, by links for a finger.
  await page.setViewportSize({ width: 390, height: 800 });
  await email(page).fill('nobody');
  await findField(page, 'number').fill('call me');
  await enquiryForm(page).getByRole('radio', { name: 'A visit' }).check();
  await sendButton(page).click();
  const links = page.getByRole('alert').getByRole('link');
  await expect(links).toHaveCount(4);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const named = hrefs.map((href) => /[a-zA-Z]+$/.exec(href ?? '')?.[0]);
  expect(named).toEqual(['number', 'email', 'visitDay', 'visitTime']);
  for (const link of await links.all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(sent).toEqual([]);

  // The address is left by the press on the button; the question that then comes moves nothing away from the finger.
  await page.setViewportSize({ width: 1440, height: 900 });
  await enquiryForm(page).getByRole('radio', { name: 'No, just reply to me' }).check();
  await findField(page, 'number').fill('');
  await email(page).fill('asha@gmial.com');
  await sendButton(page).click({ delay: 150 });
  await expect(sentPanel(page)).toContainText('asha@gmial.com');
  expect(sent).toMatchObject([{ email: 'asha@gmial.com' }]);
});
