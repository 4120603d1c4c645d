import type { Page } from '@playwright/test';
import { admin as adminWords, adminMenu } from '../../../src/content/admin/admin';
import { adminBatch, adminList } from '../../../src/content/admin/list';
import { recordMessages } from '../../../src/content/screen-messages';
import { formWords } from '../../../src/content/forms/record';
import { maxSeveral } from '../../../src/domain/record';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { press, tabTo } from '../setup/keyboard';
import { forgive } from '../setup/problems';
import { chooseDelete, deleteRow, openMore, openReady, findRow, save } from '../setup/records';
import { expect, test } from '../setup/signed-in';

const { property: words } = adminList;

/** The list with nothing but the properties of the test. */
const findList = (word: string) => `${adminPaths.properties}?text=${word}`;
const findTitle = (page: Page, name: string) =>
  findRow(page, name).getByRole('link', { name }).first();
const findStatus = (page: Page, name: string) =>
  page.getByRole('switch', { name: words.isAvailable(name), exact: true });
const findBar = (page: Page) => page.getByRole('group', { name: adminBatch.label });
const findUndo = (page: Page) => page.getByRole('button', { name: adminWords.undo });

test('the list reads what visitors type, of hidden homes too, and says what it understood; it is sorted and filtered in place; a save leads back to it and its row, in sight', async ({
  page,
  word,
  addHomes,
}) => {
  const address = 'Baby Nagar, Velachery, Chennai';
  const [, id = ''] = await addHomes(
    { address, bedrooms: '2', price: '24500', shown: false },
    { address, bedrooms: '3', price: '24500', status: 'Occupied' },
    { address, bedrooms: '2', price: '31000' },
  );
  await openReady(page, adminPaths.properties);
  for (const [typed, found, said] of [
    [`2bhk velachery ${word}`, ['Home 1', 'Home 3'], /2 .*Velachery/],
    [`2 beds velachery ${word}`, ['Home 1', 'Home 3'], /2 .*Velachery/],
    [`25000 ${word}`, ['Home 1', 'Home 2'], /₹25,000/],
  ] as const) {
    await page.getByRole('searchbox').fill(typed);
    await expect(page.getByRole('row')).toHaveCount(1 + found.length);
    for (const name of found) await expect(findRow(page, `${name} ${word}`)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  }

  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('row')).toHaveCount(4);
  const row = page.locator('tbody').getByRole('row').first();
  const head = page.getByRole('columnheader', { name: words.columns.title });
  for (const [order, name] of Object.entries({ ascending: 'Home 1', descending: 'Home 3' })) {
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', order);
    await expect(row).toContainText(name);
  }
  await page.getByLabel(words.filterLabel, { exact: true }).selectOption('Occupied');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('Home 2');
  await openMore(row);
  const view = row.getByRole('link', { name: /^View\b/ });
  await expect(view).toHaveAttribute('href', paths.property(id));

  // The address follows when typing rests.
  await expect(page).toHaveURL(new RegExp(`text=${word}.*Occupied`));
  const { search } = new URL(page.url());
  const title = findTitle(page, `Home 2 ${word}`);
  await title.click();
  // Long fields take text once the form runs.
  await expect(page.locator('#field-images')).toBeEnabled();
  const back = page.getByRole('link', { name: formWords.back });
  await expect(back).toHaveAttribute('href', `${adminPaths.properties}${search}`);
  await page.locator('#field-price').fill('32000');
  await save(page);
  await expect(page).toHaveURL(
    (url) => url.pathname + url.search === adminPaths.properties + search,
  );
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText(recordMessages.updated).first()).toBeVisible();
  const link = page.locator('#toasts').getByRole('link', { name: adminWords.viewOnSite });
  await expect(link).toHaveAttribute('href', paths.property(id));
});

test('a delete asks first; its message is gone after 15 s', async ({ page, word, addHomes }) => {
  await addHomes({}, {});
  await page.clock.install();
  await openReady(page, findList(word));
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await chooseDelete(findRow(page, `Home 1 ${word}`));
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    const again = findRow(page, `Home 1 ${word}`).getByRole('button', { name: /^Delete/ });
    await expect(again).toBeFocused();
    await deleteRow(page, `Home 1 ${word}`);
    await expect(findUndo(page)).toBeFocused();
    const trash = page.getByRole('link', { name: adminMenu.pages.trash, exact: true });
    await trash.click({ trial: true });
    await findUndo(page).hover();
    if (width === 1440) break;
    await findUndo(page).click();
    await expect(findRow(page, `Home 1 ${word}`)).toHaveCount(1);
  }
  await page.clock.fastForward(8_000);
  await expect(findUndo(page)).toBeVisible();
  await page.clock.fastForward(7_500);
  await expect(findUndo(page)).toHaveCount(0);
  await expect(findTitle(page, `Home 2 ${word}`)).toBeFocused();
});

