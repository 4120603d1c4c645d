import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { listings } from '../../src/content/properties/listings';
import { mapText } from '../../src/content/properties/map';
import { paths } from '../../src/paths';
import { expectAccessible, expectNoSidewaysScroll } from './setup/accessible';
import { listProperties } from './setup/content';
import { tabTo } from './setup/keyboard';
import { expect, test } from './setup/visitor';

const onMap = `${paths.properties}?view=map`;
const phone = { width: 360, height: 780 };

/** The bubbles that are shown, from the first to the last of the keyboard. */
const bubbles = (page: Page): Locator => page.locator('#map svg a:visible');
const chennai = (page: Page) => page.getByRole('group', { name: mapText.label.Chennai });

const namesOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.querySelector('text')?.textContent ?? ''));

/** How many homes a name says: "Velachery, 3 homes, from ₹18,000". */
const homesIn = (name: string) => Number(/, ([\d,]+) homes?/.exec(name)?.[1]?.replaceAll(',', ''));

/** The middles of the bubbles, in pixels of the window. */
const middlesOf = (links: Locator) =>
  links.locator('circle:last-of-type').evaluateAll((dots) =>
    dots.map((dot) => {
      const { left, top, width, height } = dot.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );

test('the links to the map and back keep the filter', async ({ page }) => {
  await page.goto(`${paths.properties}?category=Apartment&sort=rent-up`);
  await page.getByRole('link', { name: listings.toMap, exact: true }).click();
  await expect(page).toHaveURL(/\?category=Apartment&sort=rent-up&view=map$/);
  await expect(chennai(page)).toBeVisible();
  await page.getByRole('link', { name: listings.toList, exact: true }).click();
  await expect(page).toHaveURL(/\?category=Apartment&sort=rent-up$/);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a bubble says how many homes its list shows, and the lowest rent', async ({ page }) => {
  await page.goto(onMap);
  const bubble = page.getByRole('link', { name: 'Mylapore, 1 home, from ₹22,000', exact: true });
  const single = page.locator('#map svg a:visible:not([href^="#"])');
  const shown = await single.evaluateAll((links) =>
    links.map((link) => [
      link.querySelector('text')?.textContent ?? '',
      link.getAttribute('href') ?? '',
    ]),
  );
  expect(shown.length).toBeGreaterThan(5);
  for (const [name = '', address = ''] of shown) {
    await page.goto(address);
    await expect(page.locator('main article'), name).toHaveCount(homesIn(name));
  }
  await page.goto(onMap);
  await bubble.click();
  await expect(page).toHaveURL(/\?text=Mylapore$/);
});

test('every home is on the map or counted below it', async ({ page }) => {
  await page.goto(onMap);
  const names = await namesOf(bubbles(page));
  const all = (await listProperties()).length;
  expect(names.map(homesIn).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(all);
  await expect(page.locator('#map')).toContainText(mapText.approximate);
});

test('by keyboard the bubbles follow from north to south', async ({ page }) => {
  await page.goto(onMap);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const links = chennai(page).locator('a:visible');
  const middles = await middlesOf(links);
  expect(middles.map(({ y }) => y)).toEqual(middles.map(({ y }) => y).sort((a, b) => a - b));
  await tabTo(page, links.first());
  const visited: string[] = [];
  for (const name of await namesOf(links)) {
    visited.push(name);
    expect(
      await page.evaluate(() => document.activeElement?.querySelector('text')?.textContent),
    ).toBe(name);
    await page.keyboard.press('Tab');
  }
  expect(visited.length).toBeGreaterThan(8);
});

test('on a phone bubbles are 44 px apart, and a bubble of several places lists them', async ({
  page,
}) => {
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ ...phone, width });
    await page.goto(onMap);
    const middles = await middlesOf(bubbles(page));
    expect(middles.length).toBeGreaterThan(8);
    middles.forEach((one, index) => {
      expect(one.x > 0 && one.x < width).toBe(true);
      for (const other of middles.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
      }
    });
    await expectNoSidewaysScroll(page, onMap);
  }
  const group = bubbles(page).and(page.locator('[href^="#"]')).first();
  await group.click();
  const card = page.locator('#map div:target');
  await expect(card).toBeInViewport();
  await expect(card.getByRole('listitem')).not.toHaveCount(0);
  await card.getByRole('link', { name: mapText.close }).click();
  await expect(card).toHaveCount(0);
  await group.click();
  await card.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/properties\?text=/);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('the map follows the filter without a reload, and Back undoes it', async ({ page }) => {
  await page.goto(onMap);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const all = await bubbles(page).count();
  await page.getByLabel(listings.filters.category).selectOption('Gated Community Villa');
  await expect(bubbles(page)).not.toHaveCount(all);
  await expect(page).toHaveURL(/\?category=Gated\+Community\+Villa&view=map$/);
  const followed = await namesOf(bubbles(page));
  await page.goBack();
  await expect(bubbles(page)).toHaveCount(all);
  await expect(page.locator('[data-same]')).toHaveCount(1);
  await page.goto(`${paths.properties}?category=Gated+Community+Villa&view=map`);
  expect(await namesOf(bubbles(page))).toEqual(followed);
});

test('without homes the map stays, below which filter to remove', async ({ page }) => {
  await page.goto(`${onMap}&text=Villupuram`);
  await expect(page.getByRole('heading', { name: listings.empty.title })).toBeVisible();
  await expect(page.getByRole('link', { name: /Without: Villupuram/ })).toHaveAttribute(
    'href',
    onMap,
  );
  await expect(chennai(page)).toBeVisible();
  await expect(bubbles(page)).toHaveCount(0);
});

test('the map is accessible on a phone and on a wide screen', async ({ page }) => {
  for (const size of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto(onMap);
    await expectAccessible(page, `the map at ${size.width} px`);
    await bubbles(page).and(page.locator('[href^="#"]')).first().click();
    await expectAccessible(page, `a card of the map at ${size.width} px`);
  }
});

test('in forced colours every bubble differs from its ground, and its number from it', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(onMap);
  const colours = await bubbles(page).evaluateAll((links) =>
    links.map((link) => {
      const fill = (selector: string) => {
        const part = link.querySelector(selector);
        return part ? getComputedStyle(part).fill : '';
      };
      const ground = link.closest('svg');
      return [
        ground ? getComputedStyle(ground).backgroundColor : '',
        fill('circle:last-of-type'),
        fill('text'),
      ];
    }),
  );
  expect(colours.length).toBeGreaterThan(8);
  for (const [ground, dot, number] of colours) {
    expect(dot).not.toBe(ground);
    expect(number).not.toBe(dot);
  }
});

