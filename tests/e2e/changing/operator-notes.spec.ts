import type { Page } from '@playwright/test';
import { inbox } from '../../../src/content/inbox';
import { paths } from '../../../src/paths';
import { openEnquiry, postEnquiry, storedEnquiry } from '../setup/posted-enquiry';
import { forgive } from '../setup/problems';
import { enterAdmin } from '../setup/records';
import { expect, test } from '../setup/visitor';

test.beforeEach(({ page }) => enterAdmin(page));

const updateOf = (id: string) => `**${paths.api.updateEnquiry(id)}`;

/** Holds the next change of an enquiry back until it is let go. */
async function holdUpdate(page: Page, id: string): Promise<{ letGo: () => void }> {
  const held = Promise.withResolvers<null>();
  await page.route(
    updateOf(id),
    async (route) => {
      await held.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return { letGo: () => held.resolve(null) };
}

/** Another operator saves a note meanwhile. */
async function noteElsewhere(page: Page, id: string, note: string): Promise<void> {
  const origin = process.env.SITE_ADDRESS ?? '';
  const change = { data: { note }, headers: { origin } };
  expect((await page.request.put(paths.api.updateEnquiry(id), change)).status()).toBe(200);
}

test('what is typed into a note while it is saved is still there after a reload', async ({
  page,
}) => {
  const id = await postEnquiry('A visitor with a long note');
  const enquiry = await openEnquiry(page, id);
  const note = enquiry.getByLabel(inbox.note);
  const { letGo } = await holdUpdate(page, id);
  const sent = page.waitForRequest(updateOf(id));
  await note.fill('Called.');
  await enquiry.getByRole('button', { name: inbox.saveNote }).click();
  await sent;
  await note.fill('Called. Comes on Friday.');
  letGo();
  await expect(page.getByText(inbox.noteSaved)).toBeVisible();
  expect((await storedEnquiry(id)).note).toBe('Called.');

  await openEnquiry(page, id);
  await expect(note).toHaveValue('Called. Comes on Friday.');
  await enquiry.getByRole('button', { name: inbox.saveNote }).click();
  await expect(page.getByText(inbox.noteSaved)).toBeVisible();
  expect((await storedEnquiry(id)).note).toBe('Called. Comes on Friday.');
});

test('two notes and a status in a row do not conflict with each other', async ({ page }) => {
  const id = await postEnquiry('A visitor who is noted twice');
  const enquiry = await openEnquiry(page, id);
  const { letGo } = await holdUpdate(page, id);
  const sent = page.waitForRequest(updateOf(id));
  await enquiry.getByLabel(inbox.note).fill('First.');
  await enquiry.getByRole('button', { name: inbox.saveNote }).click();
  await sent;
  await enquiry.getByRole('button', { name: inbox.statuses.done }).click();
  await enquiry.getByLabel(inbox.note).fill('Second.');
  await enquiry.getByRole('button', { name: inbox.saveNote }).click();
  letGo();
  await expect.poll(() => storedEnquiry(id)).toMatchObject({ note: 'Second.', status: 'done' });
});

for (const isAnswered of [false, true]) {
  const when = isAnswered ? 'after' : 'before';
  test(`a note saved ${when} the answer to a status change does not replace another operator's unseen`, async ({
    page,
    problems,
  }) => {
    const theirs = 'Do not call before noon.';
    const id = await postEnquiry(`A visitor of two operators, ${when}`);
    const enquiry = await openEnquiry(page, id);
    const conflict = enquiry.getByText(inbox.noteConflict(theirs));
    await enquiry.getByLabel(inbox.note).fill('Called.');
    await noteElsewhere(page, id, theirs);
    const { letGo } = await holdUpdate(page, id);
    const sent = page.waitForRequest(updateOf(id));
    await enquiry.getByRole('button', { name: inbox.statuses.done }).click();
    await sent;
    if (isAnswered) {
      letGo();
      await expect(conflict).toBeVisible();
    }
    const refused = page.waitForResponse((response) => response.status() === 409);
    await enquiry.getByRole('button', { name: inbox.saveNote }).click();
    letGo();
    await refused;
    await expect(conflict).toBeVisible();
    expect(await storedEnquiry(id)).toMatchObject({ note: theirs, status: 'done' });

    await expect(enquiry.getByLabel(inbox.note)).toHaveValue('Called.');
    await enquiry.getByRole('button', { name: inbox.saveNote }).click();
    await expect(page.getByText(inbox.noteSaved)).toBeVisible();
    expect((await storedEnquiry(id)).note).toBe('Called.');
    forgive(problems, /409/);
  });
}

test('a note that somebody else saved before the first keystroke is not a conflict', async ({
  page,
}) => {
  const id = await postEnquiry('A visitor whose note is continued');
  const enquiry = await openEnquiry(page, id);
  await noteElsewhere(page, id, 'Called.');
  await enquiry.getByRole('button', { name: inbox.statuses['in progress'] }).click();
  await expect(enquiry.getByLabel(inbox.note)).toHaveValue('Called.');
  await enquiry.getByLabel(inbox.note).fill('Called. Comes on Friday.');
  await enquiry.getByRole('button', { name: inbox.saveNote }).click();
  await expect(page.getByText(inbox.noteSaved)).toBeVisible();
  expect((await storedEnquiry(id)).note).toBe('Called. Comes on Friday.');
});

test('a note that was not saved before the session ended and the tab was closed is there again', async ({
  page,
  context,
}) => {
  const id = await postEnquiry('A visitor whose note was not saved');
  const enquiry = await openEnquiry(page, id);
  await enquiry.getByLabel(inbox.note).fill('Called. Wants');
  await context.clearCookies();
  await page.close();

  const again = await context.newPage();
  await enterAdmin(again);
  await noteElsewhere(again, id, 'Do not call before noon.');
  const opened = await openEnquiry(again, id);
  await expect(opened.getByLabel(inbox.note)).toHaveValue('Called. Wants');
  await expect(opened.getByText(inbox.noteFound)).toBeVisible();
  await expect(opened.getByText(inbox.noteConflict('Do not call before noon.'))).toBeVisible();
  await opened.getByRole('button', { name: inbox.saveNote }).click();
  await expect(again.getByText(inbox.noteSaved)).toBeVisible();
  expect((await storedEnquiry(id)).note).toBe('Called. Wants');
  await openEnquiry(again, id);
  await expect(opened.getByText(inbox.noteHint)).toBeVisible();
});

test('an unsaved note is erased with its enquiry', async ({ page }) => {
  const id = await postEnquiry('A visitor who is erased');
  const enquiry = await openEnquiry(page, id);
  await enquiry.getByLabel(inbox.note).fill('Called. Wants');
  const notes = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await notes()).toContain('Called. Wants');
  await enquiry.getByRole('button', { name: inbox.actions.erase }).click();
  await page.getByRole('dialog').getByRole('button', { name: inbox.erase.confirm }).click();
  await expect(page.getByText(inbox.erase.done)).toBeVisible();
  expect(await notes()).not.toContain('Called. Wants');
});
