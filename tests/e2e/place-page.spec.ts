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

// Its pages are links alone.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of a place says what is there, and leads on', async ({ page }) => {
    await page.goto(velachery);
    await expect(page).toHaveTitle(`${head} | ${company.name}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(head);
    await expect(main.getByText('1 home at ₹25,000 a month, 980 sqft, 2 bedrooms.')).toBeVisible();
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
