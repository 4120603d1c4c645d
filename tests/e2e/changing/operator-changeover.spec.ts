import { adminPaths } from '../../../src/admin-paths';
import { admin as adminWords } from '../../../src/content/admin/admin';
import { adminList } from '../../../src/content/admin/list';
import { changeoverForm } from '../../../src/content/admin/private';
import { propertyForm } from '../../../src/content/forms/property';
import { paths } from '../../../src/paths';
import { expectAccessible } from '../setup/accessible';
import { findRow, openReady, save } from '../setup/records';
import { expect, test } from '../setup/signed-in';

test('notice is given with its day: the office lists it, visitors read the day alone, and a switched status ends it until Undo', async ({
  page,
  admin,
  word,
  openForm,
}) => {
  const name = `Home 1 ${word}`;
  const id = await openForm({ status: 'Occupied' });
  const choice = page.getByLabel(propertyForm.fields.noticeOrToken.label);
  await choice.selectOption('Notice given');
  await expect(page.getByText(changeoverForm.noDay)).toBeVisible();
  await expectAccessible(page, 'a notice without a day');
  await page.getByRole('link', { name: changeoverForm.toDay }).click();
  const day = page.getByLabel(propertyForm.fields.availableFrom.label, { exact: true });
  await expect(day).toBeFocused();
  await day.fill('1 Feb 2091');
  await expect(page.getByText(changeoverForm.shown('01-02-2091'))).toBeVisible();
  await save(page);
  await page.waitForURL(`**${adminPaths.properties}**`);

  const visitors = async () => (await fetch(new URL(paths.property(id), page.url()))).text();
  const html = await visitors();
  expect(html).toContain('Available from 01-02-2091');
  expect(html).not.toMatch(/notice given|>Occupied/i);

  await openReady(page, `${adminPaths.properties}?text=${word}`);
  const row = findRow(page, name);
  await page.getByLabel(adminList.property.filterLabel, { exact: true }).selectOption('notice');
  await expect(row.getByText('free from 01-02-2091')).toBeVisible();
  await expectAccessible(page, 'a row with notice');
  await page.getByLabel(adminList.property.filterLabel, { exact: true }).selectOption('');
  await row.getByRole('switch').click();
  await expect(row.getByText('Notice given')).toHaveCount(0);
  await expect
    .poll(() => admin.property(id))
    .toMatchObject({ status: 'Available', noticeOrToken: '' });
  await page.getByRole('button', { name: adminWords.undo }).click();
  await expect(row.getByText('free from 01-02-2091')).toBeVisible();
  const before = { status: 'Occupied', noticeOrToken: 'Notice given', availableFrom: '1 Feb 2091' };
  await expect.poll(() => admin.property(id)).toMatchObject(before);
});
