import type { Page } from '@playwright/test';
import { inbox } from '../../../src/content/admin/inbox';
import { adminPaths } from '../../../src/admin-paths';
import { hold } from '../setup/hold';
import { openEnquiry, postEnquiry, storedEnquiry } from '../setup/posted-enquiry';
import { forgive } from '../setup/problems';
import { enterAdmin, openReady } from '../setup/records';
import { expect, test as base } from '../setup/signed-in';

const words = inbox.thread;

/** An enquiry of the test's own; another operator can add a line to it. */
const test = base.extend<{ id: string; addElsewhere: (text: string) => Promise<unknown> }>({
  id: async ({ word }, use) => use(await postEnquiry(`Visitor ${word}`)),
  addElsewhere: async ({ admin, id }, use) =>
    use((text) =>
      admin.call('PUT', adminPaths.api.updateEnquiry(id), {
        line: { id: crypto.randomUUID(), kind: 'note', text },
      }),
    ),
});

test('two people add a line at once, and both stand; a line whose answer is lost is there once', async ({
  page,
  id,
  addElsewhere,
  problems,
}) => {
  const { enquiry, field, press } = await openThread(page, id);
  await field.fill('Called.');
  await addElsewhere('Do not call before noon.');
  await press(words.add.call);
  await expect(page.getByText(words.added)).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(enquiry.getByText('Do not call before noon.')).toBeVisible();
  await expect(enquiry.getByRole('listitem').filter({ hasText: 'Called.' })).toContainText(
    words.kinds.call,
  );

  await field.fill('Comes on Friday.');
  await page.route(
    `**${adminPaths.api.updateEnquiry(id)}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await press(words.add.visit);
  await expect(page.getByText(inbox.failed)).toBeVisible();
  await expect(field).toHaveValue('Comes on Friday.');
  await press(words.add.visit);
  await expect(field).toHaveValue('');
  expect((await storedEnquiry(id)).thread.map(({ kind, text }) => [kind, text])).toEqual([
    ['note', 'Do not call before noon.'],
    ['call', 'Called.'],
    ['visit', 'Comes on Friday.'],
  ]);
  forgive(problems, /ERR_FAILED/);
});

test('a line outlives its session and its tab, each in its own enquiry', async ({
  page,
  context,
  id,
  word,
}) => {
  const { field } = await openThread(page, id);
  await field.fill('Called. Wants');
  const other = await postEnquiry(`Neighbour ${word}`);
  await context.clearCookies();
  await page.close();

  const again = await context.newPage();
  await enterAdmin(again);
  const opened = await openThread(again, id);
  await expect(opened.field).toHaveValue('Called. Wants');
  await expect(opened.enquiry.getByText(words.found)).toBeVisible();
  await opened.field.fill('Called. Wants a balcony.');
  await opened.press(words.add.note);
  await expect(opened.field).toHaveValue('');
  expect((await storedEnquiry(id)).thread).toMatchObject([{ text: 'Called. Wants a balcony.' }]);
  const next = await openThread(again, other);
  await expect(next.field).toHaveValue('');
  await expect(next.enquiry.getByText(words.hint)).toBeVisible();
});

test('one press makes an enquiry mine, its row has my name, and the filter shows it until it is given back', async ({
  page,
  id,
  word,
}) => {
  const { enquiry, press } = await openThread(page, id);
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Visitor ${word}` });
  const mine = enquiry.getByRole('button', { name: inbox.mine });
  const whose = enquiry.getByLabel(inbox.whose);
  await expect(whose).toHaveValue('');
  await press(inbox.mine);
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect(whose).not.toHaveValue('');
  const name = await page.evaluate(() => {
    const { people = '{}', person = '' } = document.body.dataset;
    return (JSON.parse(people) as Record<string, string>)[person];
  });
  await expect(row).toContainText(name ?? 'nobody');
  const filter = page.getByRole('search').getByRole('button', { name: inbox.mine });
  await filter.click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button').click();
  await press(inbox.mine);
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => storedEnquiry(id)).toMatchObject({ assignedTo: '' });
  // The list gives it to anybody of the office.
  await whose.selectOption({ index: 1 });
  await expect.poll(async () => (await storedEnquiry(id)).assignedTo).not.toBe('');
  await expect(row).toContainText(inbox.statuses['in progress']);
});

test('what the inbox says of a search is said of its answer', async ({ page, word }) => {
  await postEnquiry(`Visitor ${word}`);
  await openReady(page, adminPaths.enquiries);
  const heading = page
    .getByRole('status')
    .filter({ hasText: /enquir/ })
    .first();
  const before = await heading.textContent();
  const release = await hold(page, /\/api\/enquiry\/list/);
  await page.getByRole('searchbox').fill(`Visitor ${word}`);
  await expect(page.locator('ul[aria-busy=true]')).toBeVisible();
  await expect(heading).toHaveText(before ?? '');
  release();
  await expect(heading).toHaveText(inbox.found(1));
});

async function openThread(page: Page, id: string) {
  const enquiry = await openEnquiry(page, id);
  const field = enquiry.getByLabel(words.label);
  const press = (name: string) => enquiry.getByRole('button', { name }).click();
  return { enquiry, field, press };
}
