import type { Page } from '@playwright/test';
import { heroWords } from '../../src/content/pages/home';
import { visitForm } from '../../src/content/enquiries/visit';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

/** Opens a page as in browsers that do not know something of its styles. */
async function openWithout(page: Page, path: string, known: string): Promise<void> {
  const isPage = (url: URL) => url.pathname === path;
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(known, 'unheard-of:');
    await route.fulfill({ response, body });
  });
  await page.goto(path);
}

test.describe('with styles that a browser does not know', () => {
  // The page's styles are changed here, so their hashes no longer match.
  test.use({ bypassCSP: true });

  test('the slides take turns without the media feature scripting', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.clock.install({ time: new Date('2026-01-05T08:00:00Z') });
    await openWithout(page, paths.home, 'scripting:');
    await page.clock.pauseAt(new Date('2026-01-05T09:00:00Z'));
    const slides = page.locator('[data-slide]');
    const first = slides.nth(0).getByRole('heading', { includeHidden: true });
    const second = slides.nth(1).getByRole('heading', { includeHidden: true });
    await expect(first).toBeVisible();
    await expect(second).toBeHidden();
    await page.getByRole('button', { name: heroWords.play }).click();
    await page.clock.runFor(5_000);
    await expect(second).toBeVisible();
    await expect(first).toBeHidden();
  });

  test('day and time of a visit are always shown without the selector :has', async ({ page }) => {
    await openWithout(page, paths.contact, 'selector(:has');
    await expect(page.getByLabel(visitForm.labels.visitTime)).toBeVisible();
  });
});
