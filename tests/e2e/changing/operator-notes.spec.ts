import type { Page } from '@playwright/test';
import { inbox } from '../../../src/content/admin/inbox';
import { adminPaths } from '../../../src/admin-paths';
import { openEnquiry, postEnquiry, storedEnquiry } from '../setup/posted-enquiry';
import { forgive } from '../setup/problems';
import { enterAdmin } from '../setup/records';
import { expect, test as base } from '../setup/signed-in';

const theirs = 'Do not call before noon.';

/** An enquiry of the test's own; another operator can save a note of it. */
const test = base.extend<{ id: string; noteElsewhere: (note: string) => Promise<unknown> }>({
  id: async ({ word }, use) => use(await postEnquiry(`Visitor ${word}`)),
  noteElsewhere: async ({ admin, id }, use) =>
    use((note) => admin.call('PUT', adminPaths.api.updateEnquiry(id), { note })),
});

test('two notes and a status in a row do not conflict, and none is lost', async ({ page, id }) => {
  const { note, press, save, expectSaved } = await openNote(page, id);
  const { sent, letGo } = await holdUpdate(page, id);
  await note.fill('First.');
  await save();
  await sent;
  await press(inbox.statuses.done);
  await note.fill('Second.');
  await save();
  await note.fill('Second. Comes on Friday.');
  letGo();
  await expectSaved('Second.');
  expect(await storedEnquiry(id)).toMatchObject({ status: 'done' });
  const again = await openNote(page, id);
  await expect(again.note).toHaveValue('Second. Comes on Friday.');
  await again.save();
  await again.expectSaved('Second. Comes on Friday.');
});

test('a note replaces no other unseen', async ({ page, id, noteElsewhere, problems }) => {
  const { enquiry, note, press, save, expectSaved } = await openNote(page, id);
  await note.fill('Called.');
  await noteElsewhere(theirs);
  const { sent, letGo } = await holdUpdate(page, id);
  await press(inbox.statuses.done);
  await sent;
  const refused = page.waitForResponse((response) => response.status() === 409);
  await save();
  letGo();
  await refused;
  await expect(enquiry.getByText(inbox.noteConflict(theirs))).toBeVisible();
  expect(await storedEnquiry(id)).toMatchObject({ note: theirs, status: 'done' });
  await expect(note).toHaveValue('Called.');
  await save();
  await expectSaved('Called.');
  forgive(problems, /409/);
});

test('a note outlives its session and its tab', async ({ page, context, id, noteElsewhere }) => {
  const { note, press } = await openNote(page, id);
  // What somebody else saved before the first keystroke is no conflict.
  await noteElsewhere('Called.');
  await press(inbox.statuses['in progress']);
  await expect(note).toHaveValue('Called.');
  await note.fill('Called. Wants');
  await context.clearCookies();
  await page.close();

  const again = await context.newPage();
  await enterAdmin(again);
  const opened = await openNote(again, id);
  await expect(opened.note).toHaveValue('Called. Wants');
  await expect(opened.enquiry.getByText(inbox.noteFound)).toBeVisible();
  await noteElsewhere(theirs);
  await openNote(again, id);
  await expect(opened.enquiry.getByText(inbox.noteConflict(theirs))).toBeVisible();
  await opened.save();
  await opened.expectSaved('Called. Wants');
  await openEnquiry(again, id);
  await expect(opened.enquiry.getByText(inbox.noteHint)).toBeVisible();
});

/** Holds the next change of an enquiry back until it is let go. */
async function holdUpdate(page: Page, id: string) {
  const call = `**${adminPaths.api.updateEnquiry(id)}`;
  const held = Promise.withResolvers<null>();
  await page.route(call, (route) => held.promise.then(() => route.continue()), { times: 1 });
  return { sent: page.waitForRequest(call), letGo: () => held.resolve(null) };
}

/** The operator's acts on the note of an open enquiry. */
async function openNote(page: Page, id: string) {
  const enquiry = await openEnquiry(page, id);
  const note = enquiry.getByLabel(inbox.note);
  const press = (name: string) => enquiry.getByRole('button', { name }).click();
  const save = () => press(inbox.saveNote);
  const expectSaved = async (text: string) => {
    await expect(page.getByText(inbox.noteSaved).first()).toBeVisible();
    await expect.poll(async () => (await storedEnquiry(id)).note).toBe(text);
  };
  return { enquiry, note, press, save, expectSaved };
}
