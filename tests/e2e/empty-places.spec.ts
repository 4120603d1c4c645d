import { listWords } from '../../src/content/properties/search-notes';
import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { readPage, readText } from '../built/setup/ask';
import { untilLive } from './setup/hold';
import { expect, test } from './setup/visitor';

// What each empty place has is in `tests/built/empty-places.test.ts`, that it is accessible in `accessible-states`.

test('a search without homes shows those near its place, the same from the server and after typing', async ({
  page,
}) => {
  const homes = page.locator('main article');
  await page.goto(paths.properties);
  await untilLive(page);
  const search = page.getByLabel(listings.filters.text);
  await search.fill('9bhk velacherry');
  await expect(page.getByRole('heading', { name: listings.empty.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: listWords.nearest('Velachery') })).toBeVisible();
  await expect(homes).toHaveCount(3);
  await expect(homes.first()).toContainText('Velachery');
  await expect(page).toHaveURL(/\?text=9bhk\+velacherry$/);
  const { pathname, search: query } = new URL(page.url());
  const parts = 'main :is(h2, h3)';
  const served = [...(await readPage(pathname + query)).querySelectorAll(parts)].map(readText);
  await expect(page.locator(parts)).toHaveText(served);
  expect(served).toContain(listWords.nearest('Velachery'));

  await search.fill('9bhk');
  await expect(page.getByRole('heading', { name: listWords.nearest(null) })).toBeVisible();
  await homes.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/properties\/single\/./);
});
