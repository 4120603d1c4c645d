import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { assumedWords } from '../../../src/content/forms/assumed';
import { recordMessages } from '../../../src/content/screen-messages';
import { adminPaths } from '../../../src/admin-paths';
import { paths } from '../../../src/paths';
import { plainPicture } from '../setup/pictures';
import { asVisitor, deleteRow, fillFields, openReady, findRow, save } from '../setup/records';
import { expect, test } from '../setup/signed-in';

const pictures = ['villa-outside.jpg', 'villa-living.jpg', 'villa-kitchen.jpg'].map((name) =>
  path.resolve('demo/pictures', name),
);

const linkIn = (visitor: Page, name: string) =>
  visitor.getByRole('main').getByRole('link', { name }).first();

/** Opens a record as a visitor does, from a list. */
async function asReader(
  browser: Browser,
  [list, name]: readonly [string, string],
  look: (visitor: Page) => Promise<void>,
): Promise<void> {
  await asVisitor(browser, list, async (visitor) => {
    await linkIn(visitor, name).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name);
    await look(visitor);
  });
}

test('the operator adds a property, and visitors see it', async ({ page, browser, word }) => {
  const name = `House with three pictures ${word}`;
  await openReady(page, adminPaths.properties);
  await page.getByRole('link', { name: 'Add Property' }).click();
  await expect(page).toHaveURL(/addproperty/);
  // Files can be chosen once the form runs; people see that the field is not ready before.
  await expect(page.locator('#field-images')).toBeEnabled();
  await fillFields(page, {
    name,
    price: '31000',
    propertySize: '1400',
    bedrooms: '3',
    bathrooms: '2',
    floor: 'Ground',
    address: '9 Kamarajar Street, Valasaravakkam, Chennai 600087',
  });
  await page.locator('#field-parking').selectOption('4 Wheeler');
  await page.locator('#field-images').setInputFiles(pictures);
  await save(page);
  const question = page.getByRole('dialog', { name: assumedWords.title });
  await expect(question.getByRole('definition')).toHaveText(['Apartment', 'Not Furnished']);
  await question.getByRole('button', { name: assumedWords.save }).click();
  await expect(page.getByText(recordMessages.added, { exact: true })).toBeVisible();
  await asReader(browser, [`${paths.properties}?text=${word}`, name], (visitor) =>
    expect(visitor.locator('a[data-lightbox]')).toHaveCount(pictures.length),
  );
});

// A visitor reads a new one in `operator-article.spec.ts`.
test('a blog post is changed, gets a picture, is deleted and restored', async ({
  page,
  browser,
  admin,
  word,
}) => {
  const title = `Keys, meters and a deposit ${word}`;
  const mine = `Keys and meters ${word}`;
  await admin.addBlog({ title, description1: 'Read **both** meters.', description2: 'Sign.' });
  await openReady(page, adminPaths.blogs);
  await findRow(page, title).getByRole('link', { name: /Edit/ }).click();
  await expect(page.locator('#field-images')).toBeEnabled();
  await expect(page.locator('#field-title')).toHaveValue(title);
  await fillFields(page, { title: mine, description2: 'Sign twice.' });
  await page.locator('#field-images').setInputFiles(await plainPicture('meter.jpg', '#a8472a'));
  await save(page);
  await expect(page.getByText(recordMessages.updated, { exact: true }).first()).toBeVisible();

  await deleteRow(page, mine);
  await asVisitor(browser, paths.blogs, (visitor) => expect(linkIn(visitor, mine)).toHaveCount(0));
  await openReady(page, adminPaths.trash);
  await findRow(page, mine)
    .getByRole('button', { name: /Restore/ })
    .click();
  await expect(findRow(page, mine)).toHaveCount(0);
  await asReader(browser, [paths.blogs, mine], async (visitor) => {
    for (const text of ['Read both meters.', 'Sign twice.'])
      await expect(visitor.getByText(text, { exact: true })).toBeVisible();
    const picture = visitor.locator('main article img').first();
    await expect(picture).toHaveAttribute('src', /api%2Fimage%2F/);
  });
});
