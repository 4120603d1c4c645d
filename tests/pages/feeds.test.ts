import { expect, it, vi } from 'vitest';
import { GET as robots } from '../../src/pages/robots.txt';
import { GET as feed } from '../../src/pages/rss.xml';
import { GET as sitemap } from '../../src/pages/sitemap.xml';
import { setEnvironmentContext } from '@netlify/blobs';
import { blogs } from '../../src/server/records/blogs';
import { properties } from '../../src/server/records/properties';
import { withinTime } from '../../src/server/store/deadline';
import type { BlogInput } from '../../src/domain/blog/schema';
import { textsIn } from './texts-in';
import { useLocalStore } from '../support/local-store';
import { blankInput } from '../support/property';

useLocalStore();

const pagesOfCompany = 10;
const services = 9;

it('/sitemap.xml of an empty store has the company’s pages and the nine services', async () => {
  const pages = await listed();
  expect(pages.size).toBe(pagesOfCompany + services);
  for (const path of ['', 'properties', 'contact', 'owners/abroad', 'services/9'])
    expect(pages.has(`https://homes.example/${path}`), path).toBe(true);
});

it('/sitemap.xml has every property and blog post with its last change, and none from the trash', async () => {
  const first = (await properties.create(blankInput(), 'first')).record;
  const gone = (await properties.create(blankInput())).record;
  const blog = (await blogs.create(sampleBlog('A & B'))).record;
  await properties.remove(gone._id);
  const changed = (await properties.update([{ id: first._id, patch: { price: '30000' } }]))?.[0];
  const pages = await listed();
  const places = ['chennai', 'anna-nagar'];
  expect(pages.size).toBe(pagesOfCompany + services + places.length + 2);
  expect(pages.get('https://homes.example/properties/single/first')).toBe(changed?.updatedAt);
  expect(pages.get(`https://homes.example/singleBlog/${blog._id}`)).toBe(blog.updatedAt);
  expect(pages.get('https://homes.example/properties')).toBe(changed?.updatedAt);
  expect(pages.get('https://homes.example/about')).toBeUndefined();
});

it('/sitemap.xml has a place, and of three homes its bedrooms, with the last change of its homes, while one can be had', async () => {
  await properties.create(blankInput({ address: 'Adyar, Chennai' }), 'adyar');
  await properties.create(blankInput({ address: 'Porur, Chennai', status: 'Occupied' }));
  const rents = async () => [...(await listed())].filter(([address]) => address.includes('/rent/'));
  const changed = (await properties.readShown('adyar'))?.updatedAt;
  expect(await rents()).toEqual(
    ['adyar', 'chennai'].map((place) => [`https://homes.example/rent/${place}`, changed]),
  );
  const more = ['Guindy', 'Velachery'].map((place) => blankInput({ address: `${place}, Chennai` }));
  for (const input of more) await properties.create(input, input.address.slice(0, 6));
  expect((await rents()).map(([address]) => address)).toContain(
    'https://homes.example/rent/chennai/2-bhk',
  );
  await properties.remove('Guindy', 'Velach');
  await properties.update([{ id: 'adyar', patch: { status: 'Occupied' } }]);
  expect(await rents()).toEqual([]);
});

it('/sitemap.xml lists no page that is closed to search engines', async () => {
  const closed = (await robots(context('/robots.txt')).text())
    .match(/(?<=^Disallow: ).+/gm)
    ?.map((path) => `https://homes.example${path}`);
  for (const address of (await listed()).keys())
    expect(closed?.filter((start) => address.startsWith(start))).toEqual([]);
});

it('/rss.xml: has the blog posts, newest first, and their texts escaped', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-01T10:00:00Z') });
  await blogs.create(sampleBlog('Older'));
  vi.setSystemTime(new Date('2025-03-02T10:00:00Z'));
  await blogs.create(sampleBlog('Newer </title><script>'));
  await blogs.create(sampleBlog(''));
  vi.useRealTimers();
  const response = await feed(context('/rss.xml'));
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const [, ...items] = (await response.text()).split('<item>');
  expect(items.map((item) => textsIn(item, 'title')[0]).sort()).toEqual([
    'Newer </title><script>',
    'Older',
    'Untitled article',
  ]);
  expect(items.map((item) => textsIn(item, 'pubDate')[0]?.slice(5, 7))).toEqual(['02', '02', '01']);
  for (const item of items) {
    expect(textsIn(item, 'link')[0]).toMatch(/^https:\/\/homes\.example\/singleBlog\/[\w-]+$/);
    expect(textsIn(item, 'description')).toEqual(['First &lt;b&gt;words&lt;/b&gt; &amp; more.']);
  }
});

it.each([
  ['/sitemap.xml', sitemap],
  ['/rss.xml', feed],
])('%s is a 503 that is not cached when the store does not answer', async (path, get) => {
  const edgeURL = 'http://127.0.0.1:9';
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, siteID: 'none', token: 'none' });
  const response = await withinTime(2_000, () => get(context(path)));
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.has('netlify-cdn-cache-control')).toBe(false);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it('/robots.txt closes what is not for search engines, and names the sitemap', async () => {
  const response = robots(context('/robots.txt'));
  expect(await response.text()).toBe(`User-agent: *
Disallow: /admin
Disallow: /signin
Disallow: /api
Disallow: /enquiry
Disallow: /news
Allow: /api/image/

Sitemap: https://homes.example/sitemap.xml
`);
});

/** The addresses of the sitemap with their last change. */
async function listed(): Promise<Map<string, string | undefined>> {
  const response = await sitemap(context('/sitemap.xml'));
  expect(response.status).toBe(200);
  const urls = (await response.text()).split('<url>').slice(1);
  return new Map(urls.map((url) => [textsIn(url, 'loc')[0] ?? '', textsIn(url, 'lastmod')[0]]));
}

function context(path: string) {
  return { site: new URL('https://homes.example'), url: new URL(path, 'http://localhost:8888') };
}

function sampleBlog(title: string): BlogInput {
  return {
    blogType: 'Review',
    title,
    shown: true,
    images: [],
    description1: 'First <b>words</b> & more.',
    description2: '',
  };
}
