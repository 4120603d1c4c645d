import { adminPaths } from '../../../src/admin-paths';
import { admin as adminWords } from '../../../src/content/admin/admin';
import { adminList } from '../../../src/content/admin/list';
import { tenancyWords } from '../../../src/content/admin/editing';
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

test('one press lets a home, its row asks who moves in, and the next press keeps them among the past tenants until Undo', async ({
  page,
  admin,
  word,
  addHomes,
}) => {
  const [id = ''] = await addHomes({ keyPlace: 'Hook 12' });
  const name = `Home 1 ${word}`;
  await openReady(page, `${adminPaths.properties}?text=${word}`);
  const row = findRow(page, name);
  const asked = row.getByRole('form', { name: tenancyWords.of(name) });
  const turn = row.getByRole('switch');
  await turn.click();
  await expect(asked).toBeVisible();
  await expect(turn).toBeFocused();
  await expectAccessible(page, 'a row that asks who has moved in');
  await expect.poll(async () => (await admin.property(id)).status).toBe('Occupied');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(turn).toBeFocused();

  // Switched back and forth it asks again.
  await turn.click();
  await turn.click();
  await asked.getByLabel(tenancyWords.fields.tenant).fill('Kumar 98400 12345');
  await asked.getByLabel(tenancyWords.fields.leaseFrom).fill('2026-02-01');
  await asked.getByLabel(tenancyWords.fields.leaseTo).fill('2091-01-31');
  await asked.getByRole('button', { name: tenancyWords.save }).click();
  await expect(page.getByText(tenancyWords.done(`“${name}”`))).toBeVisible();
  const tenancy = {
    ...{ status: 'Occupied', keyPlace: 'Hook 12' },
    ...{ tenant: 'Kumar 98400 12345', leaseFrom: '2026-02-01', leaseTo: '2091-01-31' },
  };
  await expect.poll(() => admin.property(id)).toMatchObject(tenancy);

  await turn.click();
  await expect(page.getByText(tenancyWords.ended)).toBeVisible();
  await expect
    .poll(() => admin.property(id))
    .toMatchObject({
      ...{ status: 'Available', keyPlace: 'Hook 12', tenant: '', leaseFrom: '', leaseTo: '' },
      pastTenants: 'Kumar 98400 12345 · 01-02-2026 – 31-01-2091',
    });
  await page.getByRole('button', { name: adminWords.undo }).click();
  await expect.poll(() => admin.property(id)).toMatchObject({ ...tenancy, pastTenants: '' });
});
