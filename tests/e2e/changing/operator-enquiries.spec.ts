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

test('an enquiry whose email fails is emailed again and answered', async ({ page, word }) => {
  mailService.behaviour = 'fail';
  const id = await postEnquiry(`A visitor ${word}`);
  expect((await storedEnquiry(id)).delivery.state).toBe('pending');
  mailService.behaviour = 'accept';
  await openReady(page, adminPaths.enquiries);
  await findRow(page, word).getByRole('button').click();
  const enquiry = page.getByRole('article');
  await expect(enquiry.getByText('Is it free?')).toBeVisible();
  await expect(enquiry.getByRole('link', { name: inbox.actions.email })).toHaveAttribute(
    'href',
    /^mailto:a@example\.com\?subject=Re/,
  );
  await enquiry.getByRole('button', { name: inbox.resend }).click();
  await expect(page.getByText(inbox.resent)).toBeVisible();
  expect(mailsAbout(word)).toHaveLength(1);
  await enquiry.getByRole('button', { name: inbox.statuses.done }).click();
  const answered = { status: 'done', delivery: { state: 'sent' } };
  await expect.poll(() => storedEnquiry(id)).toMatchObject(answered);
});

test('row 51: possible spam is named, found, released and emailed', async ({ page }) => {
  const name = 'A visitor taken for a machine';
  const id = await postEnquiry(name, { website: 'https://spam.example', subject: name });
  await openReady(page, adminPaths.enquiries);
  const row = findRow(page, name);
  await expect(row).toHaveCount(0);
  await page.getByRole('searchbox').fill('taken for a machine');
  await expect(row).toContainText(inbox.spam);
  await openReady(page, adminPaths.home);
  await page.getByRole('link', { name: /looks? like spam$/ }).click();
  await expect(findFilter(page, 'spam')).toHaveText(/[1-9]\d*$/);
  await row.getByRole('button').click();
  await expect(page.getByRole('article')).toContainText(/as only machines do/);
  await page.getByRole('article').getByRole('button', { name: inbox.release }).click();
  await expect(page.getByText(inbox.released)).toBeVisible();
  expect(mailsAbout(name)).toHaveLength(1);
  await findFilter(page, '').click();
  await expect(row).toHaveCount(1);
  expect(await storedEnquiry(id)).toMatchObject({ name, delivery: { state: 'sent' } });
  // Workbooks are zip packages.
  const workbook = await download(page, inboxPage.export);
  expect(workbook.subarray(0, 2).toString()).toBe('PK');
});

test('an enquiry is to do on the day of its next action, until cleared', async ({ page }) => {
  const name = 'A visitor to call again';
  const id = await postEnquiry(name);
  const enquiry = await openEnquiry(page, id);
  const [[, today], [, tomorrow]] = inbox.nextAction.days;
  const row = findRow(page, name);
  const day = enquiry.getByLabel(inbox.nextAction.label);
  await enquiry.getByRole('button', { name: tomorrow }).click();
  await expect(row).toContainText(inbox.planned('').trim());
  await enquiry.getByRole('button', { name: today }).click();
  await expect(row).toContainText(inbox.due('').trim());
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(name);
  expect((await storedEnquiry(id)).nextAction).toBe(await day.inputValue());

  await openReady(page, `${adminPaths.enquiries}?show=due`);
  await row.getByRole('button').click();
  await enquiry.getByRole('button', { name: inbox.nextAction.clear }).click();
  await expect.poll(() => storedEnquiry(id)).toMatchObject({ nextAction: '' });
  await enquiry.getByRole('button', { name: inbox.back }).click();
  await expect(row).toHaveCount(0);
});

test('a printed enquiry has all that is known, and nothing to press', async ({ page }) => {
  const enquiry = await openEnquiry(page, await postEnquiry('A visitor on paper'));
  await enquiry.getByLabel(inbox.note).fill('Wants a balcony\nCalls on Friday');
  await enquiry.getByRole('button', { name: inbox.saveNote }).click();
  await expect(page.getByText(inbox.noteSaved)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const pressed = page.locator('button, .button, input, textarea, select, nav, header.no-print');
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  const lines = (await page.getByRole('main').innerText()).split(/\n+/);
  expect(lines[0]).toBe('A visitor on paper');
  for (const line of ['a@example.com', 'Is it free?', 'Wants a balcony', 'Calls on Friday'])
    expect(lines).toContain(line);
});

test('on a phone there is one pane, and Back returns to the row', async ({ page }) => {
  await postEnquiry('A visitor on a phone');
  await page.setViewportSize({ width: 360, height: 800 });
  await openReady(page, adminPaths.enquiries);
  const list = page.getByRole('main').getByRole('list');
  expect((await list.getByRole('listitem').first().boundingBox())?.y).toBeLessThan(300);
  const row = list.getByRole('listitem').first().getByRole('button');
  const heading = page.getByRole('article').getByRole('heading');
  await row.press('Enter');
  await expect(heading).toBeFocused();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: inbox.back }).press('Enter');
  await expect(row).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page).toHaveURL(adminPaths.enquiries);

  await row.press('Enter');
  await expect(page).toHaveURL(/\?enquiry=/);
  await page.goBack();
  await expect(row).toBeFocused();
  await expect(page).toHaveURL(adminPaths.enquiries);
  await page.goForward();
  await expect(heading).toBeFocused();
});

test('the Undo of a reply does not change a newer status', async ({ page, admin, problems }) => {
  const name = 'A visitor whom two people answer';
  const id = await postEnquiry(name, { number: '+91 98400-55667' });
  const setElsewhere = (status: string) =>
    admin.call('PUT', adminPaths.api.updateEnquiry(id), { status });
  const enquiry = await openEnquiry(page, id);
  const reply = await repliesIn(enquiry);
  const undo = () => page.getByRole('button', { name: adminWords.undo }).click();
  const pressed = enquiry.getByRole('button', { pressed: true });

  await reply();
  await expect(page.getByText(inbox.begun(name))).toBeVisible();
  await expect.poll(() => storedEnquiry(id)).toMatchObject({ status: 'in progress' });
  await undo();
  await expect.poll(() => storedEnquiry(id)).toMatchObject({ status: 'new' });
  await expect(pressed).toHaveText(inbox.statuses.new);

  await reply();
  await expect.poll(() => storedEnquiry(id)).toMatchObject({ status: 'in progress' });
  await setElsewhere('done');
  await undo();
  await expect(page.getByText(refusals.conflict)).toBeVisible();
  await expect(pressed).toHaveText(inbox.statuses.done);
  expect(await storedEnquiry(id)).toMatchObject({ status: 'done' });
  forgive(problems, /409/);
});

test('an Undo names whom it means, and goes with the next change', async ({ page }) => {
  const first = 'A visitor to call now';
  const second = 'A visitor to call later';
  await postEnquiry(second, { number: '+91 98400-55668' });
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
