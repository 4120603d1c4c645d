import type { Page } from '@playwright/test';
import { adminBatch } from '../../../src/content/admin-batch';
import { adminList } from '../../../src/content/admin-list';
import { admin as adminWords, adminMenu } from '../../../src/content/admin';
import { failures } from '../../../src/content/failures';
import { messages } from '../../../src/content/messages';
import { formWords } from '../../../src/content/record-form';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { openAdmin } from '../setup/admin';
import { press, tabTo } from '../setup/keyboard';
import { forgive } from '../setup/problems';
import { deleteRow, enterAdmin, openReady, rowOf, save, storedProperty } from '../setup/records';
import { expect, test } from '../setup/visitor';

const mark = Date.now().toString(36);
let made = 0;

/** Adds properties of the test's own; their names share a word, and the list shows only them. */
async function addProperties(count: number): Promise<{ ids: string[]; word: string; at: string }> {
  made += 1;
  const word = `row${made}${mark}`;
  const admin = await openAdmin();
  const ids: string[] = [];
  for (let place = 1; place <= count; place += 1)
    ids.push(
      await admin.addProperty(sampleProperty({ name: `Home ${place} ${word}`, images: [] })),
    );
  return { ids, word, at: `${paths.admin.properties}?text=${word}` };
}

const titleOf = (page: Page, name: string) => rowOf(page, name).getByRole('link', { name }).first();

test.beforeEach(({ page }) => enterAdmin(page));

test('a save leads back to its row in the whole list, in sight beside the message', async ({
  page,
}) => {
  const { word } = await addProperties(1);
  await openReady(page, paths.admin.properties);
  await titleOf(page, `Home 1 ${word}`).click();
  await openReady(page, page.url());
  await page.locator('#field-price').fill('31000');
  await save(page);
  const title = titleOf(page, `Home 1 ${word}`);
  await expect(title).toBeFocused();
  const toast = page.locator('.toast').filter({ hasText: messages.record.updated });
  await expect(toast).toBeVisible();
  const isBelow = async (): Promise<boolean> => {
    const [row, message] = [await title.boundingBox(), await toast.boundingBox()];
    return row !== null && message !== null && row.y >= message.y + message.height;
  };
  await expect.poll(isBelow).toBe(true);
  await expect(title).toBeInViewport({ ratio: 1 });
});

test('a save leads back to the search, with the focus on the row and a link to the page', async ({
  page,
}) => {
  const { word, ids } = await addProperties(2);
  await openReady(page, paths.admin.properties);
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('row')).toHaveCount(3);
  await titleOf(page, `Home 1 ${word}`).click();
  await openReady(page, page.url());
  await expect(page.getByRole('link', { name: formWords.back })).toHaveAttribute(
    'href',
    `${paths.admin.properties}?text=${word}`,
  );
  await page.locator('#field-price').fill('31000');
  await save(page);
  await expect(page).toHaveURL(new RegExp(`allproperty\\?text=${word}$`));
  await expect(titleOf(page, `Home 1 ${word}`)).toBeFocused();
  await expect(page.getByRole('row')).toHaveCount(3);
  const toast = page.locator('.toast').filter({ hasText: messages.record.updated });
  const link = toast.getByRole('link', { name: adminWords.viewOnSite });
  await expect(link).toHaveAttribute('href', paths.property(ids[0] ?? ''));
});

test('the message after a delete is not over the menu, and is gone after 15 s', async ({
  page,
}) => {
  const { word, at } = await addProperties(2);
  await page.clock.install();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openReady(page, at);
    await deleteRow(page, `Home 1 ${word}`);
    const undo = page.getByRole('button', { name: adminWords.undo });
    await expect(undo).toBeFocused();
    const trash = page.getByRole('link', { name: adminMenu.pages.trash, exact: true });
    await trash.click({ trial: true });
    await undo.hover();
    if (width === 1440) break;
    await undo.click();
    await expect(rowOf(page, `Home 1 ${word}`)).toHaveCount(1);
  }
  await page.clock.fastForward(8_000);
  await expect(page.locator('.toast')).toBeVisible();
  await page.clock.fastForward(7_500);
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(titleOf(page, `Home 2 ${word}`)).toBeFocused();
});

