import { emptyText } from '../../src/content/properties/empty';
import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

// What each empty place has is in `tests/built/empty-places.test.ts`, that it is accessible in `accessible-states`.

const nothingFits = `${paths.properties}?text=9bhk+velacherry`;

test('a search without homes shows those near its place, the same from the server and after typing', async ({
  page,
}) => {
  const homes = page.locator('main article');
  const namesIn = () => homes.getByRole('heading').allTextContents();
  await page.goto(nothingFits);
  await expect(page.getByRole('heading', { name: emptyText.near('Velachery') })).toBeVisible();
  await expect(homes.first()).toContainText('Velachery');
  const served = await namesIn();
  await page.goto(paths.properties);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const search = page.getByLabel(listings.filters.text);
  await search.fill('9bhk velacherry');
  await expect(page.getByRole('heading', { name: listings.empty.title })).toBeVisible();
  await expect(homes).toHaveCount(3);
  expect(await namesIn()).toEqual(served);
  await search.fill('9bhk');
  await expect(page.getByRole('heading', { name: emptyText.newest })).toBeVisible();
  await homes.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/properties\/single\/./);
});
