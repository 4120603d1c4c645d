import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectMargins, expectNoSidewaysScroll } from './setup/accessible';
import { allPages, companyPages } from './setup/pages';
import { expect, test } from './setup/visitor';

test.describe.configure({ mode: 'parallel' });

async function expectSound(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await expect(page.locator('h1'), path).toHaveCount(1);
  expect((await page.title()).length, path).toBeGreaterThan(5);
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

/** Two halves, the longer one first, so that two workers share the longest walk of all. */
const halves = {
  'home and article': async () => (await allPages()).filter((path) => !companyPages.includes(path)),
  'page of the company': () => Promise.resolve(companyPages),
};

for (const [name, list] of Object.entries(halves)) {
  test(`every ${name} is sound and accessible at 360 and 1440 px, and every link and picture in it answers`, async ({
    page,
    request,
  }) => {
    test.setTimeout(400_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const links = new Set<string>();
    const pictures = new Set<string>();
    const visited = await list();
    for (const path of visited) {
      await expectSound(page, path);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, path);
        await expectMargins(page, path);
      }
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page, `${path} at ${width} px`);
      }
      (await linksOf(page)).forEach((link) => links.add(link));
      (await picturesOf(page)).forEach((picture) => pictures.add(picture));
    }
    expect(pictures.size).toBeGreaterThan(9);
    for (const picture of pictures) await expectPicture(request, picture);
    for (const link of links) {
      if (!visited.includes(link)) expect((await request.get(link)).status(), link).toBe(200);
    }
  });
}
