import type { Page } from '@playwright/test';
import { inbox } from '../../../src/content/inbox';
import { paths } from '../../../src/paths';
import { openLead, postLead, storedLead } from '../setup/posted-lead';
import { forgive } from '../setup/problems';
import { enterOffice } from '../setup/records';
import { expect, test } from '../setup/visitor';

test.beforeEach(({ page }) => enterOffice(page));

const updateOf = (id: string) => `**${paths.api.updateLead(id)}`;

/** Holds the next change of a lead back until it is let go. */
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
  expect((await page.request.put(paths.api.updateLead(id), change)).status()).toBe(200);
}

test('what is typed into a note while it is saved is still there after a reload', async ({
  page,
}) => {
  const id = await postLead('A visitor with a long note');
  const lead = await openLead(page, id);
  const note = lead.getByLabel(inbox.note);
  const { letGo } = await holdUpdate(page, id);
  const sent = page.waitForRequest(updateOf(id));
  await note.fill('Called.');
  await lead.getByRole('button', { name: inbox.saveNote }).click();
  await sent;
  await note.fill('Called. Comes on Friday.');
  letGo();
  await expect(page.getByText(inbox.noteSaved)).toBeVisible();
  expect((await storedLead(id)).note).toBe('Called.');

  await openLead(page, id);
  await expect(note).toHaveValue('Called. Comes on Friday.');
  await lead.getByRole('button', { name: inbox.saveNote }).click();
  await expect(page.getByText(inbox.noteSaved)).toBeVisible();
  expect((await storedLead(id)).note).toBe('Called. Comes on Friday.');
});

test('two notes and a status in a row are in no conflict with each other', async ({ page }) => {
  const id = await postLead('A visitor who is noted twice');
  const lead = await openLead(page, id);
  const { letGo } = await holdUpdate(page, id);
  const sent = page.waitForRequest(updateOf(id));
  await lead.getByLabel(inbox.note).fill('First.');
  await lead.getByRole('button', { name: inbox.saveNote }).click();
  await sent;
  await lead.getByLabel(inbox.status).selectOption('done');
  await lead.getByLabel(inbox.note).fill('Second.');
  await lead.getByRole('button', { name: inbox.saveNote }).click();
  letGo();
  await expect.poll(() => storedLead(id)).toMatchObject({ note: 'Second.', status: 'done' });
});

for (const isAnswered of [false, true]) {
  const when = isAnswered ? 'after' : 'before';
  test(`a note saved ${when} the answer to a status change does not replace another operator's unseen`, async ({
    page,
    problems,
  }) => {
    const theirs = 'Do not call before noon.';
    const id = await postLead(`A visitor of two operators, ${when}`);
    const lead = await openLead(page, id);
    const conflict = lead.getByText(inbox.noteConflict.replace('#', theirs));
    await lead.getByLabel(inbox.note).fill('Called.');
    await noteElsewhere(page, id, theirs);
    const { letGo } = await holdUpdate(page, id);
    const sent = page.waitForRequest(updateOf(id));
    await lead.getByLabel(inbox.status).selectOption('done');
    await sent;
    if (isAnswered) {
      letGo();
      await expect(conflict).toBeVisible();
    }
    const refused = page.waitForResponse((response) => response.status() === 409);
    await lead.getByRole('button', { name: inbox.saveNote }).click();
    letGo();
    await refused;
    await expect(conflict).toBeVisible();
    expect(await storedLead(id)).toMatchObject({ note: theirs, status: 'done' });

    await expect(lead.getByLabel(inbox.note)).toHaveValue('Called.');
    await lead.getByRole('button', { name: inbox.saveNote }).click();
    await expect(page.getByText(inbox.noteSaved)).toBeVisible();
    expect((await storedLead(id)).note).toBe('Called.');
    forgive(problems, /409/);
  });
}

test('a note that somebody else saved before the first key is no conflict', async ({ page }) => {
  const id = await postLead('A visitor whose note is continued');
  const lead = await openLead(page, id);
  await noteElsewhere(page, id, 'Called.');
  await lead.getByLabel(inbox.status).selectOption('in progress');
  await expect(lead.getByLabel(inbox.note)).toHaveValue('Called.');
  await lead.getByLabel(inbox.note).fill('Called. Comes on Friday.');
  await lead.getByRole('button', { name: inbox.saveNote }).click();
  await expect(page.getByText(inbox.noteSaved)).toBeVisible();
  expect((await storedLead(id)).note).toBe('Called. Comes on Friday.');
});
