import type { APIRequestContext, Page } from '@playwright/test';
import { services } from '../../src/content/services';
import { paths } from '../../src/paths';
import { parseJsonLd, problemsOf } from '../domain/structured-data/schema-org';
import { parseXml, textsOf } from '../domain/structured-data/well-formed';
import { firstBlog, firstProperty, listBlogs, listProperties } from './setup/content';
import { expect, test } from './setup/visitor';

/** These tests do not need pictures. */
const quickly = { waitUntil: 'domcontentloaded' } as const;

/** The path of one of the site's public addresses. */
function onSite(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

type Things = Record<string, unknown>[];

async function thingsOf(page: Page): Promise<Things> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((text) => parseJsonLd(text));
}

function typesOf(things: Things): string[] {
  return things.map((thing) => String(thing['@type'])).sort();
}

/** The types that each kind of page declares. */
const kinds: readonly [name: string, path: () => string | Promise<string>, types: string[]][] = [
  ['home', () => paths.home, ['RealEstateAgent', 'WebSite']],
  ['about', () => paths.about, ['BreadcrumbList']],
  ['services', () => paths.services, ['BreadcrumbList']],
  ['one service', () => paths.service(9), ['BreadcrumbList', 'Service']],
  ['listings', () => paths.properties, ['BreadcrumbList']],
  ['one home', firstProperty, ['BreadcrumbList', 'RealEstateListing']],
  ['blogs', () => paths.blogs, ['Blog', 'BreadcrumbList']],
  ['one blog post', firstBlog, ['BlogPosting', 'BreadcrumbList']],
  ['contact', () => paths.contact, ['BreadcrumbList']],
];

for (const [name, path, types] of kinds) {
  test(`${name} declares ${types.join(' and ')}, valid by schema.org`, async ({ page }) => {
    await page.goto(await path(), quickly);
    const things = await thingsOf(page);
    expect(typesOf(things)).toEqual(types);
    expect(things.flatMap((thing) => problemsOf(thing))).toEqual([]);
  });
}

test('the company has both offices; a property is a monthly lease in rupees', async ({ page }) => {
  await page.goto(paths.home, quickly);
  const agent = (await thingsOf(page)).find((thing) => thing['@type'] === 'RealEstateAgent');
  expect(JSON.stringify(agent)).toMatch(/Chennai.*Madurai/);

  const homes = await listProperties();
  for (const status of ['Available', 'Occupied'] as const) {
    const home = homes.find((one) => one.status === status && /^\d+$/.test(one.price));
    await page.goto(paths.property(home?._id ?? ''), quickly);
    const listing = (await thingsOf(page)).find((one) => one['@type'] === 'RealEstateListing');
    expect(listing).toMatchObject({
      offers: {
        '@type': 'Offer',
        availability: `https://schema.org/${status === 'Available' ? 'InStock' : 'SoldOut'}`,
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceSpecification: { price: Number(home?.price), priceCurrency: 'INR', unitCode: 'MON' },
      },
    });
  }
});

async function metaOf(page: Page, name: string): Promise<string> {
  return (
    (await page
      .locator(`meta[property="${name}"], meta[name="${name}"]`)
      .getAttribute('content')) ?? ''
  );
}

/** WhatsApp shows no larger picture, in bytes. */
const largestPreview = 300 * 1_024;

async function expectPreview(page: Page, request: APIRequestContext, path: string) {
  const root = process.env.SITE_URL ?? '';
  await page.goto(path, quickly);
  const address = new URL(path, root).href;
  await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', address);
  expect(await metaOf(page, 'og:url'), path).toBe(address);
  for (const name of ['description', 'og:title', 'og:description', 'twitter:title', 'twitter:card'])
    expect((await metaOf(page, name)).length, `${path} ${name}`).toBeGreaterThan(3);
  const picture = await metaOf(page, 'og:image');
  expect(await metaOf(page, 'twitter:image'), path).toBe(picture);
  expect(picture.startsWith(`${root}/`), path).toBe(true);
  const response = await request.get(onSite(picture));
  expect(response.headers()['content-type'], path).toBe('image/jpeg');
  expect((await response.body()).length, path).toBeLessThanOrEqual(largestPreview);
}

test('every kind of page has its one address and a preview of at most 300 KB', async ({
  page,
  request,
}) => {
  const company = [paths.home, paths.about, paths.team, paths.services, paths.service(1)];
  const lists = [paths.properties, paths.blogs, paths.contact, paths.privacy];
  for (const path of [...company, ...lists, await firstProperty(), await firstBlog()])
    await expectPreview(page, request, path);
});

test('a property’s preview has its own picture, bedrooms, locality and rent', async ({ page }) => {
  const home = (await listProperties()).find(({ name }) =>
    name.startsWith('Three-bedroom flat near'),
  );
  await page.goto(paths.property(home?._id ?? ''), quickly);
  expect(await metaOf(page, 'og:title')).toMatch(/3 BHK, Anna Nagar, ₹[\d,]+ a month/);
  expect(await metaOf(page, 'og:image')).toContain(encodeURIComponent(home?.images[0] ?? '?'));
});

test('the sitemap has every page, property and blog post, and each answers', async ({
  request,
}) => {
  const root = process.env.SITE_URL ?? '';
  const urls = parseXml(await (await request.get(paths.sitemap)).text()).children;
  const listed = urls.map((url) => textsOf(url, 'loc')[0] ?? '');
  const [homes, blogs] = [await listProperties(), await listBlogs()];
  const wanted = [
    ...[paths.home, paths.about, paths.team, paths.services, paths.properties, paths.blogs],
    ...[paths.contact, paths.privacy],
    ...services.map(({ id }) => paths.service(id)),
    ...homes.map(({ _id }) => paths.property(_id)),
    ...blogs.map(({ _id }) => paths.blog(_id)),
  ];
  expect(listed.sort()).toEqual(wanted.map((path) => new URL(path, root).href).sort());
  const dated = urls.filter((url) => textsOf(url, 'lastmod').length === 1);
  expect(dated.length).toBeGreaterThanOrEqual(homes.length + blogs.length);
  for (const url of listed) expect((await request.get(onSite(url))).status(), url).toBe(200);
});

test('the feed has the blog posts, and robots.txt names the sitemap and closes the admin area', async ({
  request,
}) => {
  const feed = await request.get(paths.feed);
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const items = parseXml(await feed.text()).children.flatMap(({ children }) =>
    children.filter(({ name }) => name === 'item'),
  );
  const blogs = await listBlogs();
  expect(items.map((item) => textsOf(item, 'title')[0])).toEqual(blogs.map(({ title }) => title));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${process.env.SITE_URL ?? ''}${paths.sitemap}`);
  for (const path of ['/admin', '/api', '/signin']) expect(robots).toContain(`Disallow: ${path}`);
});

test('every page of the unfiltered list is canonical, a filtered one is not', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]');
  const root = process.env.SITE_URL ?? '';
  await page.goto(`${paths.properties}?page=2`, quickly);
  await expect(canonical).toHaveAttribute('href', `${root}${paths.properties}?page=2`);
  await expect(page).toHaveTitle(/^Rental Properties, page 2 /);
  for (const query of ['?page=1', '?page=2&lift=1', '?sort=size&page=2', '?utm_source=mail']) {
    await page.goto(`${paths.properties}${query}`, quickly);
    await expect(canonical, query).toHaveAttribute('href', `${root}${paths.properties}`);
  }
});
