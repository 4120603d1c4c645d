import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allPages } from './setup/pages';
import { expect, test } from './setup/visitor';

async function expectSound(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await expect(page.locator('h1'), path).toHaveCount(1);
  expect((await page.title()).length, path).toBeGreaterThan(5);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html ?? ''}`);
  expect(found).toEqual([]);
}

for (const width of [360, 1440]) {
  test(`every page is sound and accessible at ${width} px`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of await allPages()) {
      await expectSound(page, path);
      await expectAccessible(page, path);
    }
  });
}

test('every internal link answers', async ({ page, request }) => {
  test.setTimeout(300_000);
  const links = new Set<string>();
  for (const path of await allPages()) {
    await page.goto(path);
    const found = await page
      .locator('a[href^="/"]')
      .evaluateAll((elements) =>
        elements.map((element) => (element as HTMLAnchorElement).pathname),
      );
    found.forEach((link) => links.add(link));
  }
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});
