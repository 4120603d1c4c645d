import type { Page } from '@playwright/test';

/** Holds back what a page requests at these addresses; returns a function that lets it through. */
export async function hold(page: Page, addresses: string | RegExp | ((url: URL) => boolean)) {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(null);
}
