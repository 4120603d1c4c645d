import type { Dialog, Page } from '@playwright/test';
import { admin as adminWords } from '../../../src/content/admin/admin';
import { formWords } from '../../../src/content/forms/record';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { enterAdmin, openReady, save } from '../setup/records';
import { expect, test } from '../setup/signed-in';

/** Leaves a page by a click, which makes the browser ask; gives that question this answer. */
async function leave(page: Page, name: string, answer: 'accept' | 'dismiss'): Promise<void> {
  const asking = page.waitForEvent('dialog').then(async (dialog: Dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    await dialog[answer]();
  });
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).click();
  await asking;
}

test('changes that were left are offered again', async ({ page, admin, openForm }) => {
  const id = await openForm();
  const balcony = page.locator('#field-balcony');
  await balcony.fill('Two, one with a swing');
  await leave(page, formWords.back, 'dismiss');
  await expect(balcony).toHaveValue('Two, one with a swing');
  await leave(page, adminWords.session.logout, 'accept');
  await expect(page).toHaveURL(paths.signin);
  expect(await (await page.request.get(adminPaths.api.session)).json()).toMatchObject({
    signedIn: false,
  });
  await enterAdmin(page);
  await openReady(page, adminPaths.property(id));
  const bar = page.getByRole('group', { name: formWords.bar });
  await expect(bar.getByRole('status')).toHaveText(
    new RegExp(`^${formWords.state.left('[0-9]{2}-[0-9]{2}-[0-9]{4}, [0-9]{2}:[0-9]{2}')}$`),
  );
  await bar.getByRole('button', { name: formWords.draft.restore }).click();
  await expect(page.getByRole('button', { name: formWords.draft.restore })).toHaveCount(0);
  await expect(balcony).toHaveValue('Two, one with a swing');
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  expect((await admin.property(id)).balcony).toBe('Two, one with a swing');
});
