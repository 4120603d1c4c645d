import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ListView } from '../../../../src/domain/list/view';
import { admin } from '../../../../src/content/admin/admin';
import { adminList, rowWords } from '../../../../src/content/admin/list';
import { writeServed } from '../../../../src/islands/admin/list/served';
import RecordList from '../../../../src/islands/admin/records/RecordList';
import Trash from '../../../../src/islands/admin/records/Trash';
import { trashedRows } from '../../../../src/server/records/rows';
import { listView, row } from '../../../domain/list/row';
import { property } from '../../listings/property';

const optional = [
  ['advance', 'Advance'],
  ['brokerage', 'Brokerage'],
] as const;

const meta = { updatedAt: '2026-01-31T20:00:00.000Z', version: 'v', shown: true };
const blog = { _id: 'a', title: '', images: [], date: '', excerpt: '', ...meta };
describe('the list', () => {
  it('counts what is not stated, and shows the rows of the address', () => {
    const view = listView([row({ id: 'a' })], { total: 2, notStated: { advance: 1, letTo: 1 } });
    const html = render(view, 'property', '?show=advance');
    expect(html).toContain('selected="">Not stated: Advance (1)</option></select>');
    expect(html).toContain(adminList.property.found(1));
  });

  it('names what keeps a property off the site, and does not offer to show it', () => {
    const lacking = { shown: false, gaps: ['facts'], missing: ['bathrooms', 'floor'] } as const;
    const html = render(listView([row({ id: 'a', title: 'Bare', ...lacking })]));
    expect(html).toContain('Not on the site: lacks bathrooms and the floor');
    expect(html).not.toContain(`${adminList.hidden} ·`);
    // In a menu that is made when it is opened; of a blog post it stands in the row.
    const readNames = (view: ListView) =>
      render(view, 'blog').match(/(?<=aria-label=")[^"]+/g) ?? [];
    const offers = [adminList.show, adminList.view].map((label) => `${label} Bare`);
    const [show] = offers;
    const named = readNames(listView([row({ id: 'a', title: 'Bare', ...lacking })]));
    expect(named.filter((name) => offers.includes(name))).toEqual([]);
    expect(readNames(listView([row({ id: 'c', title: 'Bare', shown: false })]))).toContain(show);
  });

  it('shows 50 of 1,000 rows and says how many are left', () => {
    const rows = Array.from({ length: 50 }, (_, index) => row({ id: `h${index}` }));
    const html = render(listView(rows, { found: 1_000, total: 1_000 }));
    expect(html.match(/<th scope="row"/g)).toHaveLength(50);
    expect(html).toContain(admin.more(950));
    expect(html).toContain(adminList.property.found(1_000));
  });

  it('says what the text meant beside how many are found', () => {
    const html = render(listView([row({ id: 'a' })], { labels: ['2 bedrooms', 'Adyar'] }));
    expect(html).toContain(`${adminList.property.found(1)} · 2 bedrooms · Adyar<`);
  });

  it('says how many have the words of a search, where others only mean the same', () => {
    const said = { found: 27, labels: ['Gated security'] };
    const html = render(listView([row({ id: 'a' })], { ...said, literal: 2 }));
    expect(html).toContain('27 properties · first 2 with these words · Gated security<');
    expect(render(listView([row({ id: 'a' })], { ...said, literal: 27 }))).toContain(
      '27 properties · Gated security<',
    );
  });

  it('holds its controls together until its script runs', () => {
    const html = render(listView([row({ id: 'a' })]));
    expect(html).toMatch(/^<fieldset[^>]* disabled=""/);
    expect(html.match(/disabled=""/g)).toHaveLength(1);
  });

  it.each([
    ['property', '-rent', 'Rent: highest first', 12],
    ['blog', 'title', 'Title: A to Z', 6],
  ] as const)('of %s is sorted by a choice too, in both directions', (kind, sort, label, count) => {
    const html = render(listView([row({ id: 'a' })]), kind, `?sort=${sort}`);
    expect(html).toContain(`<option value="${sort}" selected="">${label}</option>`);
    const select = /<select[^>]*id="list-sort".*?<\/select>/.exec(html)?.[0] ?? '';
    expect(select.match(/<option/g)).toHaveLength(count);
  });

  it.each([
    ['property', 'Add Property'],
    ['blog', 'Add Blog'],
  ] as const)('of %s says when it is empty, and what to do', (kind, button) => {
    expect(render(listView([]), kind)).toContain(adminList[kind].emptyTitle);
    expect(render(listView([]), kind)).toContain(button);
  });

  it.each([
    ['its own small', '/api/image/ab', '/.netlify/images?url=%2Fapi%2Fimage%2Fab&amp;w=112'],
    ['another host as it is', 'https://res.example.com/a.jpg', 'https://res.example.com/a.jpg'],
    ['a sign for a video', 'https://youtu.be/abcdefghijk', undefined],
    ['a sign for none', null, undefined],
  ])('shows a picture of %s', (_, picture, source) => {
    const html = render(listView([row({ id: 'a', picture })]));
    const image = /<span class="thumbnail[^>]*><svg|<img src="([^"]+)"/.exec(html);
    expect(image).not.toBeNull();
    expect(image?.[1]?.slice(0, source?.length)).toBe(source);
  });
});

const villa = { ...property({ _id: 'a', name: 'Villa' }), ...meta };
const rows = trashedRows(
  [{ ...villa, deletedAt: '2026-01-31T20:00:00.000Z' }],
  [{ ...blog, blogType: 'Business', deletedAt: '2026-02-02T00:00:00.000Z' }],
);

it('the trash mixes properties and blog posts, last deleted first', () => {
  expect(rows.map(({ title }) => title)).toEqual([rowWords.untitled.blog, 'Villa']);
});

it('the trash shows the day of deletion and the last day in Asia/Kolkata', () => {
  const html = renderToString(<Trash rows={rows} />);
  expect(html).toContain('>01-02-2026</time>');
  expect(html).toContain('>Erased after 02-05-2026<');
});

function render(view: ListView, kind: 'property' | 'blog' = 'property', address = ''): string {
  const page = { kind, view: writeServed(view), address, optional, today: '2026-01-16' };
  return renderToString(<RecordList {...page} />).replaceAll('<!-- -->', '');
}
