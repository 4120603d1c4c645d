import { paths } from '../../src/paths';
import { firstBlog, firstProperty } from './setup/content';
import { expect, test } from './setup/visitor';

const kept: readonly (() => string | Promise<string>)[] = [
  () => paths.home,
  () => paths.properties,
  () => `${paths.properties}?lift=1&page=2`,
  firstProperty,
  () => paths.blogs,
  firstBlog,
  () => '/sitemap.xml',
  () => paths.feed,
];
/** What decides how long the copy of a browser or the CDN lives. */
const cacheHeaders = ['cache-control', 'netlify-cdn-cache-control', 'netlify-cache-tag'];

test('a page or feed that has not changed is not sent twice', async ({ request }) => {
  for (const pathOf of kept) {
    const path = await pathOf();
    const first = await request.get(path);
    const etag = first.headers().etag ?? '';
    expect(etag, path).toMatch(/^"/);
    expect((await request.head(path)).headers().etag, path).toBe(etag);
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status(), path).toBe(304);
    expect(await again.text(), path).toBe('');
    for (const name of cacheHeaders) {
      const [before, after] = [first, again].map((answer) => answer.headers()[name]);
      // The CDN's copy lives until midnight, so a second later it has a second less.
      expect(after?.replace(/\d+$/, ''), path).toBe(before?.replace(/\d+$/, ''));
    }
  }
});

test('a page that nobody may keep has no tag', async ({ request }) => {
  for (const path of [paths.enquiry, paths.signin])
    expect((await request.get(path)).headers(), path).not.toHaveProperty('etag');
});