test('the map costs at most 15 KiB, and the list loads none of it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(paths.properties);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  expect(requests.filter((url) => url.includes('MapListings'))).toEqual([]);
  requests.length = 0;
  const code = page.waitForResponse((response) => response.url().includes('MapListings'));
  await page.goto(onMap);
  const script = gzipSync(await (await code).body()).length;
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const drawing = await page.locator('#map').evaluate((map) => map.outerHTML);
  expect(script + gzipSync(drawing).length).toBeLessThanOrEqual(15 * 1_024);
  const { origin } = new URL(page.url());
  expect(requests.filter((url) => !url.startsWith(origin))).toEqual([]);
});

test('the map is a way to show the list: its address is that of the list, and the CDN tells them apart', async ({
  page,
}) => {
  const response = await page.goto(onMap);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/properties$/);
  await expect(page).toHaveTitle(new RegExp(mapText.title));
  expect(response?.headers()['netlify-vary'] ?? '').toMatch(/[=|]view[|,]|[=|]view$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter stays on the map, and bubbles and cards lead to lists', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(paths.properties);
    await page.getByRole('link', { name: listings.toMap, exact: true }).click();
    await page.getByRole('checkbox', { name: 'Lift' }).check();
    await page.getByRole('button', { name: listings.filters.apply }).click();
    await expect(page).toHaveURL(/view=map/);
    await expect(page).toHaveURL(/lift=1/);
    await expect(chennai(page)).toBeVisible();
    await page.goto(onMap);
    await bubbles(page).and(page.locator('[href^="#"]')).first().click();
    await page.locator('#map div:target li a').first().click();
    await expect(page.locator('main article').first()).toBeVisible();
  });
});

for (const [name, place] of [
  ['Two-bedroom flat beside Velachery MRTS', mapText.on('Velachery', 'Chennai')],
  ['Upstairs house near the lake, Thirunagar', mapText.on('Thirunagar', 'Madurai')],
] as const) {
  test(`the page of a home has a small map: ${place}`, async ({ page }) => {
    const home = (await listProperties()).find((one) => one.name.startsWith(name));
    await page.goto(paths.property(home?._id ?? ''));
    const map = page.getByRole('img', { name: place });
    await map.scrollIntoViewIfNeeded();
    await expect(map).toBeInViewport();
    await expectAccessible(page, place);
  });
}
