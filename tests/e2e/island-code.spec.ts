import type { Page } from '@playwright/test';
import { listings } from '../../src/content/properties/listings';
import { paths } from '../../src/paths';
import { firstProperty } from './setup/content';
import { hold } from './setup/hold';
import { forgive } from './setup/problems';
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
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  expect(scripts.filter((path) => path.includes('Lightbox'))).toEqual([]);
  await cover(page).click();
  await expect(lightbox(page)).toBeVisible();
  expect(scripts.filter((path) => /\/Lightbox\..*js$/.test(path))).toHaveLength(1);
  expect(scripts).toEqual([...new Set(scripts)]);
});

test('without the code of the lightbox the link is followed', async ({ page, problems }) => {
  await page.route('**/_astro/Lightbox.*.js*', (route) => route.abort());
  await page.goto(await firstProperty());
  const picture = await cover(page).getAttribute('href');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await cover(page).click();
  await page.waitForURL(`**${picture ?? '?'}`);
  forgive(problems, /ERR_FAILED/);
});

test('what is chosen before the code of the listings has come counts', async ({ page }) => {
  const release = await hold(page, '**/_astro/Listings.*.js*');
  await page.goto(paths.properties);
  await page.getByLabel(listings.filters.category).selectOption('Gated Community Villa');
  release();
  await expect(page.locator('main article').first()).toContainText('Gated Community Villa');
  await expect(page).toHaveURL(/category=Gated/);
});
