import { enquiry } from '../../src/content/enquiry';
import { messages } from '../../src/content/messages';
import { paths } from '../../src/paths';
import { enquiryForm, sendEnquiry } from './setup/enquiry';
import { expect, test } from './setup/visitor';

test('a number is taken with the unseen marks it is pasted with, and rejected when nobody can call it', async ({
  page,
}) => {
  const sent: unknown[] = [];
  await page.route(`**${paths.api.query}`, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 200, json: {} });
  });
  await page.goto(paths.contact);
  const number = enquiryForm(page).locator('[name=number]');
  await number.fill('+');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await sendEnquiry(page);
  await expect(number).toHaveAccessibleDescription(new RegExp(enquiry.errors.noReply));
  await number.fill('ask my brother');
  await sendEnquiry(page);
  await expect(number).toHaveAccessibleDescription(/Digits only/);
  expect(sent).toEqual([]);
  await number.fill('\u202a+971\u00a050\u2011123\u20114567\u202c');
  await sendEnquiry(page);
  await expect(page.locator('.toast')).toContainText(messages.enquiry.sent);
  expect(sent).toHaveLength(1);
});
