import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { parseJsonLd, findProblems } from '../components/structured-data/schema-org';
import { foreignTerms } from '../components/structured-data/vocabulary';
import { firstBlog, firstProperty, listProperties } from '../support/site/content';
import { ask, readHtml } from './setup/ask';

// Each page tells search engines and previews of its link what it is, in terms of schema.org. The sitemap, the feed and
// robots.txt are in `tests/pages/feeds.test.ts`.

const root = () => process.env.SITE_URL ?? '';

const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

/** WhatsApp shows no larger picture, in bytes. */
const largestPreview = 300 * 1_024;

const kinds: readonly [name: string, path: () => string | Promise<string>, types: string[]][] = [
  ['home', () => paths.home, ['RealEstateAgent', 'WebSite']],
  ['about', () => paths.about, ['BreadcrumbList']],
  ['owners', () => paths.owners, ['BreadcrumbList', 'FAQPage']],
  ['one service', () => paths.service(9), ['BreadcrumbList', 'Service']],
  ['listings', () => paths.properties, ['BreadcrumbList']],
  ['a place', () => paths.place('velachery'), ['BreadcrumbList', 'ItemList']],
  ['its bedrooms', () => paths.place('chennai/2-bhk'), ['BreadcrumbList', 'ItemList']],
  ['one home', firstProperty, ['BreadcrumbList', 'RealEstateListing']],
  ['blogs', () => paths.blogs, ['Blog', 'BreadcrumbList']],
  ['one blog post', firstBlog, ['BlogPosting', 'BreadcrumbList']],
  ['contact', () => paths.contact, ['BreadcrumbList']],
];

for (const [name, findPath, types] of kinds) {
  it(`${name} declares its things, its one address, and a small preview`, async () => {
    const path = await findPath();
    const html = await readHtml(path);
    const things = thingsIn(html);
    expect(things.map((thing) => String(thing['@type'])).sort()).toEqual(types);
    expect(things.flatMap((thing) => [...foreignTerms(thing), ...findProblems(thing)])).toEqual([]);
    const address = new URL(path, root()).href;
    expect(canonicalIn(html)).toBe(address);
    expect(metaIn(html, 'og:url')).toBe(address);
    const texts = ['description', 'og:title', 'og:description', 'twitter:title', 'twitter:card'];
    for (const text of texts) expect(metaIn(html, text).length, text).toBeGreaterThan(3);
    const picture = metaIn(html, 'og:image');
    expect(metaIn(html, 'twitter:image')).toBe(picture);
    expect(picture.startsWith(`${root()}/`), picture).toBe(true);
    const response = await ask(picture.slice(root().length));
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThanOrEqual(largestPreview);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height].map(String)).toEqual([
      metaIn(html, 'og:image:width'),
      metaIn(html, 'og:image:height'),
    ]);
  });
}

it('a home’s preview has its picture, bedrooms, locality and rent', async () => {
  const home = (await listProperties()).find(({ name }) =>
    name.startsWith('Three-bedroom flat near'),
  );
  const html = await readHtml(paths.property(home?._id ?? ''));
  expect(metaIn(html, 'og:title')).toMatch(/^3 BHK flat for rent in Anna Nagar, ₹[\d,]+$/);
  expect(metaIn(html, 'og:image')).toContain(encodeURIComponent(home?.images[0] ?? '?'));
});

it('the list has one address, however much of it is shown', async () => {
  for (const query of ['?page=2', '?lift=1', '?view=map', '?utm_source=mail'])
    expect(canonicalIn(await readHtml(`${paths.properties}${query}`)), query).toBe(
      `${root()}${paths.properties}`,
    );
});

function thingsIn(html: string) {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, text = '']) => parseJsonLd(text));
}

function metaIn(html: string, name: string): string {
  const [, text = ''] =
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? [];
  return text.replaceAll('&#38;', '&').replaceAll('&amp;', '&');
}
