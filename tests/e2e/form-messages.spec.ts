import { enquiryWords } from '../../src/content/enquiries/enquiry';
import { paths } from '../../src/paths';
import { readEnquiries } from './setup/enquiries';
import { findField, fillEnquiry, openForm, sendButton, sendEnquiry } from './setup/enquiry';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

// Messages after an action, written out as in the specification like the words in `built/specified-words.test.ts`.
// Those of the form about a home are in `enquiry-sent`; those of the admin area in the tests of what they are for, in
// `changing`: a failed save in `duplicate`, a failed deletion in `operator-late-answers`.

test('the contact form says that it failed offline, takes no other success for its own, then was sent', async ({
  page,
  problems,
}) => {
  const message = findField(page, 'message');
  const subject = 'Quoted words, the contact form';
  // Its code has to be there before the network goes.
  await openForm(page, paths.contact);
  await fillEnquiry(page, subject);
  await page.context().setOffline(true);
  await sendEnquiry(page);
  await expect(page.getByText('Error in email sending', { exact: true })).toBeVisible();
  await expect(page.getByText(enquiryWords.errors.offline)).toBeVisible();
  await expect(message).toHaveValue('Please call me.');
  await page.context().setOffline(false);

  // As through a network that asks to sign in.
  for (const answer of [
    { contentType: 'text/html', body: 'Sign in' },
    { status: 302, headers: { location: paths.home } },
    { json: { ok: true } },
    { status: 204 },
  ]) {
    await page.route(`**${paths.api.query}`, (route) => route.fulfill(answer), { times: 1 });
    const answered = page.waitForResponse(`**${paths.api.query}`);
    await sendButton(page).click();
    await answered;
    await expect(sendButton(page)).toHaveText(enquiryWords.button);
    await expect(page.getByText(enquiryWords.errors.keepsText)).toBeVisible();
    await expect(message).toHaveValue('Please call me.');
  }

  await sendButton(page).click();
  await expect(page.locator('.toast p').last()).toHaveText('Email has been sent!');
  await expect(message).toHaveValue('');
  expect((await readEnquiries()).filter((one) => one.subject === subject)).toHaveLength(1);
  forgive(problems, /ERR_INTERNET_DISCONNECTED/);
});
