import { expect, type Page } from '@playwright/test';

/** Holds back what a page requests at these addresses; returns a function that lets it through. */
export async function hold(page: Page, addresses: string | RegExp | ((url: URL) => boolean)) {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(null);
}

/** Waits until the browser has nothing to do; without a frame to draw it may never say so, hence the limit. */
export const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));

/** Waits until every island runs that starts by itself; one that comes `near` waits for the visitor. */
export const untilLive = (page: Page) =>
  expect(page.locator('astro-island[ssr]:not([client=near])')).toHaveCount(0);
