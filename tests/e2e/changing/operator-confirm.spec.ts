import type { Page } from '@playwright/test';
import { admin as adminWords } from '../../../src/content/admin';
import { adminBatch } from '../../../src/content/admin-batch';
import { adminList } from '../../../src/content/admin-list';
import { formWords } from '../../../src/content/record-form';
import { addDays, isoDay } from '../../../src/domain/date';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { openAdmin } from '../setup/admin';
import { press } from '../setup/keyboard';
import { enterAdmin, openReady, rowOf, save, storedProperty } from '../setup/records';
import { expect, test } from '../setup/visitor';

const { property: words } = adminList;
const mark = Date.now().toString(36);
const today = () => isoDay(new Date().toISOString());
let made = 0;

/** Adds properties of the test's own, confirmed so many days ago; their names share a word. */
async function addProperties(ages: readonly (number | null)[]) {
  made += 1;
  const word = `confirm${made}${mark}`;
  const admin = await openAdmin();
  const ids: string[] = [];
  for (const [place, age] of ages.entries()) {
    const confirmedAt = age === null ? '' : addDays(today(), -age);
    const name = `Home ${place + 1} ${word}`;
    ids.push(await admin.addProperty(sampleProperty({ name, confirmedAt })));
  }
  return { ids, word, at: `${paths.admin.properties}?text=${word}` };
}

/** The button of a row, whichever of its two words it shows. */
const confirmOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `available: ${name}` });

test.beforeEach(({ page }) => enterAdmin(page));

test('one click, or one key, confirms a property for today, and Undo takes it back', async ({
  page,
}) => {
  const { ids, word, at } = await addProperties([12]);
  const [id = ''] = ids;
  const name = `Home 1 ${word}`;
  await openReady(page, at);
  await expect(rowOf(page, name)).toContainText(words.confirmedAgo(12));
  const button = confirmOf(page, name);
  await press(page, button);
  await expect(button).toHaveText(new RegExp(`^${words.confirmed}`));
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  await expect(rowOf(page, name)).not.toContainText(words.confirmedAgo(12));
  await expect(page.getByText(words.changed.confirmed(`“${name}”`))).toBeVisible();
  expect((await storedProperty(page, id)).confirmedAt).toBe(today());

  await page.getByRole('button', { name: adminWords.undo }).click();
  await expect(page.getByText(words.undone(`“${name}”`))).toBeVisible();
  await expect(rowOf(page, name)).toContainText(words.confirmedAgo(12));
  expect((await storedProperty(page, id)).confirmedAt).toBe(addDays(today(), -12));
});

test('the first page leads to what is to be confirmed, where all are confirmed at once but the occupied', async ({
  page,
}) => {
  const { ids, word } = await addProperties([null, 8, 20, 7]);
  const [, , let_ = ''] = ids;
  await openReady(page, paths.admin.home);
  const group = page.getByRole('listitem').filter({ hasText: 'to be confirmed this week' }).last();
  await expectAccessible(page, 'the first page with what is to be confirmed');
  await openReady(page, paths.admin.home);
  await group.getByRole('link').first().click();
  await expect(page).toHaveURL(/show=confirm/);
  await openReady(page, page.url());
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText(words.found(3), { exact: true })).toBeVisible();
  await expect(rowOf(page, `Home 4 ${word}`)).toHaveCount(0);
  await expect(rowOf(page, `Home 1 ${word}`)).toContainText(words.confirmedAgo(null));

  // It keeps its place in the list, and is not to be confirmed any more.
  await page.getByRole('switch', { name: words.isAvailable(`Home 3 ${word}`) }).click();
  await expect(confirmOf(page, `Home 3 ${word}`)).toHaveCount(0);
  await page.getByRole('checkbox', { name: adminList.selectAll }).check();
  const bar = page.getByRole('group', { name: adminBatch.label });
  await bar.getByRole('button', { name: adminBatch.changes.confirmed, exact: true }).click();
  await expect(page.getByText(words.changed.confirmed(words.found(2)))).toBeVisible();
  for (const id of ids.slice(0, 2))
    expect((await storedProperty(page, id)).confirmedAt).toBe(today());
  expect((await storedProperty(page, let_)).confirmedAt).toBe(addDays(today(), -20));

  await page.getByRole('button', { name: adminWords.undo }).click();
  await expect(rowOf(page, `Home 1 ${word}`)).toContainText(words.confirmedAgo(null));
  await expect(rowOf(page, `Home 2 ${word}`)).toContainText(words.confirmedAgo(8));
});

test('in the form a button sets the day to today, and the list shows what is not stated', async ({
  page,
}) => {
  const { ids, word } = await addProperties([null]);
  const [id = ''] = ids;
  await openReady(page, `${paths.admin.properties}?text=${word}`);
  const show = page.getByRole('combobox', { name: words.filterLabel });
  await show.selectOption('advance');
  await expect(rowOf(page, `Home 1 ${word}`)).toHaveCount(1);
  const labelOf = () => show.locator('option[value="advance"]').innerText();
  const counted = Number(/\((\d+)\)$/.exec(await labelOf())?.[1]);
  expect(counted).toBeGreaterThan(0);

  await openReady(page, paths.admin.property(id));
  const day = page.getByLabel('Confirmed available on');
  await expect(day).toHaveValue('');
  await page.getByRole('button', { name: formWords.today, exact: true }).click();
  await expect(day).toHaveValue(today());
  await page.locator('#field-advance').fill('3 months');
  await save(page);
  await expect(page).toHaveURL(new RegExp(`#row-${id}$|show=advance`));
  expect(await storedProperty(page, id)).toMatchObject({
    confirmedAt: today(),
    advance: '3 months',
  });
  await openReady(page, `${paths.admin.properties}?text=${word}&show=advance`);
  await expect(page.getByText(adminList.nothingFound)).toBeVisible();
  expect(await labelOf()).toContain(`(${counted - 1})`);
});

for (const width of [320, 360, 768, 1440]) {
  test(`at ${width} px the list with all of it is accessible and not wider than the window`, async ({
    page,
  }) => {
    const { word } = await addProperties([null, 0, 30]);
    await page.setViewportSize({ width, height: 780 });
    await openReady(page, `${paths.admin.properties}?text=${word}`);
    await page.getByRole('checkbox', { name: adminList.selectAll }).check();
    await expect(page.getByRole('group', { name: adminBatch.label })).toBeVisible();
    await expectNoSidewaysScroll(page, `the list at ${width} px`);
    await expectAccessible(page, `the list at ${width} px`);
  });
}
