import type { Page, Route } from '@playwright/test';
import { admin as adminWords } from '../../../src/content/admin/admin';
import { adminBatch, adminList } from '../../../src/content/admin/list';
import { errorMessages } from '../../../src/content/screen-messages';
import { adminPaths } from '../../../src/admin-paths';
import { expectAccessible } from '../setup/accessible';
import { forgive } from '../setup/problems';
import { findRow, openReady } from '../setup/records';
import { expect, test } from '../setup/signed-in';

const { property: words } = adminList;
const listCalls = `**${adminPaths.api.recordList('property')}?*`;
const findNames = (page: Page) =>
  page.locator('tbody th a').evaluateAll((links) => links.map(({ textContent }) => textContent));

test('more rows come below those that are there: what is changed keeps its place, what is ticked stays so, and the old rows stay until a search is answered', async ({
  page,
  word,
  addHomes,
}) => {
  await addHomes({ address: 'Velachery, Chennai' }, ...Array.from({ length: 51 }, () => ({})));
  await openReady(page, `${adminPaths.properties}?text=${word}&show=Available`);
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(20);
  const names = await findNames(page);
  await rows.nth(0).getByRole('checkbox').check();
  const status = rows.nth(1).getByRole('switch');
  await status.click();
  await expect(status).toHaveText('Occupied');
  await page.getByRole('button', { name: adminWords.more(32) }).click();
  await expect(rows).toHaveCount(52);
  expect((await findNames(page)).slice(0, 20)).toEqual(names);
  await expect(status).toHaveText('Occupied');
  await expect(rows.nth(0).getByRole('checkbox')).toBeChecked();
  const bar = page.getByRole('group', { name: adminBatch.label });
  await expect(bar.getByRole('status')).toHaveText(adminBatch.selected(1));

  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(
    listCalls,
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  const search = page.getByRole('searchbox');
  await search.fill(`velachery ${word}`);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(rows).toHaveCount(52);
  release(undefined);
  await expect(rows).toHaveCount(1);
  await expect(search).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: words.found(1) })).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
});

test('what is pressed in the moment in which it can be works: the last row is taken over after the first', async ({
  page,
  word,
  addHomes,
}) => {
  await addHomes(...Array.from({ length: 20 }, () => ({})));
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const pressed = ['input', '[role=switch]'].map((control) =>
        document.querySelector<HTMLElement>(`tbody tr:last-child ${control}:enabled`),
      );
      if (pressed.includes(null)) return;
      observer.disconnect();
      for (const control of pressed) control?.click();
    });
    observer.observe(document, { subtree: true, attributeFilter: ['disabled'] });
  });
  await page.goto(`${adminPaths.properties}?text=${word}`);
  const row = page.locator('tbody').getByRole('row').last();
  await expect(row.getByRole('switch')).toHaveText('Occupied');
  await expect(row.getByRole('checkbox')).toBeChecked();
  const bar = page.getByRole('group', { name: adminBatch.label });
  await expect(bar.getByRole('status')).toHaveText(adminBatch.selected(1));
});

test('on a phone a list is sorted by rent, place and last check, and filtered by what nobody has checked for long', async ({
  page,
  word,
  addHomes,
}) => {
  await addHomes(
    { price: '31000', address: 'Velachery, Chennai', checkedOn: '2026-01-05' },
    { price: '9000', address: 'Adyar, Chennai', checkedOn: '2026-03-01', status: 'Occupied' },
    { price: '120000', address: 'Anna Nagar, Chennai' },
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await openReady(page, `${adminPaths.properties}?text=${word}`);
  const sort = page.getByLabel(adminList.sortLabel);
  for (const [order, numbers] of [
    ['rent', [2, 1, 3]],
    ['-rent', [3, 1, 2]],
    ['place', [2, 3, 1]],
    ['checked', [1, 2, 3]],
  ] as const) {
    await sort.selectOption(order);
    await expect(page).toHaveURL(new RegExp(`sort=${order}$`));
    await expect
      .poll(() => findNames(page))
      .toEqual(numbers.map((number) => `Home ${number} ${word}`));
  }
  await page.getByLabel(words.filterLabel, { exact: true }).selectOption('unchecked');
  await expect.poll(() => findNames(page)).toEqual([`Home 1 ${word}`]);
  const isWide = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isWide)).toBe(false);
  await expectAccessible(page, 'a sorted list on a phone');
});

test('a search that is not answered leaves the rows, says so, and asks for the password only when somebody asks again', async ({
  page,
  word,
  addHomes,
  problems,
}) => {
  await addHomes({}, { address: 'Velachery, Chennai' });
  await openReady(page, `${adminPaths.properties}?text=${word}`);
  const signedOut = (route: Route) => route.fulfill({ status: 401, json: {} });
  await page.route(listCalls, signedOut);
  await page.getByRole('searchbox').fill(`velachery ${word}`);
  const alert = page.getByRole('alert').filter({ hasText: adminList.reloadFailed });
  await expect(alert).toBeVisible();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const retry = alert.getByRole('button', { name: errorMessages.retry });
  await retry.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute(listCalls);
  await expect(alert).toBeVisible();
  await retry.click();
  await expect(alert).toHaveCount(0);
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
  await expect(findRow(page, `Home 2 ${word}`)).toBeVisible();
  forgive(problems, /401/);
});
