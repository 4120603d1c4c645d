import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

/** Notes, in each page that comes into view, whether the browser moves the named picture into it. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      let moved: string[] | null = null;
      if (viewTransition) {
        await viewTransition.ready;
        const animations = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        moved = animations.map(({ pseudoElement }) => pseudoElement ?? '');
      }
      Object.assign(window, { moved });
    });
  });
}

const movedInto = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'moved') as string[] | null | undefined);
const pictureGroup = '::view-transition-group(picture)';
const ways: readonly [from: string, to: string][] = [
  [paths.home, '/properties/single/'],
  [paths.properties, '/properties/single/'],
  [paths.blogs, '/singleBlog/'],
];

for (const [from, to] of ways) {
  test(`from ${from}, the picture grows into the page under ${to}, and shrinks back`, async ({
    page,
  }) => {
    await recordTransitions(page);
    await page.goto(from);
    const card = page.locator(`main article:has(a[href^="${to}"])`).first();
    await card.click();
    await page.waitForURL(`**${to}*`);
    await expect.poll(() => movedInto(page)).toContain(pictureGroup);
    await expect(page.locator('[data-large-picture]')).toHaveCount(1);
    await page.goBack();
    await page.waitForURL(`**${from}`);
    await expect.poll(() => movedInto(page)).toEqual(expect.any(Array));
  });
}

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  await page.goto(paths.properties);
  await page.locator('main article').first().click();
  await page.waitForURL('**/properties/single/*');
  await expect.poll(() => movedInto(page)).toBeNull();
});
