import type { Page } from '@playwright/test';
import { emptyText } from '../../src/content/properties/empty';
import { featuredWords } from '../../src/content/pages/home';
import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { expectAccessible, expectNoSidewaysScroll } from './setup/accessible';
import { serveBuiltPages } from './setup/built-site';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const nothingFits = `${paths.properties}?text=9bhk+velacherry`;
const gone = [paths.property('gone'), paths.shortlist(['gone', 'away'])];
const empty = [nothingFits, paths.shortlist(), ...gone, '/no-such-page'];

/** The empty plot, which stands wherever there is nothing to show. */
const drawing = (page: Page) =>
  page.locator(`main section img[src*="${encodeURIComponent(emptyText.drawing)}"]`);
const homes = (page: Page) => page.locator('main article');
const namesIn = (page: Page) => homes(page).getByRole('heading').allTextContents();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an empty place has the drawing, and three homes to go on with', async ({
      page,
      problems,
    }) => {
      for (const address of empty) {
        await page.goto(address);
        await expect(drawing(page), address).toBeVisible();
        await expect(homes(page), address).toHaveCount(3);
        for (const width of javaScriptEnabled ? [360, 768, 1440] : []) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScroll(page, `${address} at ${width} px`);
        }
        if (javaScriptEnabled) await expectAccessible(page, address);
        await homes(page).first().getByRole('link').first().click();
        await expect(page, address).toHaveURL(/\/properties\/single\/./);
      }
      forgive(problems, /404/);
    });
  });
}

test('a search without homes shows those near its place, the same from the server and after typing', async ({
  page,
}) => {
  await page.goto(nothingFits);
  await expect(page.getByRole('heading', { name: emptyText.near('Velachery') })).toBeVisible();
  await expect(homes(page).first()).toContainText('Velachery');
  const served = await namesIn(page);
  await page.goto(paths.properties);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const search = page.getByLabel(listings.filters.text);
  await search.fill('9bhk velacherry');
  await expect(page.getByRole('heading', { name: listings.empty.title })).toBeVisible();
  await expect(homes(page)).toHaveCount(3);
  expect(await namesIn(page)).toEqual(served);
  await search.fill('9bhk');
  await expect(page.getByRole('heading', { name: emptyText.newest })).toBeVisible();
});

test.describe('a site without homes', () => {
  let store: StrictStore;
  test.beforeAll(async () => {
    store = await startStrictStore();
  });
  test.afterAll(() => store.stop());

  test('says so with the drawing and leads to the office; its first page has no shelf', async ({
    page,
    problems,
  }) => {
    await serveBuiltPages(page);
    for (const address of [paths.properties, paths.shortlist(), ...gone]) {
      await page.goto(address);
      await expect(drawing(page), address).toBeVisible();
      await expect(homes(page), address).toHaveCount(0);
      const ask = page.getByRole('main').getByRole('link', { name: listings.empty.ask });
      await expect(ask, address).toHaveAttribute('href', paths.contact);
    }
    await page.goto('/no-such-page');
    await expect(drawing(page)).toBeVisible();
    await page.goto(paths.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(featuredWords.title)).toHaveCount(0);
    forgive(problems, /404/);
  });
});
