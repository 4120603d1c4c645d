import { expect, it } from 'vitest';
import { rowWords } from '../../../src/content/admin/list';
import { readBlogItem, readPropertyItem } from '../../../src/server/records/rows';
import { property } from '../../islands/listings/property';

const meta = { updatedAt: '2026-01-31T20:00:00.000Z', version: 'v', shown: true };
const blog = { _id: 'a', title: '', images: [], date: '', excerpt: '', ...meta };
const readItem = (
  fields: Parameters<typeof property>[0],
  notStated: readonly ('googleLocation' | 'advance' | 'totalFloors')[] = [],
) => readPropertyItem({ ...property(fields), ...meta, notStated, missing: [] });

it('a row of a property says rent, address and what the property lacks', () => {
  const lacking = readItem({ _id: 'a', price: '', images: [] }, ['googleLocation']);
  expect(lacking.row).toMatchObject({ gaps: ['rent', 'picture', 'map'] });
  expect(lacking.price).toBeNull();
  const whole = readItem({ _id: 'a', price: '25000', images: ['/a.jpg'] });
  expect(whole.row).toMatchObject({ gaps: [], picture: '/a.jpg' });
  expect(whole.row.detail).toMatch(/^Ref [0-9A-Z]{6} · 2nd Avenue, Anna Nagar/);
  expect(whole.row.facts).toEqual(['₹25,000', '2 beds', '1,200 sqft', 'Anna Nagar']);
  expect(whole.place).toBe('Anna Nagar');
});

it('a row has rent and day as they are written, and sorts by the rent', () => {
  const { row, price } = readItem({ _id: 'a', price: '₹25,000/-', availableFrom: 'Immediately' });
  expect(row.written).toMatchObject({ price: '₹25,000/-', availableFrom: 'Immediately' });
  expect(price).toBe(25_000);
});

it('a row of a property names what it does not state, in the order of the form', () => {
  const made = readItem({ _id: 'a', images: [], letTo: ['family'] }, ['advance', 'totalFloors']);
  expect(made.notStated).toEqual([
    'totalFloors',
    'maintenance',
    'advance',
    'availableFrom',
    'waterSource',
  ]);
});

it('a row has one number to call, and its list searches all private facts', () => {
  const dialled = ['+91 98400 12345', '+91 98400 54321'];
  const office = {
    owner: 'R. Lakshmi',
    dialled,
    text: 'R. Lakshmi · Hook 12',
    leastRent: '22k',
    ...{ tenant: 'Kumar', leaseFrom: '', leaseTo: '2026-12-31' },
    noticeOrToken: '' as const,
    token: '',
  };
  const { row, privateText } = readPropertyItem({
    ...property({ _id: 'a' }),
    ...meta,
    notStated: [],
    missing: [],
    office,
  });
  expect(row.office).toEqual({
    owner: 'R. Lakshmi',
    dialled: dialled.slice(0, 1),
    leastRent: '22k',
  });
  expect(row.written).toMatchObject({ tenant: 'Kumar', leaseFrom: '', leaseTo: '2026-12-31' });
  // The least rent is found as it is typed, however it is written.
  expect(privateText).toBe('R. Lakshmi · Hook 12 · ₹22,000');
});

it('a row of a blog post without a title can still be chosen', () => {
  const expected = { title: rowWords.untitled.blog, group: 'Review', gaps: [] };
  expect(readBlogItem({ ...blog, blogType: 'Review' }).row).toMatchObject(expected);
});
