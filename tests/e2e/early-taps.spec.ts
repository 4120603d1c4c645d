import type { Page } from '@playwright/test';
import { shareText } from '../../src/content/properties/property';
import { firstProperty } from '../support/site/content';
import { hold } from './setup/hold';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

// A page is seen before its code is there; what is tapped meanwhile is done once it can.

const galleryCode = /\/_astro\/Gallery\.[^/]*$/;
const tile = (page: Page) => page.locator('a[data-lightbox]').nth(1);
const shown = (page: Page) => page.locator('.yarl__root .yarl__slide_current');

test('before the gallery is there a picture itself opens with a modifier key, and one that is tapped is opened in it', async ({
  page,
  context,
}) => {
  const path = await firstProperty();
  const release = await hold(page, galleryCode);
  await page.goto(path);
  const picture = (await tile(page).getAttribute('href')) ?? '?';
  const opening = context.waitForEvent('page');
  await tile(page).click({ modifiers: ['ControlOrMeta'] });
  const opened = await opening;
  await opened.waitForURL(`**${picture}`);
  await opened.close();
  await expect(tile(page)).not.toHaveAttribute('aria-busy');

  await tile(page).click();
  await expect(tile(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(path);
  release();
  await expect(shown(page).getByRole('img')).toHaveAttribute('alt', /picture 2 of/);
  await page.goBack();
  await expect(shown(page)).toHaveCount(0);
  await expect(tile(page)).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(path);
});

test('where the gallery fails to come, the link is followed', async ({ page, problems }) => {
  await page.route(galleryCode, (route) => route.abort());
  await page.goto(await firstProperty());
  const picture = (await tile(page).getAttribute('href')) ?? '?';
  await tile(page).click();
  await page.waitForURL(`**${picture}`);
  await page.goBack();
  forgive(problems, /ERR_FAILED|Error hydrating/);
});

test('a heart and Share tapped while the page still comes are done', async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => Promise.resolve((document.title = data.url ?? ''));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  const path = await firstProperty();
  const heart = page.locator('main header [data-heart]');

  let release = await holdEnd(page, path);
  await page.goto(path, { waitUntil: 'commit' });
  await heart.click();
  await expect(page).toHaveURL(path);
  await expect(heart).not.toHaveAttribute('aria-pressed');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  release = await holdEnd(page, path);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: shareText.button }).click();
  release();
  await expect(page).toHaveTitle(new URL(path, process.env.SITE_URL).href);
});

/** Keeps the end of a page from coming, as a slow line does; returns a function that lets it through. */
async function holdEnd(page: Page, path: string): Promise<() => void> {
  const script = '/held.js';
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</main>', `<script src="${script}"></script></main>`);
    await route.fulfill({ response, body });
  });
  await page.route(`**${script}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return hold(page, `**${script}`);
}
