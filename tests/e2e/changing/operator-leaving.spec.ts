import type { Page } from '@playwright/test';
import { admin as adminWords, adminMenu } from '../../../src/content/admin/admin';
import { messages } from '../../../src/content/messages';
import { formWords } from '../../../src/content/forms/record';
import { paths } from '../../../src/paths';
import { enterAdmin, openReady, save } from '../setup/records';
import { expect, test } from '../setup/signed-in';

const { cancel, alternative, confirm, title } = formWords.leave;
const { session } = adminWords;

const balconyOf = (page: Page) => page.locator('#field-balcony');
const logoutOf = (page: Page) => page.getByRole('button', { name: session.logout });

test('unsaved changes stay, and are offered again', async ({ page, admin, openForm }) => {
  const id = await openForm();
  const balcony = balconyOf(page);
  await balcony.fill('Two, one with a swing');
  await page.getByRole('link', { name: formWords.back }).click();
  await page.getByRole('button', { name: alternative, exact: true }).click();
  await expect(page).toHaveURL(/allproperty/);
  await openReady(page, paths.admin.property(id));
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

test('leaving asks, and saving goes where one was going', async ({ page, admin, openForm }) => {
  const id = await openForm();
  const balcony = balconyOf(page);
  const dialog = page.getByRole('dialog');
  const leave = () => page.getByRole('link', { name: adminMenu.pages.blogs }).click();
  await balcony.fill('None');
  await leave();
  await expect(dialog.getByRole('button')).toHaveText([cancel, alternative, confirm]);
  await expect(dialog.getByRole('button', { name: cancel })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(balcony).toHaveValue('None');

  await page.locator('#field-price').fill('');
  await leave();
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
  await page.locator('#field-price').fill('26000');
  await leave();
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.admin.blogs}$`));
  await expect(page.locator('#toasts').getByText(messages.record.updated)).toBeVisible();
  expect(await admin.property(id)).toMatchObject({ balcony: 'None', price: '26000' });
});

test('logging out asks as leaving does', async ({ page, admin, openForm }) => {
  const id = await openForm();
  const balcony = balconyOf(page);
  const logOut = async (name: string) => {
    await logoutOf(page).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name, exact: true }).click();
  };
  const expectSignedIn = async (signedIn: boolean) => {
    const answer: unknown = await (await page.request.get(paths.api.session)).json();
    expect(answer).toMatchObject({ signedIn });
  };
  await balcony.fill('Typed before logging out');
  await logOut(cancel);
  await expect(balcony).toHaveValue('Typed before logging out');
  await expect(logoutOf(page)).toBeFocused();
  await expectSignedIn(true);

  await logOut(alternative);
  await expect(page).toHaveURL(paths.signin);
  await expectSignedIn(false);

  await enterAdmin(page);
  await openReady(page, paths.admin.property(id));
  await page.getByRole('button', { name: formWords.draft.restore }).first().click();
  await expect(balcony).toHaveValue('Typed before logging out');
  await logOut(confirm);
  await expect(page).toHaveURL(paths.signin);
  await expectSignedIn(false);
  expect((await admin.property(id)).balcony).toBe('Typed before logging out');
});
