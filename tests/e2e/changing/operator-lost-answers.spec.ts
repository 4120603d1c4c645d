import type { Page, Route } from '@playwright/test';
import { admin } from '../../../src/content/admin';
import { adminList } from '../../../src/content/admin-list';
import { inbox } from '../../../src/content/inbox';
import { messages } from '../../../src/content/messages';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { openAdmin } from '../setup/admin';
import { openEnquiry, postEnquiry } from '../setup/posted-enquiry';
import { forgive } from '../setup/problems';
import { chooseDelete, deleteRow, enterAdmin, openReady, rowOf } from '../setup/records';
import { expect, test } from '../setup/visitor';

const mark = Date.now().toString(36);
let made = 0;

/** Adds a property of the test's own. */
async function addProperty(): Promise<{ id: string; name: string }> {
  made += 1;
  const name = `Home ${made} that is deleted ${mark}`;
  const admin = await openAdmin();
  return { name, id: await admin.addProperty(sampleProperty({ name, images: [] })) };
}

const listOfAll = `${paths.admin.properties}?text=${mark}`;
const listCall = `**${paths.api.catalogue}`;

test.beforeEach(({ page }) => enterAdmin(page));

/** Lets the next call to an address succeed, and loses its answer. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(address, lose, { times: 1 });
}

/** Chooses to delete a property, and confirms it. */
async function chooseToDelete(page: Page, name: string): Promise<void> {
  await chooseDelete(rowOf(page, name));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

test('a property whose deletion was not answered goes from the list, which is loaded anew', async ({
  page,
  problems,
}) => {
  const { id, name } = await addProperty();
  await openReady(page, listOfAll);
  await loseAnswer(page, `**${paths.api.deleteProperty(id)}`);
  await chooseToDelete(page, name);
  await expect(page.getByText(messages.record.deleteFailed)).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
  forgive(problems, /ERR_CONNECTION_RESET/);
});

test('deleting it again counts as done, and can be undone', async ({ page, problems }) => {
  const { id, name } = await addProperty();
  await openReady(page, listOfAll);
  await loseAnswer(page, `**${paths.api.deleteProperty(id)}`);
  await page.route(listCall, (route) => route.abort('connectionreset'), { times: 1 });
  await chooseToDelete(page, name);
  await expect(page.getByText(adminList.reloadFailed)).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(1);

  const answer = page.waitForResponse(`**${paths.api.deleteProperty(id)}`);
  await deleteRow(page, name);
  expect((await answer).status()).toBe(204);
  await expect(page.getByText(adminList.deleted(`“${name}”`))).toBeVisible();
  await page.getByRole('button', { name: admin.undo }).click();
  await expect(rowOf(page, name)).toHaveCount(1);
  forgive(problems, /ERR_CONNECTION_RESET/);
});

test('of two deletions in a row, a late list from the first does not show the second again', async ({
  page,
}) => {
  const [first, second] = [await addProperty(), await addProperty()];
  await openReady(page, listOfAll);
  const asked = Promise.withResolvers<null>();
  const held = Promise.withResolvers<null>();
  const holdBack = async (route: Route) => {
    const response = await route.fetch();
    asked.resolve(null);
    await held.promise;
    await route.fulfill({ response });
  };
  await page.route(listCall, holdBack, { times: 1 });
  await deleteRow(page, first.name);
  await asked.promise;
  const newer = page.waitForResponse(listCall);
  await deleteRow(page, second.name);
  expect(await (await newer).text()).not.toContain(second.name);
  const older = page.waitForResponse(listCall);
  held.resolve(null);
  expect(await (await older).text()).toContain(second.name);
  // Time in which it would appear again.
  await page.waitForTimeout(500);
  await expect(rowOf(page, second.name)).toHaveCount(0);
});

test('an enquiry whose erasure was not answered can be erased again', async ({
  page,
  problems,
}) => {
  const id = await postEnquiry('A visitor who is erased');
  const enquiry = await openEnquiry(page, id);
  await loseAnswer(page, `**${paths.api.deleteEnquiry(id)}`);
  await page.route(`**${paths.api.enquiries}`, (route) => route.abort('connectionreset'), {
    times: 1,
  });
  const erase = async () => {
    await enquiry.getByRole('button', { name: inbox.actions.erase }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: inbox.erase.confirm });
    await confirm.click();
  };
  await erase();
  await expect(page.getByText(inbox.failed)).toBeVisible();
  await expect(enquiry).toHaveCount(1);
  await erase();
  await expect(page.getByText(inbox.erase.done)).toBeVisible();
  await expect(enquiry).toHaveCount(0);
  forgive(problems, /ERR_CONNECTION_RESET|404/);
});

/** Serves a page as with more enquiries than fit into it. */
async function serveFirstOnly(page: Page, address: string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    const part = whole.replace(/(isComplete(?:&quot;|&#34;|"):\[0,)true/, '$1false');
    expect(part).not.toBe(whole);
    await route.fulfill({ response, body: part });
  });
}

test('when the remaining enquiries cannot be loaded, the inbox says so and offers a retry', async ({
  page,
  problems,
}) => {
  await postEnquiry('A visitor among many');
  let broken = true;
  await page.route(`**${paths.api.enquiries}`, (route) =>
    broken ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await serveFirstOnly(page, paths.admin.enquiries);
  await openReady(page, paths.admin.enquiries);
  const alert = page.getByRole('alert').filter({ hasText: inbox.loadFailed });
  const retry = alert.getByRole('button', { name: messages.error.retry });
  await expect(alert).toBeVisible();
  const again = page.waitForResponse(`**${paths.api.enquiries}`);
  await retry.click();
  await again;
  await expect(alert).toBeVisible();
  broken = false;
  await retry.click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByText('A visitor among many').first()).toBeVisible();
  forgive(problems, /503/);
});
