import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { admin } from '../../../../src/content/admin';
import { adminList, thingsOf } from '../../../../src/content/admin-list';
import { rowWords } from '../../../../src/content/admin-row';
import RecordList from '../../../../src/islands/admin/records/RecordList';
import { blogRows, type ListedRow, propertyRows } from '../../../../src/islands/admin/records/rows';
import { property } from '../../listings/property';
import { row } from './row';

function render(
  rows: readonly ListedRow[],
  kind: 'property' | 'blog' = 'property',
  address = '',
): string {
  const list = <RecordList kind={kind} rows={rows} address={address} {...page} />;
  return renderToString(list).replaceAll('<!-- -->', '');
}

const page = {
  today: '2026-01-16',
  optional: [
    ['advance', 'Advance'],
    ['brokerage', 'Brokerage'],
  ] as const,
};
const meta = { updatedAt: '2026-01-31T20:00:00.000Z', version: 'v' };

const noMap = ['googleLocation'] as const;

describe('a row', () => {
  it('of a property says rent, address and what the property lacks', () => {
    const listed = { ...property({ _id: 'a', price: '', images: [] }), ...meta, notStated: noMap };
    expect(propertyRows([listed])[0]?.gaps).toEqual(['rent', 'picture', 'map']);
    const whole = { ...listed, price: '25000', images: ['/a.jpg'], notStated: [] };
    expect(propertyRows([whole])[0]).toMatchObject({ gaps: [], picture: '/a.jpg' });
    expect(propertyRows([whole])[0]?.detail).toMatch(/^Ref [0-9A-Z]{6} · 2nd Avenue, Anna Nagar/);
    expect(propertyRows([whole])[0]?.facts).toEqual([
      '₹25,000',
      '2 beds',
      '1,200 sqft',
      'Anna Nagar',
    ]);
  });

  it('of a property names what it does not state, in the order of the form', () => {
    const listed = { ...property({ _id: 'a', images: [], letTo: ['family'] }), ...meta };
    const [made] = propertyRows([{ ...listed, notStated: ['advance', 'totalFloors'] }]);
    expect(made?.notStated).toBe('totalFloors maintenance advance availableFrom waterSource');
  });

  it('of a property keeps rents and sizes that are words', () => {
    const said = { price: 'Negotiable', bedrooms: 'Studio', propertySize: '2 grounds' };
    const listed = { ...property({ _id: 'a', ...said }), ...meta, notStated: noMap };
    expect(propertyRows([listed])[0]?.facts.slice(0, 3)).toEqual([
      'Negotiable',
      'Studio',
      '2 grounds',
    ]);
  });

  it('of a blog post without a title can still be chosen', () => {
    const blog = { _id: 'a', blogType: 'Review', title: '', images: [], date: '', excerpt: '' };
    expect(blogRows([{ ...blog, blogType: 'Review', ...meta }])[0]).toMatchObject({
      title: rowWords.untitled.blog,
      group: 'Review',
      gaps: [],
    });
  });
});

