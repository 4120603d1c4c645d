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

test('two notes and a status in a row do not conflict, and none is lost; a note replaces no other unseen', async ({
  page,
  id,
  noteElsewhere,
  problems,
}) => {
  const { enquiry, note, press, save, expectSaved } = await openNote(page, id);
  const early = await holdUpdate(page, id);
  await note.fill('First.');
  await save();
  await early.sent;
  await press(inbox.statuses.done);
  await note.fill('Second.');
  await save();
  await note.fill('Second. Comes on Friday.');
  early.letGo();
  await expectSaved('Second.');
  expect(await storedEnquiry(id)).toMatchObject({ status: 'done' });
  await expect(note).toHaveValue('Second. Comes on Friday.');
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await kept()).toContain('Second. Comes on Friday.');
  await save();
  await expectSaved('Second. Comes on Friday.');
  await expect.poll(kept).not.toContain('Comes on Friday.');

  await note.fill('Called.');
  await noteElsewhere(theirs);
  const late = await holdUpdate(page, id);
  await press(inbox.statuses['in progress']);
  await late.sent;
  const refused = page.waitForResponse((response) => response.status() === 409);
  await save();
  late.letGo();
  await refused;
  await expect(enquiry.getByText(inbox.noteConflict(theirs))).toBeVisible();
  expect(await storedEnquiry(id)).toMatchObject({ note: theirs, status: 'in progress' });
  await expect(note).toHaveValue('Called.');
  await save();
  await expectSaved('Called.');
  forgive(problems, /409/);
});

test('a note outlives its session and its tab, and conflicts with one saved meanwhile', async ({
  page,
  context,
  admin,
  id,
  word,
  noteElsewhere,
}) => {
  const other = await postEnquiry(`Neighbour ${word}`);
  const { note, press } = await openNote(page, id);
  // What somebody else saved before the first keystroke is no conflict.
  await noteElsewhere('Called.');
  await press(inbox.statuses['in progress']);
  await expect(note).toHaveValue('Called.');
  await note.fill('Called. Wants');
  await openRow(page, `Neighbour ${word}`);
  await noteOf(page, other).note.fill('Called too.');
  await admin.call('PUT', adminPaths.api.updateEnquiry(other), { note: theirs });
  await context.clearCookies();
  await page.close();

  const again = await context.newPage();
  await enterAdmin(again);
  const opened = await openNote(again, id);
  await expect(opened.note).toHaveValue('Called. Wants');
  await expect(opened.enquiry.getByText(inbox.noteFound)).toBeVisible();
  await openRow(again, `Neighbour ${word}`);
  const conflicting = noteOf(again, other);
  await expect(conflicting.note).toHaveValue('Called too.');
  await expect(conflicting.enquiry.getByText(inbox.noteConflict(theirs))).toBeVisible();
  await conflicting.save();
  await conflicting.expectSaved('Called too.');
  // Opened once more, it has no text that was left.
  await openRow(again, `Visitor ${word}`);
  await openRow(again, `Neighbour ${word}`);
  await expect(conflicting.enquiry.getByText(inbox.noteHint)).toBeVisible();
});

/** Holds the next change of an enquiry back until it is let go. */
async function holdUpdate(page: Page, id: string) {
  const call = `**${adminPaths.api.updateEnquiry(id)}`;
  const held = Promise.withResolvers<null>();
  await page.route(call, (route) => held.promise.then(() => route.continue()), { times: 1 });
  return { sent: page.waitForRequest(call), letGo: () => held.resolve(null) };
}

async function openRow(page: Page, name: string): Promise<void> {
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button').click();
}

async function openNote(page: Page, id: string) {
  await openEnquiry(page, id);
  return noteOf(page, id);
}

/** The operator's acts on the note of an open enquiry. */
function noteOf(page: Page, id: string) {
  const enquiry = page.locator(`[id="enquiry-${id}"]`);
  const note = enquiry.getByLabel(inbox.note);
  const press = (name: string) => enquiry.getByRole('button', { name }).click();
  const save = () => press(inbox.saveNote);
  const expectSaved = async (text: string) => {
    await expect(page.getByText(inbox.noteSaved).first()).toBeVisible();
    await expect.poll(async () => (await storedEnquiry(id)).note).toBe(text);
  };
  return { enquiry, note, press, save, expectSaved };
}
