import type { Locator, Page } from '@playwright/test';
import { listings } from '../../src/content/properties/listings';
import { mapText } from '../../src/content/properties/map';
import { paths } from '../../src/paths';
import { expectNoSidewaysScroll } from './setup/accessible';
import { listProperties } from '../support/site/content';
import { readPage } from '../built/setup/ask';
import { untilLive } from './setup/hold';
import { expect, test } from './setup/visitor';

const onMap = `${paths.properties}?view=map`;
const laptop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

/** The bubbles that are shown, from the first to the last of the keyboard. */
const bubbles = (page: Page): Locator => page.locator('#map svg a:visible');
const chennai = (page: Page) => page.getByRole('group', { name: mapText.label.Chennai });
const card = (page: Page) => page.locator('#map div:target');

/** How many homes the bubbles say that they stand for, together. */
const countHomes = (page: Page) =>
  bubbles(page).evaluateAll((all) =>
    all.reduce((sum, one) => sum + Number(one.querySelectorAll('text')[1]?.textContent), 0),
  );

/** The middles of the bubbles, in pixels of the window. */
const measureMiddles = (links: Locator) =>
  links.locator('circle:last-of-type').evaluateAll((dots) =>
    dots.map((dot) => {
      const { left, top, width, height } = dot.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );

test('the links to the map and back keep the filter; the map follows it without a reload, and Back undoes that; without homes it stays, below which filter to remove', async ({
  page,
}) => {
  await page.goto(`${paths.properties}?category=Apartment&sort=rent-up`);
  await page.getByRole('link', { name: listings.toMap, exact: true }).click();
  await expect(page).toHaveURL(/\?category=Apartment&sort=rent-up&view=map$/);
  await expect(chennai(page)).toBeVisible();

  await untilLive(page);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  const apartments = await bubbles(page).count();
  const villas = '?category=Gated+Community+Villa&sort=rent-up&view=map';
  await page.getByLabel(listings.filters.category).selectOption('Gated Community Villa');
  await expect(bubbles(page)).not.toHaveCount(apartments);
  await expect(page).toHaveURL(`${paths.properties}${villas}`);
  const served = await readPage(`${paths.properties}${villas}`);
  const words = [...served.querySelectorAll('#map svg a')].map(({ textContent }) => textContent);
  expect(await page.locator('#map svg a').allTextContents()).toEqual(words);
  await page.goBack();
  await expect(bubbles(page)).toHaveCount(apartments);
  await expect(page.locator('[data-same]')).toHaveCount(1);

  await page.getByLabel(listings.filters.text).fill('Villupuram');
  await expect(page.getByRole('heading', { name: listings.empty.title })).toBeVisible();
  const without = page.getByRole('link', { name: /Remove “Villupuram”/ });
  const before = `${paths.properties}?category=Apartment&sort=rent-up&view=map`;
  await expect(without).toHaveAttribute('href', before);
  await expect(chennai(page)).toBeVisible();
  await expect(bubbles(page)).toHaveCount(0);
  await without.click();
  await expect(bubbles(page)).toHaveCount(apartments);

  await page.getByRole('link', { name: listings.toList, exact: true }).click();
  await expect(page).toHaveURL(/\?category=Apartment&sort=rent-up$/);
  await expect(page.locator('main article').first()).toBeVisible();
});

// That each home is in one bubble is in `tests/domain/map/bubbles.test.ts`.
test('on a phone bubbles are 44 px apart, and their cards can be closed; a card lists as many homes as its bubble says, all that were found; the page of a home has a small map around the pin of its link', async ({
  page,
}) => {
  const homes = await listProperties();
  const there = homes.filter(({ place }) => place?.name === 'Velachery');
  // One that is on the Velachery road, in another place, is not among them.
  expect(homes.filter(({ name }) => name.includes('Velachery')).length).toBeGreaterThan(
    there.length,
  );
  await page.setViewportSize(phone);
  await page.goto(onMap);
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ ...phone, width });
    const middles = await measureMiddles(bubbles(page));
    expect(middles.length).toBeGreaterThan(8);
    middles.forEach((one, index) => {
      expect(one.x > 0 && one.x < width).toBe(true);
      for (const other of middles.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
    });
    await expectNoSidewaysScroll(page, onMap);
  }
  await bubbles(page).first().click();
  await expect(card(page)).toBeInViewport();
  await expect(card(page).getByRole('listitem')).not.toHaveCount(0);
  await card(page).getByRole('link', { name: mapText.close }).click();
  await expect(card(page)).toHaveCount(0);

  // Where the field of the search stands beside the map.
  await page.setViewportSize(laptop);
  await page.getByLabel(listings.filters.text).fill('velachery');
  await expect(page).toHaveURL(/text=velachery/);
  await page.setViewportSize(phone);
  // The address changes before the map does.
  await expect.poll(() => countHomes(page)).toBe(there.length);
  const shown: (string | null)[] = [];
  for (const bubble of await bubbles(page).all()) {
    await bubble.click();
    const links = await card(page).locator('li a').all();
    await expect(bubble.locator('text').nth(1)).toHaveText(String(links.length));
    shown.push(...(await Promise.all(links.map((link) => link.getAttribute('href')))));
    await card(page).getByRole('link', { name: mapText.close }).click();
  }
  expect(shown.sort()).toEqual(there.map(({ _id }) => paths.property(_id)).sort());

  await bubbles(page).filter({ hasText: 'Velachery' }).click();
  await card(page)
    .getByRole('link', { name: /^Two-bedroom flat beside Velachery MRTS/ })
    .click();
  await expect(page).toHaveURL(/\/properties\/single\//);
  const map = page.getByRole('img', { name: mapText.on('Velachery', 'Chennai') });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeInViewport();
  await expect(page.getByText(mapText.approximate)).toBeVisible();
});
