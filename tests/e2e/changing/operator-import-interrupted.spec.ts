import type { Page, Route } from '@playwright/test';
import { failures } from '../../../src/content/failures';
import { importWords } from '../../../src/content/import';
import { paths } from '../../../src/paths';
import { tabTo } from '../setup/keyboard';
import { operator } from '../setup/operator';
import { forgive } from '../setup/problems';
import { signIn } from '../setup/sign-in';
import {
  countsOf,
  fillTemplate,
  goodOnes,
  goodRows,
  openBulk,
  preview,
  publicProperties,
  street,
  undo,
} from '../setup/import';
import { expect, test } from '../setup/visitor';

const failed = { title: 'Failed', status: 500, detail: 'Failed', requestId: 'r-1' };

test('an import outlives an ended session, a failing server and a lost answer', async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000);
  const name = street();
  // In this order; the session has ended before the first call, and calls after the last fault are let through.
  const answers: ((route: Route) => Promise<void>)[] = [
    async (route) => {
      await page.context().clearCookies();
      await route.continue({ headers: { ...route.request().headers(), cookie: '' } });
    },
    (route) => route.fulfill({ status: 500, json: failed }),
    async (route) => {
      await route.fetch();
      await route.abort();
    },
  ];
  await signIn(page);
  await openBulk(page);
  await page.route(`**${paths.api.importRows('*')}`, (route) => {
    const answer = answers.shift() ?? ((one: Route) => one.continue());
    return answer(route);
  });
  const shown = await preview(page, await fillTemplate(page, name, goodOnes(name)));
  const importButton = shown.getByRole('button', { name: importWords.preview.import(goodRows) });
  await importButton.click();
  await page.getByLabel('Password').fill(operator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(shown.getByRole('alert')).toContainText('r-1');
  expect(await publicProperties(name)).toEqual([]);
  await importButton.click();
  await expect(shown.getByRole('alert')).toContainText(
    importWords.importing.unclear(failures.unanswered),
  );
  expect(await publicProperties(name)).toHaveLength(goodRows);
  await importButton.click();
  const result = page.getByRole('region', { name: importWords.result.title });
  await expect(result).toBeVisible({ timeout: 60_000 });
  expect(await countsOf(result)).toMatchObject({
    Added: goodRows,
    [importWords.result.counts.skipped]: 0,
  });
  expect(await publicProperties(name)).toHaveLength(goodRows);
  await undo(page, result, importWords.undo.button);
  expect(await publicProperties(name)).toEqual([]);
  forgive(problems, /401|500|ERR_FAILED/);
});

/** Goes to a button as somebody without a mouse does. */
const tabToButton = (page: Page, name: string) =>
  tabTo(page, page.getByRole('button', { name, exact: true }));

test('by keyboard alone: choose, preview, import and undo', async ({ page }) => {
  test.setTimeout(180_000);
  const name = street();
  await signIn(page);
  await openBulk(page);
  const file = await fillTemplate(page, name, goodOnes(name));

  // The browser accepts no key before the page has settled.
  await expect(async () => {
    await page.getByLabel(/^Choose/).focus();
    const choosing = page.waitForEvent('filechooser', { timeout: 5_000 });
    await page.keyboard.press('Enter');
    await (await choosing).setFiles(file);
  }).toPass({ timeout: 60_000 });
  await tabToButton(page, importWords.file.upload);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: importWords.preview.title })).toBeFocused();
  await tabToButton(page, importWords.preview.import(goodRows));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: importWords.result.title })).toBeFocused();
  expect(await publicProperties(name)).toHaveLength(goodRows);
  await tabToButton(page, importWords.undo.button);
  await page.keyboard.press('Enter');
  await tabToButton(page, importWords.undo.ask.confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /is undone$/ })).toBeFocused();
  expect(await publicProperties(name)).toEqual([]);
});