const statusOf = (page: Page, name: string) =>
  page.getByRole('switch', { name: adminList.property.isAvailable(name), exact: true });

test('one click changes the status, and Undo takes it back; the row stays where it is', async ({
  page,
}) => {
  const { ids, word } = await addProperties(2);
  const name = `Home 1 ${word}`;
  await openReady(page, `${paths.admin.properties}?text=${word}&show=Available`);
  await statusOf(page, name).click();
  await expect(statusOf(page, name)).not.toBeChecked();
  await expect(statusOf(page, name)).toHaveText('Occupied');
  await expect(page.getByText(adminList.property.changed.Occupied(`“${name}”`))).toBeVisible();
  expect((await storedProperty(page, ids[0] ?? '')).status).toBe('Occupied');
  await page.getByRole('button', { name: adminWords.undo }).click();
  await expect(page.getByText(adminList.property.undone(`“${name}”`))).toBeVisible();
  expect((await storedProperty(page, ids[0] ?? '')).status).toBe('Available');
  await expect(rowOf(page, name)).toHaveCount(1);
  const view = rowOf(page, name).getByRole('link', { name: new RegExp(`^${adminList.view}`) });
  await view.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a status changed over somebody else’s change is not saved: the row shows theirs', async ({
  page,
  problems,
}) => {
  const { ids, word, at } = await addProperties(1);
  const [id = ''] = ids;
  const name = `Home 1 ${word}`;
  await openReady(page, at);
  const origin = process.env.SITE_ADDRESS ?? '';
  const theirs = { data: { price: '45000' }, headers: { origin } };
  expect((await page.request.put(paths.api.updateProperty(id), theirs)).ok()).toBe(true);
  await statusOf(page, name).click();
  await expect(page.getByText(adminList.property.changedElsewhere(name))).toBeVisible();
  await expect(statusOf(page, name)).toBeChecked();
  await expect(rowOf(page, name)).toContainText('₹45,000');
  await statusOf(page, name).click();
  await expect(page.getByText(adminList.property.changed.Occupied(`“${name}”`))).toBeVisible();
  expect(await storedProperty(page, id)).toMatchObject({ price: '45000', status: 'Occupied' });
  forgive(problems, /409/);
});

test('of several none is changed when somebody else has changed one, which is named; then they are', async ({
  page,
  problems,
}) => {
  const { ids, word, at } = await addProperties(2);
  await openReady(page, at);
  const origin = process.env.SITE_ADDRESS ?? '';
  const theirs = { data: { price: '45000' }, headers: { origin } };
  const path = paths.api.updateProperty(ids[1] ?? '');
  expect((await page.request.put(path, theirs)).ok()).toBe(true);
  await page.getByRole('checkbox', { name: adminList.selectAll }).check();
  const bar = page.getByRole('group', { name: adminBatch.label });
  const occupied = bar.getByRole('button', { name: 'Occupied', exact: true });
  await occupied.click();
  await expect(page.getByText(adminList.property.changedElsewhere(`Home 2 ${word}`))).toBeVisible();
  await expect(rowOf(page, `Home 2 ${word}`)).toContainText('₹45,000');
  for (const id of ids) expect((await storedProperty(page, id)).status).toBe('Available');
  await expect(bar.getByRole('status')).toHaveText(adminBatch.selected(2));
  await occupied.click();
  const things = adminList.property.found(2);
  await expect(page.getByText(adminList.property.changed.Occupied(things))).toBeVisible();
  expect(await storedProperty(page, ids[1] ?? '')).toMatchObject({
    price: '45000',
    status: 'Occupied',
  });
  forgive(problems, /409/);
});

