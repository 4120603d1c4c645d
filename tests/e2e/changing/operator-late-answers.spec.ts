import type { Page, Route } from '@playwright/test';
import { admin as adminWords } from '../../../src/content/admin/admin';
import { adminList } from '../../../src/content/admin/list';
import { inbox } from '../../../src/content/admin/inbox';
import { errorMessages } from '../../../src/content/screen-messages';
import { adminPaths } from '../../../src/admin-paths';
import { postEnquiry } from '../setup/posted-enquiry';
import { collectAlerts, forgive } from '../setup/problems';
import { chooseDelete, deleteRow, openReady, findRow, settle } from '../setup/records';
import { expect, test } from '../setup/signed-in';

/** The calls of a list, whatever they ask for. */
const everyCall = (list: string) => `**${list}?*`;

const failNext = (page: Page, list: string) =>
  page.route(everyCall(list), (route) => route.abort('connectionreset'), { times: 1 });

const properties = adminPaths.api.recordList('property');

const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('oddity: a late list takes back neither a change nor a deletion; a deletion without an answer counts as done, and has its words, never by window.alert', async ({
  page,
  word,
  addHomes,
  problems,
}) => {
  const alerts = collectAlerts(page);
  const ids = await addHomes({ checkedOn: '2026-02-10' }, {}, {}, {}, {});
  const [, , , seenId = '', unseenId = ''] = ids;
  const checked = `Home 1 ${word}`;
  const first = `Home 2 ${word}`;
  const second = `Home 3 ${word}`;
  const seen = `Home 4 ${word}`;
  const unseen = `Home 5 ${word}`;
  await openReady(page, `${adminPaths.properties}?text=${word}`);
  const early = await holdNext(page, properties);
  await comeBack(page);
  await early.asked;
  const button = page.getByRole('button', { name: new RegExp(`^Check.*${checked}$`) });
  await button.click();
  await expect(page.getByText(adminList.property.changed.checked(`“${checked}”`))).toBeVisible();
  await early.release();
  await expect(button).toHaveText(new RegExp(`^${adminList.property.checked}`));

  // Of two deletions in a row, the list from the first still has the second.
  const late = await holdNext(page, properties);
  await deleteRow(page, first);
  await late.asked;
  await deleteRow(page, second);
  await late.release();
  await expect(findRow(page, second)).toHaveCount(0);
  await expect(findRow(page, checked)).toHaveCount(1);

  const chooseToDelete = async (name: string) => {
    await chooseDelete(findRow(page, name));
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  await loseAnswer(page, adminPaths.api.record('property', 'delete', seenId));
  await chooseToDelete(seen);
  await expect(page.locator('.toast p').last()).toHaveText('This error is in deletion');
  await expect(findRow(page, seen)).toHaveCount(0);

  await loseAnswer(page, adminPaths.api.record('property', 'delete', unseenId));
  await failNext(page, properties);
  await chooseToDelete(unseen);
  await expect(page.getByText(adminList.reloadFailed)).toBeVisible();
  await expect(findRow(page, unseen)).toHaveCount(1);
  const answer = page.waitForResponse(`**${adminPaths.api.record('property', 'delete', unseenId)}`);
  await deleteRow(page, unseen);
  expect((await answer).status()).toBe(204);
  await expect(page.getByText(adminList.deleted(`“${unseen}”`))).toBeVisible();
  await page.getByRole('button', { name: adminWords.undo }).click();
  await expect(findRow(page, unseen)).toHaveCount(1);
  expect(alerts).toEqual([]);
  forgive(problems, /ERR_CONNECTION_RESET/);
});

test('an inbox that could not be loaded again says so, with a retry; an erasure without an answer can be repeated', async ({
  page,
  word,
  problems,
}) => {
  const id = await postEnquiry(word);
  await openReady(page, adminPaths.enquiries);
  const fail = (route: Route) => route.fulfill({ status: 503, json: {} });
  await page.route(everyCall(adminPaths.api.enquiries), fail, { times: 1 });
  await comeBack(page);
  const alert = page.getByRole('alert').filter({ hasText: inbox.loadFailed });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: errorMessages.retry }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByText(word).first()).toBeVisible();
  forgive(problems, /503/);

  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: word });
  await row.getByRole('button').click();
  const enquiry = page.locator(`[id="enquiry-${id}"]`);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await enquiry.getByLabel(inbox.thread.label).fill(`Called ${word}`);
  expect(await kept()).toContain(`Called ${word}`);
  await loseAnswer(page, adminPaths.api.deleteEnquiry(id));
  await failNext(page, adminPaths.api.enquiries);
  const erase = async () => {
    await enquiry.getByRole('button', { name: inbox.actions.erase }).click();
    await page.getByRole('dialog').getByRole('button', { name: inbox.erase.confirm }).click();
  };
  await erase();
  await expect(page.getByText(inbox.failed)).toBeVisible();
  await expect(enquiry).toHaveCount(1);
  await erase();
  await expect(page.getByText(inbox.erase.done)).toBeVisible();
  await expect(enquiry).toHaveCount(0);
  expect(await kept()).not.toContain(`Called ${word}`);
  forgive(problems, /ERR_CONNECTION_RESET|404/);
});

/** Keeps the next answer of a list back, as it was when it was asked for; later ones come at once. */
async function holdNext(page: Page, list: string) {
  const asked = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    asked.resolve(undefined);
    await released.promise;
    await route.fulfill({ response });
  };
  await page.route(everyCall(list), hold, { times: 1 });
  return {
    asked: asked.promise,
    /** Gives the answer that was kept back, and waits until the page has taken it in. */
    release: async () => {
      const answered = page.waitForResponse(everyCall(list));
      released.resolve(undefined);
      await (await answered).finished();
      await settle(page);
    },
  };
}

/** Lets the next call to an address succeed, and loses its answer. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(`**${address}`, lose, { times: 1 });
}
