import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
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

/** What floats covers whatever lies below it at the moment; people scroll, the checker does not. */
async function landFloatingParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position } = getComputedStyle(element);
      if (position === 'fixed' || position === 'sticky') element.style.position = 'static';
    }
  });
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  await landFloatingParts(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html ?? ''}`);
  expect(found).toEqual([]);
}

async function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLAnchorElement).pathname));
}

/** The pictures that a page asks the image service for, in whatever size. */
async function picturesOf(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('img, source, a[href*="/.netlify/images"], link[href*="/.netlify/images"]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['src', 'srcset', 'href', 'imagesrcset'].flatMap(
          (name) => element.getAttribute(name)?.match(/\/\.netlify\/images\?[^\s,]+/g) ?? [],
        ),
      ),
    );
  return addresses.map((one) => new URLSearchParams(one.split('?')[1]).get('url') ?? one);
}

/** One pixel stands in for every picture in these pages, so that a wrong address would not be noticed. */
async function expectPicture(request: APIRequestContext, source: string): Promise<void> {
  const response = await request.get(source);
  expect(response.status(), source).toBe(200);
  expect(response.headers()['content-type'], source).toMatch(/^image\//);
}

/** The same at both widths: each is asked for once. */
const answered = new Set<string>();

for (const width of [360, 1440]) {
  test(`every page is sound and accessible at ${width} px, and every link and picture in it answers`, async ({
    page,
    request,
  }) => {
    test.setTimeout(400_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const links = new Set<string>();
    const pictures = new Set<string>();
    const visited = await allPages();
    for (const path of visited) {
      await expectSound(page, path);
      await expectAccessible(page, path);
      (await linksOf(page)).forEach((link) => links.add(link));
      (await picturesOf(page)).forEach((picture) => pictures.add(picture));
    }
    expect(pictures.size).toBeGreaterThan(20);
    for (const picture of pictures) {
      if (!answered.has(picture)) await expectPicture(request, picture);
      answered.add(picture);
    }
    for (const link of links) {
      if (!visited.includes(link)) expect((await request.get(link)).status(), link).toBe(200);
    }
  });
}
