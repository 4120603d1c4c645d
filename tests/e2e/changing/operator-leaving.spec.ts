import type { Page } from '@playwright/test';
import { admin, adminMenu } from '../../../src/content/admin';
import { messages } from '../../../src/content/messages';
import { formWords } from '../../../src/content/record-form';
import { paths } from '../../../src/paths';
import { sampleProperty } from '../../support/strict-properties';
import { openAdmin } from '../setup/admin';
import { forgive } from '../setup/problems';
import { openPropertyForm, save, storedProperty } from '../setup/records';
import { expect, test } from '../setup/visitor';

let id = '';

test.beforeAll(async () => {
  const admin = await openAdmin();
  id = await admin.addProperty(sampleProperty({ name: 'A property left unsaved', images: [] }));
});

const stored = (page: Page) => storedProperty(page, id);
const openForm = (page: Page) => openPropertyForm(page, id);

test('unsaved changes stay in the browser and are offered again, at the lower edge too', async ({
  page,
}) => {
  await openForm(page);
  await page.locator('#field-balcony').fill('Two, one with a swing');
  await page.getByRole('link', { name: formWords.back }).click();
  await page.getByRole('button', { name: formWords.leave.alternative, exact: true }).click();
  await expect(page).toHaveURL(/allproperty/);
  await openForm(page);
  const bar = page.getByRole('group', { name: formWords.bar });
  await expect(bar.getByRole('status')).toHaveText(
    new RegExp(`^${formWords.state.left('[0-9]{2}-[0-9]{2}-[0-9]{4}, [0-9]{2}:[0-9]{2}')}$`),
  );
  await bar.getByRole('button', { name: formWords.draft.restore }).click();
  await expect(page.getByRole('button', { name: formWords.draft.restore })).toHaveCount(0);
  await expect(page.locator('#field-balcony')).toHaveValue('Two, one with a swing');
  await save(page);
  await expect(page).toHaveURL(/allproperty/);
  expect((await stored(page)).balcony).toBe('Two, one with a swing');
});

test('leaving offers to stay first and to save last, and saving goes where the operator was going', async ({
  page,
}) => {
  await openForm(page);
  const note = page.locator('#field-balcony');
  const dialog = page.getByRole('dialog');
  const { cancel, alternative, confirm } = formWords.leave;
  await note.fill('None');
  await page.getByRole('link', { name: adminMenu.pages.blogs }).click();
  await expect(dialog.getByRole('button')).toHaveText([cancel, alternative, confirm]);
  await expect(dialog.getByRole('button', { name: cancel })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(note).toHaveValue('None');

  await page.locator('#field-price').fill('');
  await page.getByRole('link', { name: adminMenu.pages.blogs }).click();
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
  await page.locator('#field-price').fill('25000');
  await page.getByRole('link', { name: adminMenu.pages.blogs }).click();
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.admin.blogs}$`));
  await expect(page.locator('#toasts').getByText(messages.record.updated)).toBeVisible();
  expect(await stored(page)).toMatchObject({ balcony: 'None', price: '25000' });
});

test('logging out asks as leaving does: it saves first, or keeps the text in the browser', async ({
  page,
  problems,
}) => {
  const { cancel, alternative, confirm, title } = formWords.leave;
  const note = page.locator('#field-balcony');
  const answer = async (name: string) => {
    await page.getByRole('button', { name: admin.session.logout }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name, exact: true }).click();
  };
  const expectSignedIn = async (signedIn: boolean) => {
    const session: unknown = await (await page.request.get(paths.api.session)).json();
    expect(session).toMatchObject({ signedIn });
  };
  await openForm(page);
  await note.fill('Typed before logging out');
  await answer(cancel);
  await expect(note).toHaveValue('Typed before logging out');
  await expect(page.getByRole('button', { name: admin.session.logout })).toBeFocused();
  await expectSignedIn(true);

  await page.route(`**${paths.api.signout}`, (route) => route.abort());
  await answer(alternative);
  await expect(page.getByText(admin.session.logoutFailed)).toBeVisible();
  await page.unroute(`**${paths.api.signout}`);
  // It has been asked: the next click leaves.
  await page.getByRole('button', { name: admin.session.logout }).click();
  await expect(page).toHaveURL(paths.signin);
  await expectSignedIn(false);

  await openForm(page);
  await page.getByRole('button', { name: formWords.draft.restore }).first().click();
  await expect(note).toHaveValue('Typed before logging out');
  await page.route(`**${paths.api.signout}`, (route) => route.abort());
  await answer(confirm);
  await expect(page.locator('.toast[data-tone=error]')).toContainText(admin.session.logoutFailed);
  expect((await stored(page)).balcony).toBe('Typed before logging out');
  await expectSignedIn(true);
  await page.unroute(`**${paths.api.signout}`);

  await openForm(page);
  await note.fill('Typed before logging out once more');
  await answer(confirm);
  await expect(page).toHaveURL(paths.signin);
  await expectSignedIn(false);
  expect((await stored(page)).balcony).toBe('Typed before logging out once more');
  forgive(problems, /ERR_FAILED/);
});
