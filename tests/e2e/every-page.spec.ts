import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectMargins, expectNoSidewaysScroll } from './setup/accessible';
import { allPages, companyPages } from './setup/pages';
import { expect, test } from './setup/visitor';

test.describe.configure({ mode: 'parallel' });

/** The smallest phone: nothing is wider there that fits elsewhere in a page of the same shape. */
const narrowest = 320;
/** That, a usual phone, a window of 1280 px at 200 % zoom, and a desk. */
const widths = [narrowest, 360, 640, 1440];
/** Every layout change that the checker could notice lies between these widths. */
const checkedWidths = [360, 1440];

/** Opens a page; returns its HTML. */
async function openSound(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  await expect(page.locator('h1'), path).toHaveCount(1);
  expect((await page.title()).length, path).toBeGreaterThan(5);
  return (await response?.text()) ?? '';
}

/** The shape of a page: its elements with their attribute names and classes, each kind once. */
function shapeOf(html: string): string {
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const elements = [...markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)/g)].map(
    ([, name = '', attributes = '']) => {
      const names = [...attributes.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g)].map(
        ([, attribute = '', value = '']) =>
          ['class', 'role', 'type'].includes(attribute) ? `${attribute}=${value}` : attribute,
      );
      return [name, ...names.toSorted()].join(' ');
    },
  );
  return [...new Set(elements)].toSorted().join('\n');
}

async function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLAnchorElement).pathname));
}

/** The pictures that a page requests from the image service, in any size. */
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

/** One pixel stands in for every picture in these pages, so a wrong address would not be noticed there. */
async function expectPicture(request: APIRequestContext, source: string): Promise<void> {
  const response = await request.get(source);
  expect(response.status(), source).toBe(200);
  expect(response.headers()['content-type'], source).toMatch(/^image\//);
}

/** In two halves, so that two workers share the longest test. */
const halves = {
  'property and blog post': async () =>
    (await allPages()).filter((path) => !companyPages.includes(path)),
  'page of the company': () => Promise.resolve(companyPages),
};

for (const [name, list] of Object.entries(halves)) {
  test(`every ${name} is sound at ${narrowest} px, every shape of page at ${widths.join(', ')} px and accessible, and every link and picture answers`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const links = new Set<string>();
    const pictures = new Set<string>();
    const shapes = new Set<string>();
    const visited = await list();
    for (const path of visited) {
      await page.setViewportSize({ width: narrowest, height: 800 });
      const shape = shapeOf(await openSound(page, path));
      await expectNoSidewaysScroll(page, `${path} at ${narrowest} px`);
      await expectMargins(page, `${path} at ${narrowest} px`);
      (await linksOf(page)).forEach((link) => links.add(link));
      (await picturesOf(page)).forEach((picture) => pictures.add(picture));
      if (shapes.has(shape)) continue;
      shapes.add(shape);
      for (const width of widths.slice(1)) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `${path} at ${width} px`);
        if (checkedWidths.includes(width)) await expectMargins(page, `${path} at ${width} px`);
      }
      for (const width of checkedWidths) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page, `${path} at ${width} px`);
      }
    }
    test.info().annotations.push({ type: 'shapes', description: String(shapes.size) });
    expect(pictures.size).toBeGreaterThan(9);
    for (const picture of pictures) await expectPicture(request, picture);
    for (const link of links) {
      if (!visited.includes(link)) expect((await request.get(link)).status(), link).toBe(200);
    }
  });
}
