import type { Page } from '@playwright/test';
import { listings } from '../../src/content/properties/listings';
import { messages } from '../../src/content/messages';
import { paths } from '../../src/paths';
import { blogs } from '../../src/server/records/blogs';
import { properties } from '../../src/server/records/properties';
import { blankInput } from '../support/property';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { serveBuiltPages } from './setup/built-site';
import { hold } from './setup/hold';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const unavailable = /could not be loaded/;

test.describe('row 32: the store behind the pages', () => {
  let store: StrictStore;
  test.beforeAll(async () => {
    store = await startStrictStore();
  });
  test.afterAll(() => store.stop());

  test('fails, then recovers: every page has a link that retries', async ({ page, problems }) => {
    const { record: home } = await properties.create(blankInput({ featured: true }));
    const article = { title: 'A blog post', description1: 'First.', description2: '', images: [] };
    const { record: blog } = await blogs.create({ blogType: 'Review', shown: true, ...article });
    const logged: unknown[] = [];
    for (const level of ['warn', 'error'] as const)
      console[level] = (...words: unknown[]) => void logged.push(words);
    await serveBuiltPages(page);
    const lists = [paths.home, paths.properties, paths.place('anna-nagar'), paths.blogs];
    const single = [paths.property(home._id), paths.shortlist([home._id]), paths.blog(blog._id)];
    for (const path of [...lists, ...single]) {
      store.forget();
      store.fault({ kind: 500, times: Infinity });
      logged.length = 0;
      const answer = await page.goto(path);
      expect(logged.length, `${path}: the cause is logged once`).toBe(1);
      expect(answer?.status(), path).toBe(503);
      expect(answer?.headers()['cache-control'], path).toContain('no-store');
      expect(answer?.headers()['retry-after'], path).toBe('5');
      await expect(page.locator('header nav').first(), path).toBeAttached();
      await expect(page.locator('footer'), path).toBeVisible();
      await expect(page.getByText(unavailable).first(), path).toBeVisible();
      store.forget();
      const retry = page.getByRole('main').getByRole('link', { name: messages.error.retry });
      await retry.first().click();
      // The browser fetches what a link below the pointer leads to, which the next page would cut off.
      await page.mouse.move(0, 0);
      await expect(page.getByText(unavailable), path).toHaveCount(0);
      await expect(page, path).toHaveURL(path);
    }
    // The browser fetches ahead what the pointer rests on; the next address cuts that off.
    forgive(problems, /503|failed: net::ERR_FAILED \S+$/);
  });
});

const category = (page: Page) => page.getByLabel(listings.filters.category);
const villas = 'Gated Community Villa';

test('row 32, oddity: a list that fails or is slow can be retried', async ({ page, problems }) => {
  let fault: 'failing' | 'offline' | null = 'failing';
  await page.route(`**${paths.api.properties}`, (route) => {
    if (fault === 'failing') return route.fulfill({ status: 503, body: '' });
    return fault === 'offline' ? route.abort('internetdisconnected') : route.continue();
  });
  await page.goto(paths.properties);
  await category(page).selectOption(villas);
  const message = page.getByText(listings.failed);
  await expect(message).toBeVisible();
  expect(await page.locator('main article').count()).toBeGreaterThan(5);
  const retry = page.getByRole('button', { name: messages.error.retry });
  fault = 'offline';
  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  await failed;
  await expect(message).toBeVisible();
  fault = null;
  await retry.click();
  await expect(message).toHaveCount(0);
  await expect(page.locator('main article').first()).toContainText(villas);
  const release = await hold(page, `**${paths.api.properties}`);
  await page.reload();
  await page.getByRole('checkbox', { name: listings.filters.flags.pets }).check();
  await expect(page.getByText(listings.loading)).toBeVisible();
  release();
  await expect(page.getByText(listings.loading)).toHaveCount(0);
  forgive(problems, /503|ERR_INTERNET_DISCONNECTED/);
});

// The last is a link as people paste it: with the end of the sentence, in their own letters.
for (const [path, title, others] of [
  ['/no-such-page', 'This page does not exist', 3],
  [paths.property('gone'), 'This home is no longer listed', 3],
  [paths.blog(encodeURIComponent('வீடு…')), /./, 3],
] as const) {
  test(`${decodeURIComponent(path)} is a 404 that leads on`, async ({ page, problems }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main article')).toHaveCount(others);
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).not.toHaveURL(path);
    // The browser logs a page that is a 404 as a failed load.
    forgive(problems, /404/);
  });
}
