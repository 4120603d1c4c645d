import { readBackup } from '../../../scripts/backup/file.ts';
import { backupWords } from '../../../src/content/admin/backup';
import { setup } from '../../../src/content/admin/setup';
import { adminPaths } from '../../../src/admin-paths';
import { expectAccessible } from '../setup/accessible';
import { forgive } from '../setup/problems';
import { openReady } from '../setup/records';
import { expect, test } from '../setup/signed-in';

test('a backup is downloaded whole, after a failure too', async ({ page, admin, problems }) => {
  await admin.call('POST', '/.netlify/functions/scheduled-nightly');
  await openReady(page, adminPaths.setup);
  const backups = page.getByRole('region', { name: backupWords.title });
  await expect(page.locator('#backup')).toContainText(setup.isDone);
  const button = backups.getByRole('button', { name: backupWords.download, exact: true });

  const list = `**${adminPaths.api.backupPictures}`;
  const json = { status: 500, title: '', detail: 'Broken.' };
  await page.route(list, (route) => route.fulfill({ status: 500, json }));
  await button.click();
  await expect(backups.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a failed download of a backup');
  forgive(problems, /500/);
  await page.unroute(list);

  const downloading = page.waitForEvent('download');
  await button.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d\.zip$/);
  const whole = await readBackup(await download.path());
  const names = whole.list.entries.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['properties.json.gz', 'blogs.json.gz']);
  expect(names.some((name) => name.startsWith('pictures/'))).toBe(true);
});
