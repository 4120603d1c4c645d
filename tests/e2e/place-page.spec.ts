import { company } from '../../src/content/company';
import { breadcrumbWords } from '../../src/content/pages/site';
import { listings } from '../../src/content/properties/listings';
import { placeWords } from '../../src/content/properties/place';
import { propertyText } from '../../src/content/properties/property';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

// The sample has one home with two bedrooms in Velachery, two homes in Anna Nagar, one of each city, and none in Royapuram.

const velachery = paths.place('velachery');
const head = 'Homes for rent in Velachery, Chennai';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a page of a place says what is there, and leads on', async ({ page }) => {
      await page.goto(velachery);
      await expect(page).toHaveTitle(`${head} | ${company.name}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(head);
      await expect(
        main.getByText('1 home at ₹25,000 a month, 980 sqft, 2 bedrooms.'),
      ).toBeVisible();
      const near = main.getByRole('region', { name: placeWords.near.title('Velachery', null) });
      // Its own home, and three near it.
      await expect(main.getByRole('article')).toHaveCount(4);
      await expect(near.getByRole('article')).toHaveCount(3);
      await expect(main.getByRole('article').first()).toContainText('Velachery');
      await expect(near.getByRole('link').first()).toHaveText(/^\S.* \d+$/);
      await expect(
        main.getByRole('complementary').getByRole('link', { name: placeWords.owner.link }),
      ).toHaveAttribute('href', paths.owners);
      const trail = main.getByRole('navigation', { name: breadcrumbWords.label });
      await expect(trail.getByRole('link')).toHaveText(['Home', propertyText.back, 'Chennai']);
      await main.getByRole('link', { name: placeWords.bhk(2) }).click();
      await expect(page).toHaveURL(paths.place('velachery/2-bhk'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        '2 BHK homes for rent in Velachery, Chennai',
      );
    });

    test('the row of areas leads to a place, its home back to it', async ({ page }) => {
      for (const list of [paths.home, paths.properties]) {
        await page.goto(list);
        const areas = page.getByRole('navigation', { name: placeWords.areas.title });
        await areas
          .getByRole('link', { name: /^Anna Nagar/ })
          .first()
          .click();
        await expect(page).toHaveURL(/\/rent\/anna-nagar/);
      }
      const place = new URL(page.url()).pathname;
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(paths.property('')));
      const main = page.getByRole('main');
      const trail = main.getByRole('navigation', { name: breadcrumbWords.label });
      await expect(trail.getByRole('link', { name: 'Anna Nagar' })).toHaveAttribute('href', place);
      await main
        .locator('header')
        .getByRole('link', { name: /^Anna Nagar/ })
        .click();
      await expect(page).toHaveURL(place);
    });
  });

test('two places of one name do not mix', async ({ page }) => {
  for (const [slug, city] of [
    ['anna-nagar', 'Chennai'],
    ['anna-nagar-madurai', 'Madurai'],
  ] as const) {
    await page.goto(paths.place(slug));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      placeWords.heading(`Anna Nagar, ${city}`, null),
    );
    const own = page.getByRole('main').getByRole('article').first();
    await expect(own).toContainText(city);
  }
});

test('other spellings lead to the one address, and half an address to the list', async ({
  request,
}) => {
  for (const [asked, address] of [
    ['/rent/Velacheri', velachery],
    ['/rent/velachery-chennai/2BHK', paths.place('velachery/2-bhk')],
    [`/rent/${encodeURIComponent('வேளச்சேரி')}`, velachery],
    ['/rent', paths.properties],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status(), asked).toBe(301);
    expect(new URL(answer.headers().location ?? '', 'http://x').pathname, asked).toBe(address);
  }
});

test('a place that nobody knows is a 404 with the areas that have homes', async ({ request }) => {
  for (const path of ['/rent/nowhere', '/rent/velachery/0-bhk', '/rent/velachery/2-bhk/more']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html, path).toContain(placeWords.unknown.title);
    expect(html, path).toContain(`href="${paths.place('chennai')}"`);
  }
});

test('a place without a home says so, shows what is near, and is not indexed', async ({ page }) => {
  await page.goto(paths.place('royapuram'));
  await expect(page.getByText(placeWords.none('Royapuram', null))).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const near = page.getByRole('region', { name: placeWords.near.title('Royapuram', null) });
  await expect(near.getByRole('article')).toHaveCount(3);
});

test('news and filter of a place ask for it alone', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(paths.place('chennai/3-bhk'));
  await main.getByRole('link', { name: placeWords.filter }).click();
  const chips = page.getByRole('list', { name: listings.active.label });
  await expect(chips.getByRole('link')).toHaveText([/Chennai/, /3 bedrooms/]);
  await page.goto(paths.place('velachery/2-bhk'));
  await main.getByRole('link', { name: placeWords.news('Velachery') }).click();
  await expect(page.getByText('Velachery, 2 bedrooms')).toBeVisible();
});

test.describe('a list that was searched', () => {
  for (const [query, title, canonical] of [
    ['', listings.title, paths.properties],
    ['?text=velacheri', head, velachery],
    ['?text=velachery&beds=2', `2 BHK ${head.replace('H', 'h')}`, paths.place('velachery/2-bhk')],
    ['?text=royapuram', 'Rental Properties: Royapuram', paths.properties],
    [
      '?beds=2&maxPrice=30000&page=2',
      'Rental Properties: 2 bedrooms · Up to ₹30,000, page 2',
      paths.properties,
    ],
    ['?text=velachery&view=map', 'Rental Properties on the map: Velachery', velachery],
  ] as const)
    test(`“${query}” has the title “${title}”, and one address for search engines`, async ({
      page,
    }) => {
      await page.goto(`${paths.properties}${query}`);
      await expect(page).toHaveTitle(`${title} | ${company.name}`);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
      const address = new URL(canonical, process.env.SITE_URL).href;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    });
});

test('a filter that is set in the page changes the title of its window, and back again', async ({
  page,
}) => {
  const title = (words: string) => `${words} | ${company.name}`;
  await page.goto(paths.properties);
  await page.getByLabel(listings.filters.category).selectOption('Apartment');
  await expect(page).toHaveTitle(title('Rental Properties: Apartment'));
  await page.goBack();
  await expect(page).toHaveTitle(title(listings.title));
});
