import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { versionWords } from '../../../src/content/record-versions';
import { paths } from '../../../src/paths';
import { forgive } from '../setup/problems';
import { asVisitor, deleteRow, fillFields, rowOf, save } from '../setup/records';
import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/visitor';

const pictures = ['villa-outside.jpg', 'villa-living.jpg', 'villa-kitchen.jpg'].map((name) =>
  path.resolve('demo/pictures', name),
);
const fields = {
  name: 'House with three pictures, Valasaravakkam',
  price: '31000',
  propertySize: '1400',
  bedrooms: '3',
  bathrooms: '2',
  floor: 'Ground',
  address: '9 Kamarajar Street, Valasaravakkam, Chennai 600087',
};

const listings = (name: string) => `${paths.properties}?text=${encodeURIComponent(name)}`;

async function isListed(browser: Browser, name: string): Promise<boolean> {
  const blogs = (visitor: Page) => visitor.getByRole('main').locator('article');
  return asVisitor(browser, listings(name), async (visitor) => (await blogs(visitor).count()) > 0);
}

/** Opens a property as a visitor does, from the listings. */
async function asItsVisitor(
  browser: Browser,
  name: string,
  look: (visitor: Page) => Promise<void>,
): Promise<void> {
  await asVisitor(browser, listings(name), async (visitor) => {
    await visitor.locator('main article').getByRole('link', { name }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name);
    await look(visitor);
  });
}

const expectPictures = (visitor: Page) =>
  expect(visitor.locator('a[data-lightbox]')).toHaveCount(pictures.length);

test('the operator adds a property, resolves a conflict, deletes, undoes and restores it', async ({
  page,
  browser,
  problems,
}) => {
  const attempt = Date.now().toString(36);
  const property = { ...fields, name: `${fields.name} ${attempt}` };
  const renamed = `House with a veranda ${attempt}, Valasaravakkam`;
  await signIn(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Properties/ })
    .click();
  await page.getByRole('link', { name: 'Add Property' }).click();
  await expect(page).toHaveURL(/addproperty/);
  // Files can be chosen once the form runs; people see that the field is not ready before.
  await expect(page.locator('#field-images')).toBeEnabled();
  await fillFields(page, property);
  await page.locator('input[type=file]').setInputFiles(pictures);
  await save(page);
  await expect(page.getByText('Added', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/allproperty/);

  await asItsVisitor(browser, property.name, expectPictures);

  await rowOf(page, property.name).getByRole('link', { name: /Edit/ }).click();
  await expect(page.locator('#field-name')).toHaveValue(property.name);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.locator('#field-name')).toHaveValue(property.name);
  await fillFields(other, { price: '33000' });
  await save(other);
  await expect(other.locator('.toast').getByText('Updated', { exact: true })).toBeVisible();
  await other.close();

  await fillFields(page, { name: renamed });
  await save(page);
  await expect(page.getByText(versionWords.conflict.title)).toBeVisible();
  await page.getByRole('button', { name: versionWords.conflict.save }).click();
  await expect(page.locator('.toast').getByText('Updated', { exact: true })).toBeVisible();
  await asItsVisitor(browser, renamed, (visitor) =>
    expect(visitor.getByText('₹33,000').first()).toBeVisible(),
  );

  await page.goto('/admin/property/allproperty');
  await deleteRow(page, renamed);
  expect(await isListed(browser, renamed)).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, renamed)).toHaveCount(1);

  await deleteRow(page, renamed);
  await page.goto('/admin/trash');
  await rowOf(page, renamed)
    .getByRole('button', { name: /Restore/ })
    .click();
  await expect(rowOf(page, renamed)).toHaveCount(0);
  await asItsVisitor(browser, renamed, expectPictures);
  forgive(problems, /409/);
});
