import type { Locator } from '@playwright/test';
import { heroWords, searchWords } from '../../src/content/pages/home';
import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { listProperties } from '../support/site/content';
import { expect, test } from './setup/visitor';

const measureHeight = async (part: Locator) => (await part.boundingBox())?.height ?? Infinity;
const lowerEdge = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().bottom);

test('one screen shows the search line and four homes, a phone the first home; the line stays where it is while the slides change, and its address names only what was asked for', async ({
  page,
}) => {
  await page.goto(paths.home);
  expect(await measureHeight(page.locator('.hero'))).toBeLessThanOrEqual(520);
  const cards = page.locator('main article:has-text("₹")');
  for (let index = 0; index < 4; index += 1) {
    const rooms = cards.nth(index).locator('p', { hasText: 'sqft' });
    expect(await lowerEdge(rooms)).toBeLessThanOrEqual(880);
  }
  const { length } = await listProperties();
  const all = page.getByRole('link', { name: `All ${length} rental properties` });
  await expect(all.first()).toHaveAttribute('href', paths.properties);

  await page.setViewportSize({ width: 360, height: 780 });
  const find = page.getByRole('button', { name: searchWords.find });
  expect(await lowerEdge(find)).toBeLessThanOrEqual(780);
  await expect(page.locator('main article').first()).toBeInViewport();

  const search = page.locator('.hero form');
  for (const [width, slide] of [
    [360, '02'],
    [768, '01'],
    [1440, '02'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const before = await search.boundingBox();
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-step="1"]')?.click());
    await expect(page.locator('[data-counter]')).toHaveText(`${slide} / 02`);
    expect(await search.boundingBox()).toEqual(before);
  }

  await find.click();
  await expect(page).toHaveURL(new RegExp(`${paths.properties}[?]?$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both slides are readable, without a control that does nothing, and the search line leads to the homes that were asked for', async ({
    page,
  }) => {
    await page.goto(paths.home);
    for (const name of ['PROPERTY SERVICES COMPANY', 'PROPERTY MANAGEMENT COMPANY'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: heroWords.pause })).toBeHidden();

    const line = page.getByRole('search', { name: searchWords.label });
    await line.getByLabel(listings.filters.textHint).fill('Chennai');
    await line.getByLabel(listings.filters.ranges.bed).selectOption('2');
    await line.getByLabel(searchWords.rent).selectOption({ label: '₹40,000' });
    await line.getByRole('button', { name: searchWords.find }).click();
    await expect(page).toHaveURL(`${paths.properties}?text=Chennai&beds=2&maxPrice=40000`);
    const cards = page.locator('main article');
    await expect(cards).not.toHaveCount(0);
    for (const card of await cards.all()) await expect(card).toContainText('2 beds');
  });
});