describe('the list', () => {
  it('is a table that announces the order of its columns', () => {
    const html = render([row({ id: 'a' })]);
    expect(html).toMatch(/<th scope="col" aria-sort="descending"><button[^>]*>Updated</);
    expect(html.match(/aria-sort/g)).toHaveLength(1);
    expect(html).toContain('<th scope="row"');
  });

  it('links to the form, and names the record on both buttons', () => {
    const html = render([row({ id: 'a-1', title: 'Palm Villa' })]);
    expect(html).toContain('href="/admin/property/getproperty/a-1"');
    expect(html).toMatch(/>Edit <span[^>]*>Palm Villa<\/span><\/a>/);
    expect(html).toMatch(/>Delete <span[^>]*>Palm Villa<\/span><\/button>/);
    expect(html).toMatch(
      /href="\/properties\/single\/a-1">View <span[^>]*>Palm Villa<\/span><\/a>/,
    );
    const blogs = render([row({ id: 'a-1' })], 'blog');
    expect(blogs).toContain('href="/admin/blog/getblog/a-1"');
    expect(blogs).toContain('href="/singleBlog/a-1"');
  });

  it('has a dot behind each fact that another follows, and none behind the last', () => {
    const html = render([row({ id: 'a', facts: ['₹20,000', '', '1,200 sqft', ''] })]);
    expect(html).toContain(
      '<span data-goes-on="true">₹20,000</span><span data-goes-on="true"></span><span>1,200 sqft</span><span></span>',
    );
  });

  it('has the status of a property as a switch, and the type of a blog post as a word', () => {
    const free = render([row({ id: 'a', title: 'Villa' })]);
    expect(free).toMatch(/role="switch"[^>]* aria-checked="true" aria-label="Available: Villa"/);
    expect(render([row({ id: 'a', group: 'Occupied' })])).toMatch(
      /aria-checked="false"[^>]*>Occupied</,
    );
    expect(render([row({ id: 'a', group: 'Review' })], 'blog')).not.toContain('role="switch"');
  });

  it.each([
    ['', 'Never confirmed', 'Confirm'],
    ['2026-01-08', 'Confirmed 8 days ago', 'Confirm'],
    ['2026-01-09', null, 'Confirm'],
    ['2026-01-16', null, 'Confirmed'],
    ['2026-01-17', 'Confirmed for a day to come', 'Confirm'],
  ])('of a property confirmed on "%s" says: %s', (confirmedAt, age, button) => {
    const html = render([row({ id: 'a', title: 'Villa', confirmedAt })]);
    expect(/(Never confirmed|Confirmed [^<]*) · </.exec(html)?.[1] ?? null).toBe(age);
    expect(html).toContain(`>${button}<span class="visually-hidden"> available: Villa</span>`);
    expect(/aria-disabled="true"[^>]*>Confirmed</.test(html)).toBe(button === 'Confirmed');
    for (const other of [
      render([row({ id: 'a', confirmedAt, group: 'Occupied' })]),
      render([row({ id: 'a', confirmedAt, group: 'Review' })], 'blog'),
    ])
      expect(other).not.toMatch(/Never confirmed|days? ago|>Confirm/);
  });

  it('counts what is not stated, and shows those rows', () => {
    const html = render(
      [row({ id: 'a', notStated: 'advance letTo' }), row({ id: 'b' })],
      'property',
      '?show=advance',
    );
    expect(html).toContain(
      '<option value="advance" selected="">Not stated: Advance (1)</option></select>',
    );
    expect(html).toContain(adminList.property.found(1));
  });

  it('says that a property is featured', () => {
    expect(render([row({ id: 'a', featured: true })])).toContain('<strong>Featured · </strong>');
    expect(render([row({ id: 'a' })])).not.toContain('Featured');
  });

  it('shows the day in Asia/Kolkata', () => {
    expect(render([row({ id: 'a', updatedAt: meta.updatedAt })])).toContain('>01-02-2026</time>');
  });

  it('shows 50 of 1,000 rows and says how many are left', () => {
    const html = render(Array.from({ length: 1_000 }, (_, at) => row({ id: `h${at}` })));
    expect(html.match(/<th scope="row"/g)).toHaveLength(50);
    expect(html).toContain(admin.more(950));
    expect(html).toContain(adminList.property.found(1_000));
  });

  it('starts with the query of the address', () => {
    const html = render(
      [row({ id: 'a' }), row({ id: 'b', gaps: ['map'] })],
      'property',
      '?show=map',
    );
    expect(html).toContain(adminList.property.found(1));
    expect(html).toContain('<option value="map" selected="">');
  });

  it.each([
    ['property', 'Add Property'],
    ['blog', 'Add Blog'],
  ] as const)('of %s says when it is empty, and what to do', (kind, button) => {
    const html = render([], kind);
    expect(html).toContain(adminList[kind].emptyTitle);
    expect(html).toContain(button);
  });

  it('names one record of a message by its title, and several by their number', () => {
    const [villa, other] = [row({ id: 'a', title: 'Villa' }), row({ id: 'b' })];
    expect(adminList.deleted(thingsOf('property', [villa]))).toBe('“Villa” is in the trash');
    expect(adminList.deleted(thingsOf('property', [villa, other]), 2)).toBe(
      '2 properties are in the trash',
    );
    expect(adminList.restored(thingsOf('blog', [villa, other]), 2)).toBe(
      '2 blog posts are restored',
    );
  });

  it('says what to do when nothing matches', () => {
    expect(render([row({ id: 'a' })], 'property', '?text=zzz')).toContain(adminList.nothingFound);
  });

  it.each([
    ['its own small', '/api/image/ab', '/.netlify/images?url=%2Fapi%2Fimage%2Fab&amp;w=112'],
    ['another host as it is', 'https://res.example.com/a.jpg', 'https://res.example.com/a.jpg'],
    ['the default for a video', 'https://youtu.be/abcdefghijk', 'default.jpg'],
    ['the default for none', null, 'default.jpg'],
  ])('shows a picture of %s', (_, picture, source) => {
    const html = render([row({ id: 'a', picture })]);
    expect(/<img src="([^"]+)"/.exec(html)?.[1]).toContain(source);
  });

  it('shows markup as text', () => {
    const html = render([row({ id: 'a', title: '<img src=x onerror=alert(1)>' })]);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
