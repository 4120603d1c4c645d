import type { Page } from '@playwright/test';
import { adminPaths } from '../../src/admin-paths';
import { paths } from '../../src/paths';
import { firstBlog, firstProperty, listBlogs, listProperties } from './setup/content';
import { enterAdmin, openReady, settle } from './setup/records';
import { expect, test } from './setup/visitor';

// The screens of the admin area, written out here as the specification has them. Messages after an action are in
// `form-messages.spec.ts` and in the tests of `changing`.

test('the sign-in has two fields and a button', async ({ page }) => {
  await page.goto(paths.signin);
  await expect(page.locator('main label')).toHaveText(['Username', 'Password']);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('the admin home leads to blogs and properties, and out', async ({ page }) => {
  await enterAdmin(page);
  await page.goto(adminPaths.home);
  await expect(page.getByRole('link', { name: /^Blogs\b/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Properties\b/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
});

test('each row of a list has the name, Edit and Delete, below a button that adds', async ({
  page,
}) => {
  await enterAdmin(page);
  const lists = [
    ['/admin/property/allproperty', 'Add Property', (await listProperties())[0]?.name],
    ['/admin/blog/allblog', 'Add Blog', (await listBlogs())[0]?.title],
  ] as const;
  for (const [path, add, name = ''] of lists) {
    await openReady(page, path);
    await expect(page.getByRole('link', { name: add })).toBeVisible();
    const row = page.locator('tbody').getByRole('row').filter({ hasText: name });
    await expect(row.getByRole('link', { name: /^Edit/ })).toBeVisible();
    await expect(row.getByRole('button', { name: /^Delete/ })).toBeVisible();
  }
});

test('the bulk page takes .xlsx, .xls and .csv, and sends nothing without a file', async ({
  page,
}) => {
  await enterAdmin(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) sent.push(request.url());
  });
  await openReady(page, '/admin/bulk');
  await expect(page.locator('input[type=file]')).toHaveAttribute('accept', '.xlsx,.xls,.csv');
  await page.getByRole('button', { name: 'Upload' }).click();
  await settle(page);
  expect(sent).toEqual([]);
});

/** The options of a choice, the chosen one first. */
async function readChoice(page: Page, field: string): Promise<string[]> {
  const select = page.locator(`#field-${field}`);
  const options = await select.locator('option').allTextContents();
  return [await select.inputValue(), ...options];
}

const choices: Readonly<Record<string, string[]>> = {
  status: ['Available', 'Available', 'Occupied'],
  fStatus: ['Not Furnished', 'Not Furnished', 'Semi Furnished', 'Fully Furnished'],
  category: ['Apartment', 'Apartment', 'Independent House/Villa', 'Gated Community Villa'],
  parking: ['None', 'None', '2 Wheeler', '4 Wheeler'],
};
const required = [
  'name',
  'price',
  'propertySize',
  'bedrooms',
  'bathrooms',
  'floor',
  'address',
].toSorted();
const optional = ['facing', 'propertyDes', 'images', 'balcony', 'features', 'googleLocation'];

test('the property form has the specified fields, choices, defaults and required fields', async ({
  page,
}) => {
  await enterAdmin(page);
  await openReady(page, '/admin/property/addproperty');
  for (const [field, wanted] of Object.entries(choices))
    expect(await readChoice(page, field)).toEqual(wanted);
  for (const flag of ['featured', 'gatedSecurity', 'lift', 'water', 'veg', 'pets'])
    await expect(page.locator(`#field-${flag}`)).not.toBeChecked();
  for (const field of optional) await expect(page.locator(`#field-${field}`)).toBeAttached();
  const marked = page.locator('main :is(input, select, textarea)[required]');
  const names = await marked.evaluateAll((fields) => fields.map((one) => one.getAttribute('name')));
  expect(names.toSorted()).toEqual(required);
});

test('the blog form has the specified fields, and none is required', async ({ page }) => {
  await enterAdmin(page);
  await openReady(page, '/admin/blog/addblog');
  expect(await readChoice(page, 'blogType')).toEqual(['Business', 'Business', 'Review']);
  for (const field of ['title', 'images', 'description1', 'description2'])
    await expect(page.locator(`#field-${field}`)).toBeAttached();
  await expect(page.locator('main [required]')).toHaveCount(0);
});

test('an address with an id opens the same form with what is saved', async ({ page }) => {
  await enterAdmin(page);
  const last = (path: string) => path.split('/').at(-1) ?? '';
  await openReady(page, `/admin/property/getproperty/${last(await firstProperty())}`);
  await expect(page.locator('#field-name')).toHaveValue((await listProperties())[0]?.name ?? '');
  await openReady(page, `/admin/blog/getblog/${last(await firstBlog())}`);
  await expect(page.locator('#field-title')).toHaveValue((await listBlogs())[0]?.title ?? '');
});
