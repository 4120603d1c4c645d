import { test as base, expect } from '@playwright/test';
import { type Admin, requireAdmin } from './admin';
import { realPicturesHeader } from '../../../scripts/local-site/pixel.ts';
import { serveTestedSite } from '../../support/site/serve';
import { mailService } from './mailbox';

interface Site {
  site: string;
  admin: Admin;
}

interface Visit {
  /**
   * Whether pictures come from the site's image service. On a small machine it takes seconds for
   * each size of each picture, so tests that do not need them get one pixel instead.
   */
  realPictures: boolean;
  /** The problems of the page so far: logged errors, thrown errors, rejected or failed requests. */
  problems: string[];
  /** Ends a context in which a clock stood: Playwright would go on with it in the next test's page. */
  renewed: null;
}

/** A page in which anything that goes wrong in the browser fails the test. */
export const test = base.extend<Visit, Site>({
  site: [
    async ({}, use, { workerIndex }) => {
      const address = await mailService.start();
      const stop = await serveTestedSite(String(workerIndex), address, { fakePictures: true });
      await use(process.env.SITE_ADDRESS ?? '');
      await stop();
      await mailService.stop();
    },
    { scope: 'worker', auto: true },
  ],
  admin: [async ({ site }, use) => use(await requireAdmin(site)), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site),
  realPictures: [false, { option: true }],
  // Not by a route of the browser, which would take every request through this process, and its cache away.
  extraHTTPHeaders: async ({ realPictures }, use) =>
    use(realPictures ? { [realPicturesHeader]: 'yes' } : {}),
  renewed: [
    async ({ page, context }, use) => {
      await use(null);
      const hasClock = await page.evaluate(() => '__pwClock' in globalThis).catch(() => true);
      if (hasClock) await context.close();
    },
    { auto: true },
  ],
  problems: [
    async ({ page, javaScriptEnabled }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} (${page.url()})`);
      });
      page.on('pageerror', (error) => {
        // The browser's message when a page links to a bare picture, which has no transition.
        if (error.message.startsWith('Transition was aborted')) return;
        problems.push(`thrown: ${error.message} (${page.url()})`);
      });
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Without JavaScript the browser refuses code that a page asks for ahead.
        if (!javaScriptEnabled && reason === 'csp') return;
        // A browser with windows asks for the page's icon when it likes, even while a test holds it offline.
        if (request.url().endsWith('/favicon.svg')) return;
        // Requests aborted because their page was left.
        if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${reason} ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
