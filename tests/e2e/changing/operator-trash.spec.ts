import type { Page } from '@playwright/test';
import { adminTrash } from '../../../src/content/admin-trash';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { expectAccessible, expectNoSidewaysScroll } from '../setup/accessible';
import { openAdmin } from '../setup/admin';
import { tabTo } from '../setup/keyboard';
import { forgive } from '../setup/problems';
import { deleteRow, enterAdmin, openReady, rowOf } from '../setup/records';
import { expect, test } from '../setup/visitor';

const mark = Date.now().toString(36);
let made = 0;

/** Adds properties of the test's own and moves them to the trash; the last one is the first row there. */
async function trashProperties(
  page: Page,
  count: number,
): Promise<{ ids: string[]; word: string }> {
  made += 1;
  const word = `gone${made}${mark}`;
  const admin = await openAdmin();
  const ids: string[] = [];
  for (let place = 1; place <= count; place += 1) {
    const name = `Home ${place} ${word} ${'with a very long name '.repeat(4)}`;
    ids.push(await admin.addProperty(sampleProperty({ name, images: [] })));
  }
  for (let place = 1; place <= count; place += 1) {
    await openReady(page, `${paths.admin.properties}?text=${word}`);
    await deleteRow(page, `Home ${place} ${word}`);
  }
  return { ids, word };
}

const eraseButton = (page: Page, name: string) =>
  rowOf(page, name).getByRole('button', { name: new RegExp(`^${adminTrash.erase.action}`) });

test.beforeEach(({ page }) => enterAdmin(page));

test('what is in the trash is erased by keyboard, after a question, and the focus goes to the next row', async ({
  page,
}) => {
  const { ids, word } = await trashProperties(page, 2);
  await openReady(page, paths.admin.trash);
  await expect(rowOf(page, word)).toHaveCount(2);
  await expect(rowOf(page, `Home 2 ${word}`)).toContainText(/Erased after \d\d-\d\d-\d{4}/);
  await expectAccessible(page, 'the trash');
  await openReady(page, paths.admin.trash);

  await tabTo(page, eraseButton(page, `Home 2 ${word}`));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This cannot be undone');
  await expect(dialog.getByRole('button').first()).toBeFocused();
  await expectAccessible(page, 'the question before erasing');
  await page.keyboard.press('Escape');
  await expect(eraseButton(page, `Home 2 ${word}`)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: adminTrash.erase.confirm })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, `Home 2 ${word}`)).toHaveCount(0);
  await expect(eraseButton(page, `Home 1 ${word}`)).toBeFocused();

  await page.reload();
  await expect(rowOf(page, word)).toHaveCount(1);
  const history = await page.request.get(paths.api.propertyHistory(ids[1] ?? ''));
  expect(history.status()).toBe(404);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `the trash at ${width} px`);
  }
});

test('what somebody else has restored is not erased, and one whose answer was lost counts as erased', async ({
  page,
  problems,
}) => {
  const { ids, word } = await trashProperties(page, 2);
  const [restored = '', erased = ''] = ids;
  await openReady(page, paths.admin.trash);
  const headers = { origin: process.env.SITE_ADDRESS ?? '' };
  await page.request.post(paths.api.restoreProperty(restored), { headers });
  await page.request.delete(paths.api.eraseProperty(erased), { headers });
  const confirm = page.getByRole('dialog').getByRole('button', { name: adminTrash.erase.confirm });

  await eraseButton(page, `Home 1 ${word}`).click();
  await confirm.click();
  await expect(page.getByText(/no longer in the trash, so it was not erased/)).toBeVisible();
  await eraseButton(page, `Home 2 ${word}`).click();
  await confirm.click();
  await expect(rowOf(page, word)).toHaveCount(0);
  expect((await page.request.get(paths.api.property(restored))).status()).toBe(200);
  forgive(problems, /40[49]/);
});

test('a question that is closed with Escape is asked again by the very next press', async ({
  page,
}) => {
  const { word } = await trashProperties(page, 1);
  await openReady(page, paths.admin.trash);
  const erase = eraseButton(page, word);
  await erase.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // In one task, so that the event `close` of the first question comes after the second is asked.
  await erase.evaluate(async (button: HTMLElement) => {
    document.querySelector('dialog')?.requestClose();
    await Promise.resolve();
    button.click();
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(page.getByRole('dialog')).toContainText('This cannot be undone');
  await page.keyboard.press('Escape');
  await expect(erase).toBeFocused();
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('an erasure that fails says so, and keeps the row', async ({ page, problems }) => {
  const { word } = await trashProperties(page, 1);
  await openReady(page, paths.admin.trash);
  await page.route('**/api/property/erase/*', (route) => route.fulfill({ status: 503 }));
  await eraseButton(page, word).click();
  await page.getByRole('dialog').getByRole('button', { name: adminTrash.erase.confirm }).click();
  await expect(page.getByText(/could not be erased/)).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(1);
  forgive(problems, /503/);
});
