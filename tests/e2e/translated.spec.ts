import { firstProperty } from '../support/site/content';
import { answerCalls, enquiryForm, fillEnquiry, sentPanel, touchForm } from './setup/enquiry';
import { untilIdle } from './setup/hold';
import { describeTranslated, openWaiting, translate } from './setup/translate';
import { expect, test } from './setup/visitor';

describeTranslated((moment) => {
  test('opens the gallery, keeps what was typed early, and sends an enquiry once it is corrected', async ({
    page,
  }) => {
    const sent = await answerCalls(page);
    const form = enquiryForm(page);
    const letGo = await openWaiting(page, await firstProperty());
    if (moment.startsWith('after')) {
      await letGo();
      await touchForm(page);
      await untilIdle(page);
    }
    await form.locator('[name=subject]').fill('Typed early');
    await form.locator('[name=message]').fill('Please call me.');
    await translate(page);
    if (moment.startsWith('before')) await letGo();
    await expect(form.locator('[name=subject]')).toHaveValue('Typed early');
    await expect(form.locator('[name=message]')).toHaveValue('Please call me.');

    await page.locator('[data-lightbox="0"]').click();
    await expect(page.locator('.gallery-lightbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.gallery-lightbox')).toHaveCount(0);

    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toBeFocused();
    await fillEnquiry(page, 'Translated');
    await form.getByRole('button').click();
    await expect(sentPanel(page)).toBeVisible();
    expect(sent).toMatchObject([{ subject: 'Translated' }]);
    expect(sent[0]?.openFor).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
});