test('by keyboard one status is changed, then all; several change together or not at all; several are featured, deleted, restored at once', async ({
  page,
  admin,
  word,
  addHomes,
  problems,
}) => {
  const ids = await addHomes({}, {}, {});
  const [one = '', two = ''] = ids;
  const statuses = () => Promise.all(ids.map(async (id) => (await admin.property(id)).status));
  await openReady(page, findList(word));
  const first = findStatus(page, `Home 1 ${word}`);
  const second = findStatus(page, `Home 2 ${word}`);
  await press(page, first, 'Space');
  await expect(first).not.toBeChecked();
  await expect(first).toHaveText('Occupied');
  await expect(first).toBeFocused();
  await expect(page.getByText(words.changed.Occupied(`“Home 1 ${word}”`))).toBeVisible();
  expect(await statuses()).toEqual(['Occupied', 'Available', 'Available']);
  await page.keyboard.press('Escape');

  const all = page.getByRole('checkbox', { name: adminList.selectAll });
  await tabTo(page, all, 'Shift+Tab');
  await page.keyboard.press('Space');
  const bar = findBar(page);
  const selected = bar.getByRole('status');
  await expect(selected).toHaveText(adminBatch.selected(3));
  const occupied = bar.getByRole('button', { name: 'Occupied', exact: true });
  await press(page, occupied);
  await expect(findUndo(page)).toBeFocused();
  await expect(bar).toHaveCount(0);
  expect(await statuses()).toEqual(['Occupied', 'Occupied', 'Occupied']);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.undone(words.found(3)))).toBeVisible();
  await expect(second).toBeChecked();
  // The first was occupied before.
  expect(await statuses()).toEqual(['Occupied', 'Available', 'Available']);

  // One of them is edited elsewhere, so that none changes.
  await admin.call('PUT', adminPaths.api.record('property', 'update', two), { price: '45000' });
  await all.check();
  await occupied.click();
  await expect(page.getByText(words.changedElsewhere(`Home 2 ${word}`))).toBeVisible();
  await expect(findRow(page, `Home 2 ${word}`)).toContainText('₹45,000');
  await expect(second).toBeChecked();
  expect(await statuses()).toEqual(['Occupied', 'Available', 'Available']);
  await expect(selected).toHaveText(adminBatch.selected(3));
  forgive(problems, /409/);
  await occupied.click();
  await expect(page.getByText(words.changed.Occupied(words.found(3)))).toBeVisible();
  expect(await admin.property(two)).toMatchObject({ price: '45000', status: 'Occupied' });

  const calls: string[] = [];
  page.on('request', (request) => {
    // A HEAD only asks for the server's time.
    if (!['GET', 'HEAD'].includes(request.method())) calls.push(new URL(request.url()).pathname);
  });
  for (const index of [1, 2])
    await page.getByRole('checkbox', { name: adminList.select(`Home ${index} ${word}`) }).check();
  await bar.getByText(adminBatch.more, { exact: true }).click();
  await bar.getByRole('button', { name: adminBatch.changes.featured, exact: true }).click();
  await expect(page.getByText(words.changed.featured(words.found(2)))).toBeVisible();
  await expect(findRow(page, `Home 2 ${word}`)).toContainText(words.featured);
  await expect(findRow(page, `Home 3 ${word}`)).not.toContainText(words.featured);
  expect((await admin.property(one)).featured).toBe(true);

  await all.check();
  await bar.getByRole('button', { name: adminList.delete, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: adminList.delete }).click();
  await expect(page.getByText(adminList.nothingFound)).toBeVisible();
  await findUndo(page).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  const actions = ['update', 'delete', 'restore'] as const;
  expect(calls).toEqual(actions.map((action) => adminPaths.api.record('property', action)));
});

test('all that were found are selected, not only those on the screen', async ({
  page,
  word,
  addHomes,
}) => {
  await addHomes(...Array.from({ length: 52 }, () => ({})));
  await openReady(page, findList(word));
  await expect(page.getByRole('row')).toHaveCount(1 + 20);
  await page.getByRole('checkbox', { name: adminList.selectAll }).check();
  const bar = findBar(page);
  await expect(bar.getByRole('status')).toHaveText(adminBatch.selected(20));
  await expect(bar.getByRole('link', { name: adminBatch.share(20) })).toHaveAttribute(
    'href',
    /^https:\/\/api\.whatsapp\.com\/send\?text=/,
  );
  await bar.getByRole('button', { name: adminBatch.all(52, maxSeveral) }).click();
  await expect(bar.getByRole('status')).toHaveText(adminBatch.selected(52));
  await page.setViewportSize({ width: 1366, height: 768 });
  const tops = await bar
    .locator('> :not(div), > div > :not([popover])')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(24);
  await bar.getByRole('button', { name: adminBatch.changes.Occupied, exact: true }).click();
  await expect(page.getByText(words.changed.Occupied(words.found(52)))).toBeVisible();
});
