import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { admin } from '../../../../src/content/admin/admin';
import { adminList, rowWords } from '../../../../src/content/admin/list';
import RecordList from '../../../../src/islands/admin/records/RecordList';
import type { ListedRow } from '../../../../src/islands/admin/records/rows';
import { blogRows, propertyRows, trashedRows } from '../../../../src/islands/admin/records/rows';
import Trash from '../../../../src/islands/admin/records/Trash';
import { property } from '../../listings/property';
import { row } from './row';

const optional = [
  ['advance', 'Advance'],
  ['brokerage', 'Brokerage'],
] as const;

const meta = { updatedAt: '2026-01-31T20:00:00.000Z', version: 'v', shown: true };
const blog = { _id: 'a', title: '', images: [], date: '', excerpt: '', ...meta };
const findRow = (
  fields: Parameters<typeof property>[0],
  notStated: readonly ('googleLocation' | 'advance' | 'totalFloors')[] = [],
) => propertyRows([{ ...property(fields), ...meta, notStated, missing: [] }])[0];

it('a row of a property says rent, address and what the property lacks', () => {
  const lacking = findRow({ _id: 'a', price: '', images: [] }, ['googleLocation']);
  expect(lacking?.gaps).toEqual(['rent', 'picture', 'map']);
  const whole = findRow({ _id: 'a', price: '25000', images: ['/a.jpg'] });
  expect(whole).toMatchObject({ gaps: [], picture: '/a.jpg' });
  expect(whole?.detail).toMatch(/^Ref [0-9A-Z]{6} · 2nd Avenue, Anna Nagar/);
  expect(whole?.facts).toEqual(['₹25,000', '2 beds', '1,200 sqft', 'Anna Nagar']);
});

it('a row of a property names what it does not state, in the order of the form', () => {
  const made = findRow({ _id: 'a', images: [], letTo: ['family'] }, ['advance', 'totalFloors']);
  expect(made?.notStated).toBe('totalFloors maintenance advance availableFrom waterSource');
});

it('a row of a blog post without a title can still be chosen', () => {
  const expected = { title: rowWords.untitled.blog, group: 'Review', gaps: [] };
  expect(blogRows([{ ...blog, blogType: 'Review' }])[0]).toMatchObject(expected);
});

describe('the list', () => {
  it('counts what is not stated, and shows the rows of the address', () => {
    const rows = [row({ id: 'a', notStated: 'advance letTo' }), row({ id: 'b' })];
    const html = render(rows, 'property', '?show=advance');
    expect(html).toContain('selected="">Not stated: Advance (1)</option></select>');
    expect(html).toContain(adminList.property.found(1));
  });

  it('names what keeps a property off the site, filters it, and does not offer to show it', () => {
    const lacking = { shown: false, gaps: ['facts'], missing: ['bathrooms', 'floor'] } as const;
    const rows = [row({ id: 'a', title: 'Bare', ...lacking }), row({ id: 'b', title: 'Whole' })];
    const html = render(rows, 'property', '?show=facts');
    expect(html).toContain('Not on the site: lacks bathrooms and the floor');
    expect(html).toContain(adminList.property.found(1));
    expect(html).not.toContain(`${adminList.show} <`);
    expect(html).not.toContain(`${adminList.view} <`);
    expect(html).not.toContain(`${adminList.hidden} ·`);
    expect(render([row({ id: 'c', shown: false })])).toContain(`${adminList.show} <`);
  });

  it('shows 50 of 1,000 rows and says how many are left', () => {
    const html = render(Array.from({ length: 1_000 }, (_, index) => row({ id: `h${index}` })));
    expect(html.match(/<th scope="row"/g)).toHaveLength(50);
    expect(html).toContain(admin.more(950));
    expect(html).toContain(adminList.property.found(1_000));
  });

  it.each([
    ['property', 'Add Property'],
    ['blog', 'Add Blog'],
  ] as const)('of %s says when it is empty, and what to do', (kind, button) => {
    expect(render([], kind)).toContain(adminList[kind].emptyTitle);
    expect(render([], kind)).toContain(button);
  });

  it.each([
    ['its own small', '/api/image/ab', '/.netlify/images?url=%2Fapi%2Fimage%2Fab&amp;w=112'],
    ['another host as it is', 'https://res.example.com/a.jpg', 'https://res.example.com/a.jpg'],
    ['a sign for a video', 'https://youtu.be/abcdefghijk', undefined],
    ['a sign for none', null, undefined],
  ])('shows a picture of %s', (_, picture, source) => {
    const html = render([row({ id: 'a', picture })]);
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

function render(
  rows: readonly ListedRow[],
  kind: 'property' | 'blog' = 'property',
  address = '',
): string {
  const page = { kind, rows, address, optional, today: '2026-01-16' };
  return renderToString(<RecordList {...page} />).replaceAll('<!-- -->', '');
}
