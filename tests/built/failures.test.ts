import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorMessages } from '../../src/content/screen-messages';
import { paths } from '../../src/paths';
import { blogs } from '../../src/server/records/blogs';
import { properties } from '../../src/server/records/properties';
import { takeLoggedErrors } from '../support/console';
import { blankInput } from '../support/property';
import { renderPage } from '../support/site/render-page';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { ask, parsePage, readText } from './setup/ask';

const unavailable = /could not be loaded/;

describe('row 32: the store behind the pages', () => {
  let store: StrictStore;
  const found: string[] = [];
  beforeAll(async () => {
    store = await startStrictStore();
    const { record: home } = await properties.create(blankInput({ featured: true }));
    const article = { title: 'A blog post', description1: 'First.', description2: '', images: [] };
    const { record: blog } = await blogs.create({ blogType: 'Review', shown: true, ...article });
    found.push(paths.property(home._id), paths.shortlist([home._id]), paths.blog(blog._id));
  });
  afterAll(() => store.stop());

  it('fails, then recovers: every page has a link that retries', async () => {
    const lists = [paths.home, paths.properties, paths.place('anna-nagar'), paths.blogs];
    for (const path of [...lists, ...found]) {
      store.forget();
      store.fault({ kind: 500, times: Infinity });
      vi.mocked(console.warn).mockClear();
      const answer = await renderPage(path);
      const logged = takeLoggedErrors().length + vi.mocked(console.warn).mock.calls.length;
      expect(logged, `${path}: the cause is logged once`).toBe(1);
      expect(answer.status, path).toBe(503);
      expect(answer.headers.get('cache-control'), path).toContain('no-store');
      expect(answer.headers.get('retry-after'), path).toBe('5');
      const page = parsePage(await answer.text());
      expect(page.querySelector('header nav'), path).not.toBeNull();
      expect(page.querySelector('footer'), path).not.toBeNull();
      expect(readText(page.querySelector('main')), path).toMatch(unavailable);
      const retries = [...page.querySelectorAll('main a')].filter(
        (link) => readText(link) === errorMessages.retry,
      );
      expect(retries.length, path).toBeGreaterThan(0);
      store.forget();
      const address = new URL(retries[0]?.getAttribute('href') ?? '', `http://x${path}`);
      const again = await renderPage(address.pathname + address.search);
      expect(again.status, path).toBe(200);
      const text = readText(parsePage(await again.text()).querySelector('main'));
      expect(text, path).not.toMatch(unavailable);
    }
  });
});

// The last is a link as people paste it: with the end of the sentence, in their own letters.
it.each([
  ['/no-such-page', /^This page does not exist$/],
  [paths.property('gone'), /^This home is no longer listed$/],
  [paths.blog(encodeURIComponent('வீடு…')), /./],
])('%s is a 404 that leads on', async (path, title) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  const page = parsePage(await answer.text());
  expect(readText(page.querySelector('h1'))).toMatch(title);
  expect(page.querySelectorAll('main article')).toHaveLength(3);
  const last = [...page.querySelectorAll('main a[href]')].at(-1)?.getAttribute('href');
  expect((await ask(last ?? path)).status).toBe(200);
});