test('by keyboard alone: the status of one, then of all, at first in vain', async ({
  page,
  problems,
}) => {
  const { ids, word, at } = await addProperties(3);
  await openReady(page, at);
  const first = statusOf(page, `Home 1 ${word}`);
  await press(page, first, 'Space');
  await expect(first).not.toBeChecked();
  await expect(first).toBeFocused();
  await expect(page.locator('.toast')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.route(
    `**${paths.api.updateProperties}`,
    (route) => route.fulfill({ status: 503, json: {} }),
    { times: 1 },
  );
  const all = page.getByRole('checkbox', { name: adminList.selectAll });
  await tabTo(page, all, 'Shift+Tab');
  await page.keyboard.press('Space');
  const bar = page.getByRole('group', { name: adminBatch.label });
  await expect(bar.getByRole('status')).toHaveText(adminBatch.selected(3));
  const occupied = bar.getByRole('button', { name: 'Occupied', exact: true });
  await press(page, occupied);
  const things = adminList.property.found(3);
  await expect(
    page.getByText(adminList.property.changeFailed(things, failures.busy)),
  ).toBeVisible();
  await expect(bar.getByRole('status')).toHaveText(adminBatch.selected(3));
  await expect(statusOf(page, `Home 1 ${word}`)).not.toBeChecked();
  await expect(statusOf(page, `Home 2 ${word}`)).toBeChecked();
  await expect(occupied).toBeFocused();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: adminWords.undo });
  await expect(undo).toBeFocused();
  await expect(bar).toHaveCount(0);
  expect((await storedProperty(page, ids[1] ?? '')).status).toBe('Occupied');
  await page.keyboard.press('Enter');
  await expect(page.getByText(adminList.property.undone(things))).toBeVisible();
  await expect(statusOf(page, `Home 2 ${word}`)).toBeChecked();
  expect((await storedProperty(page, ids[1] ?? '')).status).toBe('Available');
  // It was occupied before.
  expect((await storedProperty(page, ids[0] ?? '')).status).toBe('Occupied');
  forgive(problems, /503/);
});

test('several are featured, deleted together, and restored with one Undo, each in one call', async ({
  page,
}) => {
  const { ids, word, at } = await addProperties(3);
  await openReady(page, at);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(new URL(request.url()).pathname);
  });
  for (const place of [1, 2])
    await page.getByRole('checkbox', { name: adminList.select(`Home ${place} ${word}`) }).check();
  const bar = page.getByRole('group', { name: adminBatch.label });
  await bar.getByRole('button', { name: adminBatch.changes.featured, exact: true }).click();
  await expect(
    page.getByText(adminList.property.changed.featured(adminList.property.found(2))),
  ).toBeVisible();
  await expect(rowOf(page, `Home 2 ${word}`)).toContainText(adminList.property.featured);
  await expect(rowOf(page, `Home 3 ${word}`)).not.toContainText(adminList.property.featured);
  expect((await storedProperty(page, ids[0] ?? '')).featured).toBe(true);

  await page.getByRole('checkbox', { name: adminList.selectAll }).check();
  await bar.getByRole('button', { name: adminList.delete, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: adminList.delete }).click();
  await expect(page.getByText(adminList.nothingFound)).toBeVisible();
  await page.getByRole('button', { name: adminWords.undo }).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  const { updateProperties, deleteProperties, restoreProperties } = paths.api;
  expect(calls).toEqual([updateProperties, deleteProperties, restoreProperties]);
});

test('on a phone the first row begins within 260 px, and on a wide screen rows are 56 px high', async ({
  page,
}) => {
  const { word, at } = await addProperties(2);
  const row = rowOf(page, `Home 2 ${word}`);
  await page.setViewportSize({ width: 360, height: 780 });
  await openReady(page, at);
  expect((await row.boundingBox())?.y).toBeLessThanOrEqual(260);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(57);
});
