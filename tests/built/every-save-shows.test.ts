import { afterAll, beforeAll, expect, it } from 'vitest';
import office from '../../netlify/functions/office';
import property from '../../netlify/functions/property';
import { adminPaths } from '../../src/admin-paths';
import { paths } from '../../src/paths';
import { sampleBlog, sampleProperty } from '../netlify/api';
import type { Handler } from '../../src/server/http/router';
import { json, send, signIn } from '../netlify/caller';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { renderPage } from '../support/site/render-page';

let store: StrictStore;
let cookie = '';
let cdn: Cdn;
const { fetch } = globalThis;

beforeAll(async () => {
  store = await startStrictStore();
  cookie = await signIn();
  Object.assign(process.env, { SITE_ID: 'site', NETLIFY_PURGE_API_TOKEN: 'token' });
  globalThis.fetch = fetchOrPurge;
});
afterAll(async () => {
  globalThis.fetch = fetch;
  delete process.env.SITE_ID;
  await store.stop();
});

for (const { name, handler, input, field, word, list, page, kind, add } of kinds()) {
  it(`every save of ${name} shows at once, though the CDN keeps each page until midnight`, async () => {
    cdn = new Cdn();
    await expectFresh(lists, 'nothing');
    const id = await call(handler, 'POST', add, input);
    // It shows the other one among the similar, or the recent.
    const beside = await call(handler, 'POST', add, input);
    const pages = [...lists, page(id), page(beside)];
    await expectFresh(pages, 'adding');
    const changed = { ...input, [field]: word };
    for (const [method, path, isShown, body] of [
      ['PUT', adminPaths.api.record(kind, 'update', id), true, changed],
      ['DELETE', adminPaths.api.record(kind, 'delete', id), false],
      ['POST', adminPaths.api.record(kind, 'restore'), true, { ids: [id] }],
    ] as const) {
      expect([...cdn.kept.keys()], 'the CDN keeps them all').toEqual(expect.arrayContaining(lists));
      await call(handler, method, path, body);
      await expectFresh(pages, path);
      for (const one of [list, page(id)])
        expect((await cdn.text(one)).includes(word), `${one} after ${path}`).toBe(isShown);
    }
  });
}

async function call(
  handler: Handler,
  method: string,
  path: string,
  body?: object,
): Promise<string> {
  const answer = await send(handler, method, path, { body, cookie });
  expect(answer.ok, `${method} ${path}`).toBe(true);
  return answer.status === 204 ? '' : ((await json<{ _id?: string }>(answer))._id ?? '');
}

/** Fails when the CDN's copy of a page differs from the page as it is now. */
async function expectFresh(pages: readonly string[], after: string): Promise<void> {
  for (const path of pages)
    expect(await cdn.text(path), `${path} after ${after}`).toBe(
      await (await renderPage(path)).text(),
    );
}

/** Keeps answers by their tags until one of these is purged, as the platform's CDN does. */
class Cdn {
  readonly kept = new Map<string, { text: string; tags: string[] }>();

  async text(path: string): Promise<string> {
    const hit = this.kept.get(path);
    if (hit) return hit.text;
    const answer = await renderPage(path);
    const text = await answer.text();
    const tags = (answer.headers.get('netlify-cache-tag') ?? '').split(',');
    const isKept = answer.headers.get('netlify-cdn-cache-control')?.startsWith('public, durable');
    if (isKept) this.kept.set(path, { text, tags });
    return text;
  }

  purge(purged: readonly string[]): void {
    for (const [path, { tags }] of this.kept)
      if (tags.some((tag) => purged.includes(tag))) this.kept.delete(path);
  }
}

const lists = [
  paths.home,
  paths.properties,
  paths.place('chennai'),
  paths.blogs,
  paths.sitemap,
  paths.feed,
];

function kinds() {
  return [
    {
      name: 'a property',
      handler: property,
      input: { ...sampleProperty, featured: true },
      field: 'name',
      word: 'Hill View',
      list: paths.properties,
      page: paths.property,
      kind: 'property',
      add: adminPaths.api.addProperty,
    },
    {
      name: 'a blog post',
      handler: office,
      input: sampleBlog,
      field: 'title',
      word: 'Letting from near by',
      list: paths.blogs,
      page: paths.blog,
      kind: 'blog',
      add: adminPaths.api.addBlog,
    },
  ] as const;
}

const fetchOrPurge: typeof fetch = async (input, init) => {
  if (input !== 'https://api.netlify.com/api/v1/purge') return fetch(input, init);
  const { cache_tags: tags } = (await new Request(input, init).json()) as { cache_tags: string[] };
  cdn.purge(tags);
  return new Response(null, { status: 202 });
};
