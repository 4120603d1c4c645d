import { admin as adminWords } from '../../../src/content/admin/admin';
import { adminBatch, adminList } from '../../../src/content/admin/list';
import { addDays, isoDay } from '../../../src/domain/date';
import { adminPaths } from '../../../src/admin-paths';
import { press } from '../setup/keyboard';
import { openReady, findRow } from '../setup/records';
import { expect, test } from '../setup/signed-in';

const { property: words } = adminList;
const today = () => isoDay(new Date().toISOString());
const daysAgo = (days: number) => addDays(today(), -days);

test('available homes are marked as checked', async ({ page, admin, word, addHomes }) => {
  const ages = [40, 12, 20, 7].map((days) => ({ checkedOn: daysAgo(days) }));
  const [longest = '', id = '', occupied = ''] = await addHomes(...ages);
  const name = `Home 2 ${word}`;
  await openReady(page, `${adminPaths.properties}?show=check`);
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText(words.found(3), { exact: true })).toBeVisible();
  await expect(findRow(page, `Home 4 ${word}`)).toHaveCount(0);
  await expect(findRow(page, `Home 1 ${word}`)).toContainText(words.checkedAgo(40));
  await expect(findRow(page, name)).toContainText(words.checkedAgo(12));
  const button = page.getByRole('button', { name: new RegExp(`^Check.* ${name}$`) });
  await press(page, button);
  await expect(button).toHaveText(new RegExp(`^${words.checked}`));
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  await expect(findRow(page, name)).not.toContainText(words.checkedAgo(12));
  await expect(page.getByText(words.changed.checked(`“${name}”`))).toBeVisible();
  expect((await admin.property(id)).checkedOn).toBe(today());

  await page.getByRole('button', { name: adminWords.undo }).click();
  await expect(page.getByText(words.undone(`“${name}”`))).toBeVisible();
  await expect(findRow(page, name)).toContainText(words.checkedAgo(12));
  expect((await admin.property(id)).checkedOn).toBe(daysAgo(12));

  // It keeps its place in the list, and is not to be checked any more.
  await page.getByRole('switch', { name: words.isAvailable(`Home 3 ${word}`) }).click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Check.* Home 3 ${word}$`) }),
  ).toHaveCount(0);
  await page.getByRole('checkbox', { name: adminList.selectAll }).check();
  const bar = page.getByRole('group', { name: adminBatch.label });
  await bar.getByRole('button', { name: adminBatch.changes.checked, exact: true }).click();
  await expect(page.getByText(words.changed.checked(words.found(2)))).toBeVisible();
  for (const each of [longest, id]) expect((await admin.property(each)).checkedOn).toBe(today());
  expect((await admin.property(occupied)).checkedOn).toBe(daysAgo(20));
});
