import type { Page } from '@playwright/test';
import { adminTrash } from '../../../src/content/admin/trash';
import { adminPaths } from '../../../src/admin-paths';
import { expectAccessible } from '../setup/accessible';
import { tabTo } from '../setup/keyboard';
import { forgive } from '../setup/problems';
import { openReady, findRow } from '../setup/records';
import { expect, test } from '../setup/signed-in';

const findErase = (page: Page, name: string) =>
  findRow(page, name).getByRole('button', { name: new RegExp(`^${adminTrash.erase.action}`) });
const findConfirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: adminTrash.erase.confirm });

test('the trash is erased, after a question', async ({ page, admin, word, addHomes, problems }) => {
  const ids = await addHomes({}, {});
  const [restored = '', id = ''] = ids;
  for (const each of ids)
    await admin.call('DELETE', adminPaths.api.record('property', 'delete', each));
  await openReady(page, adminPaths.trash);
  await expect(findRow(page, word)).toHaveCount(2);
  const erase = findErase(page, `Home 2 ${word}`);
  await expect(findRow(page, `Home 2 ${word}`)).toContainText(/Erased after \d\d-\d\d-\d{4}/);
  await tabTo(page, erase);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This cannot be undone');
  await expect(dialog.getByRole('button').first()).toBeFocused();
  await expectAccessible(page, 'the question before erasing');
  await page.keyboard.press('Escape');
  await expect(erase).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(findConfirm(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findRow(page, `Home 2 ${word}`)).toHaveCount(0);
  await expect(findErase(page, `Home 1 ${word}`)).toBeFocused();
  await expect(findRow(page, word)).toHaveCount(1);
  expect((await page.request.get(adminPaths.api.record('property', 'history', id))).status()).toBe(
    404,
  );

  await admin.call('POST', adminPaths.api.record('property', 'restore'), { ids: [restored] });
  await findErase(page, word).click();
  await findConfirm(page).click();
  await expect(page.getByText(/no longer in the trash, so it was not erased/)).toBeVisible();
  expect((await admin.property(restored)).name).toBe(`Home 1 ${word}`);
  forgive(problems, /409/);
});
