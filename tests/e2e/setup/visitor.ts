import { test as base, expect } from '@playwright/test';
import { Admin } from './admin';
import { useSite } from './worker-site';

/** One transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

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
}

/** A page in which anything that goes wrong in the browser fails the test. */
export const test = base.extend<Visit, Site>({
  site: [
    async ({}, use, { workerIndex }) => {
      const stop = await useSite(workerIndex);
      await use(process.env.SITE_ADDRESS ?? '');
      await stop();
    },
    { scope: 'worker', auto: true },
  ],
  admin: [
    async ({ site }, use) => {
      const admin = new Admin(site);
      await admin.signIn();
      await use(admin);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  realPictures: [false, { option: true }],
  context: async ({ context, realPictures }, use) => {
    const answer = { contentType: 'image/png', body: pixel };
    // A browser with windows asks for the page's icon when it likes, even while a test holds it offline.
    const pictures = /\/\.netlify\/images\?|\/favicon\.svg$/;
    if (!realPictures) await context.route(pictures, (route) => route.fulfill(answer));
    await use(context);
  },
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
