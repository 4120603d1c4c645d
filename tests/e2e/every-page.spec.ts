import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectMargins, expectNoSidewaysScroll } from './setup/accessible';
import { allPages, kindsOfPages } from './setup/pages';
import { expect, test } from './setup/visitor';

// The parts are shared out among the browsers: one alone would need several minutes.
test.describe.configure({ mode: 'parallel' });
const parts = [0, 1, 2, 3];

test('every page, picture and link answers', async ({ request }) => {
  const links = new Set<string>();
  const pictures = new Set<string>();
  const paths = await allPages();
  expect(paths, 'tests/e2e/setup/pages.ts').toEqual(
    expect.arrayContaining(await pathsInSitemap(request)),
  );
  for (const path of paths) {
    const html = await readPage(request, path);
    linksIn(html).forEach((link) => links.add(link));
    picturesIn(html).forEach((picture) => pictures.add(picture));
  }
  expect(pictures.size).toBeGreaterThan(9);
  for (const picture of pictures) await expectPicture(request, picture);
  for (const link of links) {
    if (!paths.includes(link)) expect((await request.get(link)).status(), link).toBe(200);
  }
});

for (const part of parts) {
  test(`each kind of page is sound, part ${part + 1} of ${parts.length}`, async ({
    page,
    request,
  }) => {
    const different = await findDifferentPages(request);
    expect(different.length).toBeGreaterThan((await kindsOfPages()).length);
    for (const [index, path] of different.entries()) {
      if (index % parts.length === part) await expectSound(page, path);
    }
  });
}

async function readPage(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** One page of each kind, and each other page that has an element which none before it has. */
async function findDifferentPages(request: APIRequestContext): Promise<string[]> {
  const kinds = await kindsOfPages();
  const seen = new Set<string>();
  const found: string[] = [];
  for (const path of await allPages()) {
    const elements = elementsIn(await readPage(request, path));
    if (!kinds.includes(path) && elements.every((element) => seen.has(element))) continue;
    elements.forEach((element) => seen.add(element));
    found.push(path);
  }
  return found;
}

/** The kinds of elements of a page: each name with the names of its attributes and its classes. */
function elementsIn(html: string): string[] {
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  return [...markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)/g)].map(
    ([, name = '', attributes = '']) => {
      const names = [...attributes.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g)].map(
        ([, attribute = '', value = '']) =>
          ['class', 'role', 'type'].includes(attribute) ? `${attribute}=${value}` : attribute,
      );
      return [name, ...names.toSorted()].join(' ');
    },
  );
}

/** One pixel stands in for every picture in these pages, so a wrong address would not be noticed there. */
async function expectPicture(request: APIRequestContext, source: string): Promise<void> {
  const response = await request.get(source);
  expect(response.status(), source).toBe(200);
  expect(response.headers()['content-type'], source).toMatch(/^image\//);
}

async function pathsInSitemap(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]*)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

async function expectSound(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1'), path).toHaveCount(1);
  expect((await page.title()).length, path).toBeGreaterThan(5);
  for (const [width, letters] of enlarged) {
    const name = `${path} at ${width} px, letters of ${letters}`;
    await page.setViewportSize({ width, height: 520 });
    await setLetters(page, letters);
    await expectNoSidewaysScroll(page, name);
    // What is fixed or sticky is no part of the page's width.
    const bar = page.locator('.contact-bar a, header.header summary').filter({ visible: true });
    for (const box of await bar.evaluateAll((all) => all.map((it) => it.getBoundingClientRect())))
      expect(box.right, name).toBeLessThanOrEqual(width);
  }
  await setLetters(page, '');
  for (const width of widths) {
    const name = `${path} at ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, name);
    await expectMargins(page, name);
    if (checkedWidths.includes(width)) await expectAccessible(page, name);
  }
}

/** A phone that enlarges pages by half, and one whose letters are twice as large: width (px), root font size. */
const enlarged = [
  [240, '100%'],
  [360, '200%'],
] as const;

/** The smallest phone, a usual one, a window of 1280 px at 200 % zoom, and a desk. */
const widths = [320, 360, 640, 1440];

/** Every layout change that the checker could notice lies between these widths. */
const checkedWidths = [360, 1440];

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, path = '']) => path);
}

function picturesIn(html: string): string[] {
  return [...html.matchAll(/\/\.netlify\/images\?[^\s,"]+/g)].map(
    ([address]) =>
      new URLSearchParams(address.replaceAll('&amp;', '&').split('?')[1]).get('url') ?? address,
  );
}

function setLetters(page: Page, size: string) {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
