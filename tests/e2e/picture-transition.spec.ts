import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { expect, test } from './setup/visitor';

/** Records, in each page that appears, whether the browser moves the named picture into it. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = (moved: string[] | null) => Object.assign(window, { moved });
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return void note(null);
      return void viewTransition.ready.then(() => {
        const animations = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        note(animations.map(({ pseudoElement }) => pseudoElement ?? ''));
      });
    });
  });
}

const movedInto = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'moved') as string[] | null | undefined);
/** The picture of the card and that of the page, in one frame that moves. */
const pictureMoves = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(picture)`);
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
    // A busy machine may render the next page before its picture has loaded; then only the page fades.
    await expect(async () => {
      await page.goto(from);
      await page.locator(`main article:has(a[href^="${to}"])`).first().click();
      await page.waitForURL(`**${to}*`);
      await expect
        .poll(() => movedInto(page), { timeout: 5_000 })
        .toEqual(expect.arrayContaining(pictureMoves));
    }).toPass({ timeout: 240_000 });
    await expect(page.locator('[data-large-picture]')).toHaveCount(1);
    // A part with a name of its own would not move with the picture.
    const named = await page
      .locator('[data-large-picture] *')
      .evaluateAll((parts) =>
        parts.filter((part) => getComputedStyle(part).viewTransitionName !== 'none').map(String),
      );
    expect(named).toEqual([]);
    await page.goBack();
    await page.waitForURL(`**${from}`);
    await expect.poll(() => movedInto(page)).toEqual(expect.any(Array));
  });
}

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  await page.goto(paths.properties);
  await page.locator('main article').first().click();
  await page.waitForURL('**/properties/single/*');
  await expect.poll(() => movedInto(page)).toBeNull();
});
