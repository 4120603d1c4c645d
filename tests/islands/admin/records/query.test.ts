import { expect, it } from 'vitest';
import {
  countNotStated,
  defaultListQuery,
  type ListQuery,
  sortBy,
  viewRows,
} from '../../../../src/islands/admin/records/query';
import { row } from './row';

it.each([
  ['the names', 'title', '-updated', 'title'],
  ['the day, which is sorted by already', 'updated', '-updated', 'updated'],
  ['the names from the end, when sorted by them', 'title', 'title', '-title'],
] as const)('a click on a column header: sorts by %s', (_, column, before, after) => {
  expect(sortBy({ ...defaultListQuery, sort: before }, column).sort).toBe(after);
});

const rows = [
  row({ id: 'a', title: 'Palm Villa 10', group: 'Occupied', updatedAt: '2026-03-01T00:00:00Z' }),
  row({
    id: 'b',
    title: 'palm villa 9',
    gaps: ['map'],
    checkedOn: '2026-03-01',
    notStated: 'advance letTo',
    updatedAt: '2026-01-01T00:00:00Z',
  }),
  row({
    id: 'c',
    title: 'Ägäis',
    detail: 'Ref 7K3QPD · Velachery',
    notStated: 'maintenance advance',
    updatedAt: '2026-02-01T00:00:00Z',
  }),
];
const idsFor = (query: Partial<ListQuery>) =>
  viewRows(rows, { ...defaultListQuery, ...query }, '2026-03-05')
    .map(({ id }) => id)
    .join('');

it.each([
  ['shows the last changed first', {}, 'acb'],
  ['finds words in any order and case', { text: 'VILLA palm' }, 'ab'],
  ['finds addresses', { text: 'velach' }, 'c'],
  ['finds reference numbers, however typed', { text: 'REF 7k3-qpd' }, 'c'],
  ['filters by status', { show: 'Occupied' }, 'a'],
  ['filters by gaps', { show: 'map' }, 'b'],
  ['filters by what is to be checked', { show: 'check' }, 'c'],
  ['filters by what is not stated', { show: 'advance' }, 'cb'],
  ['takes no part of a name for a field', { show: 'let' }, ''],
  ['sorts names as people do: 9 before 10', { sort: 'title' }, 'cba'],
  ['sorts them from the end', { sort: '-title' }, 'abc'],
  ['takes an unknown order for the usual one', { sort: '--title' }, 'acb'],
] as const)('the list %s', (_, query, expected) => {
  expect(idsFor(query)).toBe(expected);
});

it('what a row prints comes before what a text means, and its whole numbers before others', () => {
  const homes = [
    row({ id: 'cheap', facts: ['₹15,000'] }),
    row({ id: 'asked', facts: ['₹62,000'] }),
    row({ id: 'other', facts: ['₹1,62,000'] }),
  ];
  const understood = { labels: ['Up to ₹62,000'], ids: ['cheap', 'asked'], rest: [] };
  const found = (text: string, sort = defaultListQuery.sort) =>
    viewRows(homes, { ...defaultListQuery, text, sort }, '2026-03-05', understood);
  expect(found('62000').map(({ id }) => id)).toEqual(['asked', 'cheap']);
  expect(found('62,000', 'title').map(({ id }) => id)).toEqual(['asked', 'cheap']);
});

it('a number in another place of a row is not what was counted', () => {
  const homes = [
    row({ id: 'two', title: 'Home 1', facts: ['2 beds'] }),
    row({ id: 'three', title: 'Home 2', facts: ['3 beds'] }),
  ];
  const understood = { labels: ['2 bedrooms'], ids: ['two'], rest: [] };
  const query = { ...defaultListQuery, text: '2 beds' };
  expect(viewRows(homes, query, '2026-03-05', understood).map(({ id }) => id)).toEqual(['two']);
});

it('a word that nobody knows is looked for in the rows that fit the others', () => {
  const homes = [row({ id: 'a', title: 'Lakshmi flat' }), row({ id: 'b', title: 'Mullai flat' })];
  const understood = { labels: ['2 bedrooms'], ids: ['a', 'b'], rest: ['lakshmi'] };
  const query = { ...defaultListQuery, text: 'lakshmi 2bhk' };
  expect(viewRows(homes, query, '2026-03-05', understood).map(({ id }) => id)).toEqual(['a']);
});

it('the list counts what is not stated', () => {
  expect(Object.fromEntries(countNotStated(rows))).toMatchObject({ advance: 2, letTo: 1 });
});

it.each([
  ['changeover', ['near']],
  ['notice', ['near', 'far']],
  ['token', []],
])('of a list, “%s” shows what it says, and no blog post', (show, ids) => {
  const leaving = { group: 'Occupied', noticeOrToken: 'Notice given' } as const;
  const homes = [
    row({ id: 'near', ...leaving, availableFrom: '01-04-2026' }),
    row({ id: 'far', ...leaving, availableFrom: '01-05-2026' }),
    row({ id: 'plain' }),
    row({ id: 'post', group: 'Business' }),
  ];
  const found = viewRows(homes, { ...defaultListQuery, show }, '2026-03-05');
  expect(found.map(({ id }) => id)).toEqual(ids);
});
