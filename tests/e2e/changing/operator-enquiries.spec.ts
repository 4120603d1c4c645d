import type { Locator, Page } from '@playwright/test';
import { admin as adminWords } from '../../../src/content/admin/admin';
import { inbox, inboxPage } from '../../../src/content/admin/inbox';
import { problems as refusals } from '../../../src/content/problems';
import { adminPaths } from '../../../src/admin-paths';
import { mailsAbout, mailService } from '../setup/mailbox';
import { openEnquiry, postEnquiry, storedEnquiry } from '../setup/posted-enquiry';
import { forgive } from '../setup/problems';
import { openReady } from '../setup/records';
import { expect, test } from '../setup/signed-in';
import { download } from '../setup/workbook';

const findRow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test.afterEach(() => {
  mailService.behaviour = 'accept';
});

test('an enquiry is emailed again, to do on the day of its next action, answered and printed; on a phone there is one pane, and Back returns to the row', async ({
  page,
  word,
}) => {
  const name = `A visitor ${word}`;
  mailService.behaviour = 'fail';
  const id = await postEnquiry(name);
  expect((await storedEnquiry(id)).mails[0]?.state).toBe('pending');
  mailService.behaviour = 'accept';
  await openReady(page, adminPaths.enquiries);
  const main = page.getByRole('main');
  const row = findRow(page, word);
  const enquiry = page.getByRole('article');
  await row.getByRole('button').click();
  await expect(enquiry.getByText('Is it free?')).toBeVisible();
  await expect(enquiry.getByRole('link', { name: inbox.actions.email })).toHaveAttribute(
    'href',
    /^mailto:a@example\.com\?subject=Re/,
  );
  await enquiry.getByRole('button', { name: inbox.resend }).click();
  await expect(page.getByText(inbox.resent)).toBeVisible();
  expect(mailsAbout(word)).toHaveLength(1);

  const [[, today], [, tomorrow]] = inbox.nextAction.days;
  await enquiry.getByRole('button', { name: tomorrow }).click();
  await expect(row).toContainText(inbox.planned('').trim());
  await enquiry.getByRole('button', { name: today }).click();
  await expect(row).toContainText(inbox.due('').trim());
  await expect(main.getByRole('listitem').first()).toContainText(name);
  const day = await enquiry.getByLabel(inbox.nextAction.label).inputValue();
  expect((await storedEnquiry(id)).nextAction).toBe(day);
  await findFilter(page, 'due').click();
  await expect(page).toHaveURL(/\?show=due$/);
  await row.getByRole('button').click();
  await enquiry.getByRole('button', { name: inbox.nextAction.clear }).click();
  await expect.poll(() => storedEnquiry(id)).toMatchObject({ nextAction: '' });
  await enquiry.getByRole('button', { name: inbox.back }).click();
  await expect(row).toHaveCount(0);

  await findFilter(page, '').click();
  await expect(page).toHaveURL(adminPaths.enquiries);
  await row.getByRole('button').click();
  await enquiry.getByRole('button', { name: inbox.statuses.done }).click();
  const answered = { status: 'done', mails: [{ state: 'sent' }] };
  await expect.poll(() => storedEnquiry(id)).toMatchObject(answered);

  // On paper it has all that is known, and nothing to press.
  await enquiry.getByLabel(inbox.thread.label).fill('Wants a balcony\nCalls on Friday');
  await enquiry.getByRole('button', { name: inbox.thread.add.note }).click();
  await expect(page.getByText(inbox.thread.added)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const pressed = page.locator('button, .button, input, textarea, select, nav, header.no-print');
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  const lines = (await main.innerText()).split(/\n+/);
  expect(lines[0]).toBe(name);
  for (const line of ['a@example.com', 'Is it free?', 'Wants a balcony', 'Calls on Friday'])
    expect(lines).toContain(line);
  await page.emulateMedia({ media: 'screen' });

  await enquiry.getByRole('button', { name: inbox.back }).click();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const list = main.locator('ul.rows');
  expect((await list.getByRole('listitem').first().boundingBox())?.y).toBeLessThan(300);
  const first = list.getByRole('listitem').first().getByRole('button');
  const heading = enquiry.getByRole('heading', { level: 2 });
  await first.press('Enter');
  await expect(heading).toBeFocused();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: inbox.back }).press('Enter');
  await expect(first).toBeFocused();
  await expect(enquiry).toHaveCount(0);
  await expect(page).toHaveURL(adminPaths.enquiries);
  await first.press('Enter');
  await expect(page).toHaveURL(/\?enquiry=/);
  await page.goBack();
  await expect(first).toBeFocused();
  await expect(page).toHaveURL(adminPaths.enquiries);
  await page.goForward();
  await expect(heading).toBeFocused();
});

