import { listings } from '../../src/content/properties/listings';
import { optionWords } from '../../src/content/properties/options';
import { paths } from '../../src/paths';
import { forgive } from './setup/problems';
import { untilLive } from './setup/hold';
import { expect, test } from './setup/visitor';

const phone = { width: 360, height: 780 };
test.use({ viewport: phone, hasTouch: true, isMobile: true });

const { filters } = listings;

test('on a phone the search is one tap away, and its words load when it is used; the panel says beside its fields what it understood', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.url());
  });
  await page.goto(paths.properties);
  await untilLive(page);
  await expect(page.locator('#filters')).toBeHidden();
  const hasWords = () => loaded.some((address) => address.includes('search-words'));
  expect(hasWords()).toBe(false);
  await page.getByRole('link', { name: filters.text, exact: true }).tap();
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await expect.poll(hasWords).toBe(true);

  await page.keyboard.type('2bhk near IIT qwerty upto 25000');
  await page.getByRole('button', { name: filters.show(1) }).tap();
  await expect(page.locator('dialog')).toBeHidden();
  // One has all of it; those with two bedrooms and such a rent elsewhere follow.
  const lists = page.locator('#homes ul:has(> li > article)');
  await expect(lists.first().locator('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Also listed' })).toBeVisible();
  await expect(
    lists
      .nth(1)
      .getByText(/IIT Madras is about \d+ km from/)
      .first(),
  ).toBeVisible();
  const chips = page.getByRole('list', { name: listings.active.label }).getByRole('link');
  await expect(chips).toHaveText([
    /2 bedrooms/,
    /Near IIT Madras \(Taramani, Velachery/,
    /Up to ₹25,000/,
  ]);
  await expect(
    page.getByText(
      '“qwerty” is not in our listings. Showing all homes near IIT Madras (Taramani, ',
    ),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  await chips.first().tap();
  await expect(page).toHaveURL(/text=near\+IIT\+qwerty\+upto\+25000$/);
  await expect(chips).toHaveCount(2);

  await page.locator('summary', { hasText: filters.title }).tap();
  await field.fill('flat 1500 sqft car parking family');
  const panel = page.locator('#filters');
  for (const said of [
    'Apartment',
    'From 1,350 sqft',
    'Parking: 4 Wheeler',
    'Preferred tenants: Family',
  ])
    await expect(panel.getByText(filters.searched([said]))).toBeVisible();
});

test('a search whose words do not load says so, and is answered by the server', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(/search-words/, (route) => route.abort());
  await page.goto(paths.properties);
  await untilLive(page);
  await page.getByRole('searchbox').fill('velachery');
  await expect(page.getByText(listings.failed)).toBeVisible();
  await expect(page).toHaveURL(/text=velachery$/);
  await page.getByRole('button', { name: listings.retry }).click();
  await expect(page.locator('main article').first()).toContainText('Velachery');
  forgive(problems, /ERR_FAILED|search-words/);
});

test('homes that are let are low: the first that can be had is near, on a laptop in the first screen', async ({
  page,
}) => {
  const homes = page.locator('main article');
  const measure = async (index: number) => {
    const box = await homes.nth(index).boundingBox();
    if (!box) throw new Error(`There is no home ${index}.`);
    return box;
  };
  await page.goto(`${paths.properties}?text=2bhk+t+nagar`);
  for (const index of [0, 1])
    await expect(homes.nth(index)).toContainText(optionWords.status.Occupied);
  expect((await measure(1)).height).toBeLessThan(0.85 * (await measure(2)).height);
  await page.setViewportSize({ width: 1366, height: 768 });
  expect((await measure(2)).y).toBeLessThan(768);
});
