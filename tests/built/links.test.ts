import { expect, it } from 'vitest';
import { allPages } from '../support/site/pages';
import { ask, readHtml } from './setup/ask';

it('every page, picture and link answers', async () => {
  const links = new Set<string>();
  const pictures = new Set<string>();
  const paths = await allPages();
  expect(paths, 'tests/support/site/pages.ts').toEqual(
    expect.arrayContaining(await pathsInSitemap()),
  );
  for (const path of paths) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    const html = await answer.text();
    linksIn(html).forEach((link) => links.add(link));
    picturesIn(html).forEach((picture) => pictures.add(picture));
  }
  expect(pictures.size).toBeGreaterThan(9);
  for (const picture of pictures) await expectPicture(picture);
  for (const link of links) {
    if (!paths.includes(link)) expect((await ask(link)).status, link).toBe(200);
  }
});

/** One pixel stands in for every picture in a browser's pages, so a wrong address would not be noticed there. */
async function expectPicture(source: string): Promise<void> {
  const response = await ask(source);
  expect(response.status, source).toBe(200);
  expect(response.headers.get('content-type'), source).toMatch(/^image\//);
}

async function pathsInSitemap(): Promise<string[]> {
  return [...(await readHtml('/sitemap.xml')).matchAll(/<loc>([^<]*)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, path = '']) => path);
}

function picturesIn(html: string): string[] {
  return [...html.matchAll(/\/\.netlify\/images\?[^\s,"]+/g)].map(
    ([address]) =>
      new URLSearchParams(address.replaceAll('&amp;', '&').split('?')[1]).get('url') ?? address,
  );
}
