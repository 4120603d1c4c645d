import type { Locator, Page } from '@playwright/test';
import { checkFile } from '../../../scripts/backup/file.mjs';
import { backupWords } from '../../../src/content/backup';
import { paths } from '../../../src/paths';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { forgive } from '../setup/problems';
import { enterAdmin, openReady } from '../setup/records';
import { expect, test } from '../setup/visitor';

/** Opens the page Set-up once there is a backup; a slow machine needs several runs for it, as a large site does. */
async function openBackups(page: Page): Promise<Locator> {
  const backups = page.locator('section[aria-labelledby=backups]');
  await enterAdmin(page);
  await expect(async () => {
    await page.request.post('/.netlify/functions/scheduled-backup');
    await openReady(page, paths.admin.setup);
    await expect(backups.locator('.badge')).toHaveText(backupWords.upToDate, { timeout: 1_000 });
  }).toPass();
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
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d\.ndjson\.gz$/);
  const { header, entries } = await checkFile(await download.path());
  expect(header.pictures).toBe(true);
  const stores = entries.map(({ store }) => store);
  expect(stores).toEqual(expect.arrayContaining(['images', 'properties', 'blogs', 'history']));

  const [small] = await Promise.all([
    page.waitForEvent('download'),
    backups.getByRole('button', { name: backupWords.withoutPictures }).click(),
  ]);
  const without = await checkFile(await small.path());
  expect(without.header.pictures).toBe(false);
  expect(without.entries.some(({ store }) => store === 'images')).toBe(false);
});

test('a download that fails says why, and continues', async ({ page, problems }) => {
  const backups = await openBackups(page);
  await page.route('**/api/backup/part/**', (route) =>
    route.fulfill({ status: 404, json: { status: 404, title: '', detail: 'Gone.' } }),
  );
  await backups.getByRole('button', { name: backupWords.download, exact: true }).click();
  await expect(backups.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a failed download of a backup');
  forgive(problems, /404/);
  await page.unroute('**/api/backup/part/**');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    backups.getByRole('button', { name: backupWords.again }).click(),
  ]);
  expect((await checkFile(await download.path())).entries.length).toBeGreaterThan(10);
});
