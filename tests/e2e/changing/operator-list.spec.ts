import type { Page } from '@playwright/test';
import { adminList } from '../../../src/content/admin-list';
import { admin as adminWords } from '../../../src/content/admin';
import { messages } from '../../../src/content/messages';
import { formWords } from '../../../src/content/record-form';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { openAdmin } from '../setup/admin';
import { deleteRow, enterAdmin, openReady, rowOf, save } from '../setup/records';
import { expect, test } from '../setup/visitor';

const mark = Date.now().toString(36);
let made = 0;

/** Adds properties of the test's own; their names share a word, and the list shows only them. */
async function addProperties(count: number): Promise<{ ids: string[]; word: string; at: string }> {
  made += 1;
  const word = `row${made}${mark}`;
  const admin = await openAdmin();
  const ids: string[] = [];
  for (let place = 1; place <= count; place += 1)
    ids.push(
      await admin.addProperty(sampleProperty({ name: `Home ${place} ${word}`, images: [] })),
    );
  return { ids, word, at: `${paths.admin.properties}?text=${word}` };
}

const titleOf = (page: Page, name: string) => rowOf(page, name).getByRole('link', { name }).first();

test.beforeEach(({ page }) => enterAdmin(page));

test('a save leads back to the search, with the focus on the row and a link to the page', async ({
  page,
}) => {
  const { word, ids } = await addProperties(2);
  await openReady(page, paths.admin.properties);
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('row')).toHaveCount(3);
  await titleOf(page, `Home 1 ${word}`).click();
  await openReady(page, page.url());
  await expect(page.getByRole('link', { name: formWords.back })).toHaveAttribute(
    'href',
    `${paths.admin.properties}?text=${word}`,
  );
  await page.locator('#field-price').fill('31000');
  await save(page);
  await expect(page).toHaveURL(new RegExp(`allproperty\\?text=${word}$`));
  await expect(titleOf(page, `Home 1 ${word}`)).toBeFocused();
  await expect(page.getByRole('row')).toHaveCount(3);
  const toast = page.locator('.toast').filter({ hasText: messages.record.updated });
  const link = toast.getByRole('link', { name: adminList.viewOnSite });
  await expect(link).toHaveAttribute('href', paths.property(ids[0] ?? ''));
});

test('the message after a delete is not over the menu, and is gone after 15 s', async ({
  page,
}) => {
  const { word, at } = await addProperties(2);
  await page.clock.install();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openReady(page, at);
    await deleteRow(page, `Home 1 ${word}`);
    const undo = page.getByRole('button', { name: adminList.undo });
    await expect(undo).toBeFocused();
    const trash = page.getByRole('link', { name: adminWords.menu.trash, exact: true });
    await trash.click({ trial: true });
    await undo.hover();
    if (width === 1440) break;
    await undo.click();
    await expect(rowOf(page, `Home 1 ${word}`)).toHaveCount(1);
  }
  await page.clock.fastForward(14_000);
  await expect(page.locator('.toast')).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(titleOf(page, `Home 2 ${word}`)).toBeFocused();
});
