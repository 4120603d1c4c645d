import type { Locator, Page } from '@playwright/test';
import { listings } from '../../src/content/properties/listings';
import { mapText } from '../../src/content/properties/map';
import { paths } from '../../src/paths';
import { expectNoSidewaysScroll } from './setup/accessible';
import { listProperties } from '../support/site/content';
import { expect, test } from './setup/visitor';

const onMap = `${paths.properties}?view=map`;
const phone = { width: 360, height: 780 };

/** The bubbles that are shown, from the first to the last of the keyboard. */
const bubbles = (page: Page): Locator => page.locator('#map svg a:visible');
const chennai = (page: Page) => page.getByRole('group', { name: mapText.label.Chennai });

const readNames = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.querySelector('text')?.textContent ?? ''));

/** The middles of the bubbles, in pixels of the window. */
const measureMiddles = (links: Locator) =>
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

// That each home is in one bubble is in `tests/domain/map/bubbles.test.ts`.
test('the card of a bubble lists as many homes as it says, all that were found', async ({
  page,
}) => {
  const homes = await listProperties();
  const named = homes.filter(({ name, address }) => /velachery/i.test(name + address));
  expect(named.some(({ address }) => !address.includes('Velachery'))).toBe(true);
  await page.setViewportSize(phone);
  await page.goto(`${onMap}&text=velachery`);
  const shown: (string | null)[] = [];
  for (const bubble of await bubbles(page).all()) {
    await bubble.click();
    const links = await page.locator('#map div:target li a').all();
    await expect(bubble.locator('text').nth(1)).toHaveText(String(links.length));
    shown.push(...(await Promise.all(links.map((link) => link.getAttribute('href')))));
    await page.locator('#map div:target').getByRole('link', { name: mapText.close }).click();
  }
  expect(shown.sort()).toEqual(named.map(({ _id }) => paths.property(_id)).sort());
});

test('on a phone bubbles are 44 px apart, and their cards can be closed', async ({ page }) => {
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ ...phone, width });
    await page.goto(onMap);
    const middles = await measureMiddles(bubbles(page));
    expect(middles.length).toBeGreaterThan(8);
    middles.forEach((one, index) => {
      expect(one.x > 0 && one.x < width).toBe(true);
      for (const other of middles.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
    });
    await expectNoSidewaysScroll(page, onMap);
  }
  const bubble = bubbles(page).first();
  await bubble.click();
  const card = page.locator('#map div:target');
  await expect(card).toBeInViewport();
  await expect(card.getByRole('listitem')).not.toHaveCount(0);
  await card.getByRole('link', { name: mapText.close }).click();
  await expect(card).toHaveCount(0);
  await bubble.click();
  await card.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/properties\/single\//);
});

test('the map follows the filter without a reload, and Back undoes it', async ({ page }) => {
  await page.goto(onMap);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const all = await bubbles(page).count();
  await page.getByLabel(listings.filters.category).selectOption('Gated Community Villa');
  await expect(bubbles(page)).not.toHaveCount(all);
  await expect(page).toHaveURL(/\?category=Gated\+Community\+Villa&view=map$/);
  const followed = await readNames(bubbles(page));
  await page.goBack();
  await expect(bubbles(page)).toHaveCount(all);
  await expect(page.locator('[data-same]')).toHaveCount(1);
  await page.goto(`${paths.properties}?category=Gated+Community+Villa&view=map`);
  expect(await readNames(bubbles(page))).toEqual(followed);
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

test('the page of a home has a small map around the pin of its link', async ({ page }) => {
  const homes = await listProperties();
  const home = homes.find(({ name }) => name.startsWith('Two-bedroom flat beside Velachery MRTS'));
  await page.goto(paths.property(home?._id ?? ''));
  const map = page.getByRole('img', { name: mapText.on('Velachery', 'Chennai') });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeInViewport();
  await expect(page.getByText(mapText.marked)).toBeVisible();
});
