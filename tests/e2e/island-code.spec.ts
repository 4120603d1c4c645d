import type { Page } from '@playwright/test';
import { listings } from '../../src/content/listings';
import { chunkTimeout } from '../../src/islands/chunk-timeout';
import { paths } from '../../src/paths';
import { firstProperty } from './setup/content';
import { expect, test } from './setup/visitor';

const cover = (page: Page) => page.locator('[data-lightbox="0"]');
const lightbox = (page: Page) => page.locator('.gallery-lightbox');

test('opening the lightbox fetches its code, and no script twice', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_astro/')) scripts.push(pathname);
  });
  await page.goto(await firstProperty());
  expect(scripts.filter((path) => path.includes('Lightbox'))).toEqual([]);
  await cover(page).click();
  await expect(lightbox(page)).toBeVisible();
  expect(scripts.filter((path) => /\/Lightbox\..*js$/.test(path))).toHaveLength(1);
  expect(scripts).toEqual([...new Set(scripts)]);
});

test('the browser is told to compile the code of the islands while it arrives', async ({
  page,
}) => {
  const arriving = ['client', 'Listings'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/_astro/${name}.`)),
  );
  await page.goto(paths.properties);
  await page.locator('astro-island input').first().focus();
  for (const response of await Promise.all(arriving)) {
    expect(await response.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('the list of properties is requested once, however late the code of the listings is', async ({
  page,
}) => {
  await page.clock.install();
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === paths.api.catalogue) requests += 1;
  });
  const { promise: waiting, resolve: answer } = Promise.withResolvers<null>();
  await page.route('**/_astro/Listings.*.js*', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(paths.properties);
  await page.getByLabel(listings.filters.category).selectOption('Gated Community Villa');
  await page.clock.runFor(10_000);
  answer(null);
  await expect(page.locator('main article').first()).toContainText('Gated Community Villa');
  await page.clock.runFor(10_000);
  expect(requests).toBe(1);
});

for (const late of ['Gallery', 'Lightbox']) {
  test(`when the code of ${late} does not load in time, the link to the picture is followed`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-01-05T08:00:00Z') });
    const asked = page.waitForRequest(`**/_astro/${late}.*.js*`);
    // Neither answered nor rejected, as on a broken connection.
    await page.route(`**/_astro/${late}.*.js*`, () => undefined);
    const address = await firstProperty();
    await page.goto(address);
    const picture = await cover(page).getAttribute('href');
    await page.clock.pauseAt(new Date('2026-01-05T09:00:00Z'));
    await cover(page).click();
    await asked;
    await page.clock.runFor(chunkTimeout - 1_000);
    expect(new URL(page.url()).pathname).toBe(address);
    await page.clock.runFor(1_000);
    await page.waitForURL(`**${picture ?? '?'}`);
  });
}
