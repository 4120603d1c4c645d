import type { Locator, Page } from '@playwright/test';
import { readBackup } from '../../../scripts/backup/file.ts';
import { backupWords } from '../../../src/content/backup';
import { paths } from '../../../src/paths';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { forgive } from '../setup/problems';
import { enterAdmin, openReady } from '../setup/records';
import { expect, test } from '../setup/visitor';

/** Opens the page Set-up after a night. */
async function openBackups(page: Page): Promise<Locator> {
  await enterAdmin(page);
  await page.request.post('/.netlify/functions/scheduled-nightly');
  await openReady(page, paths.admin.setup);
  const backups = page.locator('section[aria-labelledby=backups]');
  await expect(backups.locator('.badge')).toHaveText(backupWords.upToDate);
  return backups;
}

test('the operator downloads a backup as one file, which is whole', async ({ page }) => {
  const backups = await openBackups(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `the backups at ${width} px`);
  }
  await expectAccessible(page, 'the backups');

  await backups.getByRole('button', { name: backupWords.download, exact: true }).focus();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d\.zip$/);
  const { list } = await readBackup(await download.path());
  const names = list.entries.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['properties.json.gz', 'blogs.json.gz']);
  expect(names.some((name) => name.startsWith('pictures/'))).toBe(true);

  const [small] = await Promise.all([
    page.waitForEvent('download'),
    backups.getByRole('button', { name: backupWords.withoutPictures }).click(),
  ]);
  const without = await readBackup(await small.path());
  expect(without.list.entries.some(({ name }) => name.startsWith('pictures/'))).toBe(false);
});

test('a download that fails says why, and can be begun again', async ({ page, problems }) => {
  const backups = await openBackups(page);
  const list = `**${paths.api.backupPictures}`;
  await page.route(list, (route) =>
    route.fulfill({ status: 500, json: { status: 500, title: '', detail: 'Broken.' } }),
  );
  await backups.getByRole('button', { name: backupWords.download, exact: true }).click();
  await expect(backups.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a failed download of a backup');
  forgive(problems, /500/);
  await page.unroute(list);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    backups.getByRole('button', { name: backupWords.download, exact: true }).click(),
  ]);
  expect((await readBackup(await download.path())).list.entries.length).toBeGreaterThan(10);
});
