import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { operator } from '../setup/operator';
import { expect, test } from '../setup/visitor';

const pictures = ['villa-outside.jpg', 'villa-living.jpg', 'villa-kitchen.jpg'].map((name) =>
  path.resolve('demo/pictures', name),
);
const home = {
  name: 'House with three pictures, Valasaravakkam',
  price: '31000',
  propertySize: '1400',
  bedrooms: '3',
  bathrooms: '2',
  floor: 'Ground',
  address: '9 Kamarajar Street, Valasaravakkam, Chennai 600087',
};

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/signin/);
  await page.getByLabel('Username').fill(operator.username);
  await page.getByLabel('Password').fill(operator.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}

async function fillFields(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields))
    await page.locator(`#field-${name}`).fill(text);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name });
}

/** What a visitor without a session sees of the home; nothing of the operator's browser is shared. */
async function publicPage(page: Page, name: string): Promise<Page | null> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ baseURL: process.env.SITE_ADDRESS ?? '' });
  const visitor = await context?.newPage();
  if (!visitor) return null;
  await visitor.goto(`/properties?text=${encodeURIComponent(name)}`);
  const link = visitor.getByRole('main').getByRole('link', { name });
  if ((await link.count()) === 0) return null;
  await link.first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Valasaravakkam');
  return visitor;
}

test('the operator adds a home, resolves a conflict, deletes, undoes and restores it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Properties/ })
    .click();
  await page.getByRole('link', { name: 'Add Property' }).click();
  await fillFields(page, home);
  await page.locator('input[type=file]').setInputFiles(pictures);
  await save(page);
  await expect(page.getByText('Added', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/allproperty/);

  const visitor = await publicPage(page, home.name);
  await expect(visitor?.locator('a[data-lightbox]') as Locator).toHaveCount(pictures.length);

  await rowOf(page, home.name).getByRole('link', { name: /Edit/ }).click();
  await expect(page.locator('#field-name')).toHaveValue(home.name);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.locator('#field-name')).toHaveValue(home.name);
  await fillFields(other, { price: '33000' });
  await save(other);
  await expect(other.getByText('Updated', { exact: true })).toBeVisible();
  await other.close();

  const renamed = 'House with a veranda, Valasaravakkam';
  await fillFields(page, { name: renamed });
  await save(page);
  await expect(page.getByText('Somebody saved this while you were working')).toBeVisible();
  await page.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(page.getByText('Updated', { exact: true })).toBeVisible();
  const changed = await publicPage(page, renamed);
  await expect(changed?.getByText('₹33,000').first() as Locator).toBeVisible();

  await page.goto('/admin/property/allproperty');
  await rowOf(page, renamed)
    .getByRole('button', { name: /Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, renamed)).toHaveCount(0);
  expect(await publicPage(page, renamed)).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, renamed)).toHaveCount(1);

  await rowOf(page, renamed)
    .getByRole('button', { name: /Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, renamed)).toHaveCount(0);
  await page.goto('/admin/trash');
  await rowOf(page, renamed)
    .getByRole('button', { name: /Restore/ })
    .click();
  await expect(rowOf(page, renamed)).toHaveCount(0);
  const restored = await publicPage(page, renamed);
  await expect(restored?.locator('a[data-lightbox]') as Locator).toHaveCount(pictures.length);
});

test('after signing out every admin page and call refuses', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/signin/);
  const pages = [
    '',
    '/leads',
    '/trash',
    '/property/allproperty',
    '/property/addproperty',
    '/blog/allblog',
    '/blog/addblog',
  ];
  for (const one of pages) {
    await page.goto(`/admin${one}`);
    await expect(page, one).toHaveURL(/\/signin\?next=/);
  }
  const calls = ['/api/lead/list', '/api/property/trash', '/api/blog/trash', '/api/lead/export'];
  for (const call of calls) expect((await page.request.get(call)).status(), call).toBe(401);
});