// That the first page leads here is in `operator-home`.
test('row 51: possible spam is named, found, released and emailed', async ({ page }) => {
  const name = 'A visitor taken for a machine';
  const id = await postEnquiry(name, { website: 'https://spam.example', subject: name });
  await openReady(page, `${adminPaths.enquiries}?show=spam`);
  const row = findRow(page, name);
  await expect(row).toHaveCount(1);
  await expect(findFilter(page, 'spam')).toHaveText(/[1-9]\d*$/);
  await findFilter(page, '').click();
  await expect(row).toHaveCount(0);
  const search = page.getByRole('searchbox');
  await search.fill('taken for a machine');
  await expect(row).toContainText(inbox.spam);
  await row.getByRole('button').click();
  await expect(page.getByRole('article')).toContainText(/as only machines do/);
  await page.getByRole('article').getByRole('button', { name: inbox.release }).click();
  await expect(page.getByText(inbox.released)).toBeVisible();
  expect(mailsAbout(name)).toHaveLength(1);
  await search.fill('');
  await expect(row).toHaveCount(1);
  expect(await storedEnquiry(id)).toMatchObject({ name, mails: [{ state: 'sent' }] });
  // Workbooks are zip packages.
  const workbook = await download(page, inboxPage.export);
  expect(workbook.subarray(0, 2).toString()).toBe('PK');
});

test('the Undo of a reply names whom it means, goes with the next change, and does not change a newer status', async ({
  page,
  admin,
  problems,
}) => {
  const first = 'A visitor to call now';
  const second = 'A visitor whom two people answer';
  const secondId = await postEnquiry(second, { number: '+91 98400-55668' });
  const enquiry = await openEnquiry(page, await postEnquiry(first, { number: '+91 98400-55669' }));
  const reply = await repliesIn(enquiry);
  const message = page.getByText(inbox.begun(first));
  await reply();
  await expect(message).toBeVisible();
  await enquiry.getByRole('button', { name: inbox.statuses.new }).click();
  await expect(message).toHaveCount(0);
  await expect(findRow(page, first).getByText(inbox.statuses.new)).toBeVisible();
  await reply();
  await expect(message).toBeVisible();
  await findRow(page, second).getByRole('button').click();
  await expect(message).toHaveCount(0);

  const other = page.locator(`[id="enquiry-${secondId}"]`);
  const replyAgain = await repliesIn(other);
  const undo = () => page.getByRole('button', { name: adminWords.undo }).click();
  const pressed = other.getByRole('button', { pressed: true });
  await replyAgain();
  await expect(page.getByText(inbox.begun(second))).toBeVisible();
  await expect.poll(() => storedEnquiry(secondId)).toMatchObject({ status: 'in progress' });
  await undo();
  await expect.poll(() => storedEnquiry(secondId)).toMatchObject({ status: 'new' });
  await expect(pressed).toHaveText(inbox.statuses.new);

  await replyAgain();
  await expect.poll(() => storedEnquiry(secondId)).toMatchObject({ status: 'in progress' });
  await admin.call('PUT', adminPaths.api.updateEnquiry(secondId), { status: 'done' });
  await undo();
  await expect(page.getByText(refusals.conflict)).toBeVisible();
  await expect(pressed).toHaveText(inbox.statuses.done);
  expect(await storedEnquiry(secondId)).toMatchObject({ status: 'done' });
  forgive(problems, /409/);
});

function findFilter(page: Page, show: string) {
  const word = new Map<string, string>(inbox.filters).get(show) ?? 'missing';
  return page.getByRole('button', { name: new RegExp(`^${word}`) });
}

/** The press that calls the visitor. Only the click counts: the link would open another program. */
async function repliesIn(enquiry: Locator): Promise<() => Promise<void>> {
  const call = enquiry.getByRole('link', { name: inbox.actions.call });
  await call.evaluate((link) => link.removeAttribute('href'));
  return () => enquiry.getByText(inbox.actions.call, { exact: true }).click();
}
