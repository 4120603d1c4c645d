import type { Page } from '@playwright/test';
import { renderPage } from '../../support/site/render-page';

/** Lets a browser's pages come from `renderPage`; scripts, styles and pictures still come from the site. */
export async function serveBuiltPages(page: Page): Promise<void> {
  await page.route(
    (url) => url.origin === process.env.SITE_ADDRESS,
    async (route, request) => {
      if (request.resourceType() !== 'document') return route.fallback();
      const response = await renderPage(request.url());
      const headers = Object.fromEntries(response.headers);
      return route.fulfill({ status: response.status, headers, body: await response.text() });
    },
  );
}
