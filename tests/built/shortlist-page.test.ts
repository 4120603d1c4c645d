import { expect, it } from 'vitest';
import { heartText, shortlistText } from '../../src/content/properties/shortlist';
import { paths } from '../../src/paths';
import { listProperties } from '../support/site/content';
import { ask, readPage, readText } from './setup/ask';

it('an address that is no list has a clear page and the right status', async () => {
  const ids = (await listProperties()).map(({ _id }) => _id);
  const first = ids[0] ?? '';
  const rows: readonly [address: string, status: number, text: string][] = [
    ['/shortlist', 200, shortlistText.empty.text],
    ['/shortlist?homes=nobody', 404, shortlistText.bad.title],
    [`/shortlist?homes=${first},%22%3E%3Cimg%20src=x%3E`, 200, shortlistText.count(1)],
    [`/shortlist?homes=${first},nobody`, 200, shortlistText.gone(1)],
    [paths.shortlist(ids), 200, shortlistText.cut(20)],
  ];
  for (const [address, status, text] of rows) {
    const answer = await ask(address);
    expect(answer.status, address).toBe(status);
    expect(answer.headers.get('x-robots-tag'), address).toBe('noindex');
    const html = await answer.text();
    expect(html, address).toContain('<meta name="robots" content="noindex">');
    expect(html, address).toContain(text);
  }
});

/** Where the link of a page with this name leads to. */
function findAddress(page: Document, name: string): string | null | undefined {
  const links = [...page.querySelectorAll('main a')];
  const link = links.find((one) => one.getAttribute('aria-label') === name);
  return link?.getAttribute('href');
}

it('without JavaScript hearts are links, and build a list from home to home', async () => {
  const homes = await listProperties();
  const list = await readPage(paths.properties);
  const [first] = homes;
  const kept = paths.shortlist([first?._id ?? '']);
  expect(findAddress(list, heartText.keep(first?.name ?? ''))).toBe(kept);
  const shortlist = await readPage(kept);
  expect(shortlist.querySelectorAll('thead th')).toHaveLength(2);
  const more = homes.find(({ name }) => findAddress(shortlist, heartText.add(name)));
  const two = paths.shortlist([first?._id ?? '', more?._id ?? '']);
  expect(findAddress(shortlist, heartText.add(more?.name ?? ''))).toBe(two);
  expect((await readPage(two)).querySelectorAll('thead th')).toHaveLength(3);
});

it('a home that is not compared has a link that compares it, as the first of the list', async () => {
  const homes = (await listProperties()).slice(0, 12);
  const moved = homes[5];
  const ids = homes.map(({ _id }) => _id);
  const front = paths.shortlist([moved?._id ?? '', ...ids.filter((id) => id !== moved?._id)]);
  const list = await readPage(paths.shortlist(ids));
  const name = shortlistText.actions.compareName(moved?.name ?? '');
  expect(findAddress(list, name)).toBe(front);
  // With the mark by which the page's script keeps what it does.
  const marked = [...list.querySelectorAll('a[data-list]')];
  expect(marked.map((link) => link.getAttribute('aria-label'))).toContain(name);
  const first = (await readPage(front)).querySelector('thead th + th');
  expect(readText(first)).toContain(moved?.name);
});
