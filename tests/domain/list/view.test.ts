import { expect, it } from 'vitest';
import { defaultListQuery, type ListQuery } from '../../../src/domain/list/query';
import type { ListedItem } from '../../../src/domain/list/row';
import { viewList } from '../../../src/domain/list/view';
import type { FoundProperties } from '../../../src/domain/filter/filter';
import { item, written } from './row';

const today = '2026-03-05';
const items = [
  item(
    { id: 'a', title: 'Palm Villa 10', group: 'Occupied', updatedAt: '2026-03-01T00:00:00Z' },
    { place: 'Velachery' },
  ),
  item(
    {
      id: 'b',
      title: 'palm villa 9',
      gaps: ['map'],
      checkedOn: '2026-03-01',
      updatedAt: '2026-01-01T00:00:00Z',
    },
    { notStated: ['advance', 'letTo'], place: '', price: 31_000 },
  ),
  item(
    {
      id: 'c',
      title: 'Ägäis',
      detail: 'Ref 7K3QPD · Velachery',
      checkedOn: '2026-01-04',
      updatedAt: '2026-02-01T00:00:00Z',
    },
    { notStated: ['maintenance', 'advance'], price: null },
  ),
];
const view = (
  some: readonly ListedItem[],
  query: Partial<ListQuery>,
  understood: FoundProperties | null = null,
) => viewList(some, { ...defaultListQuery, ...query }, today, 50, understood);
const idsIn = (...asked: Parameters<typeof view>) => view(...asked).rows.map(({ id }) => id);

it.each([
  ['shows the last changed first', {}, 'acb'],
  ['finds words in any order and case', { text: 'VILLA palm' }, 'ab'],
  ['finds addresses', { text: 'velach' }, 'c'],
  ['finds reference numbers, however typed', { text: 'REF 7k3-qpd' }, 'c'],
  ['filters by status', { show: 'Occupied' }, 'a'],
  ['filters by gaps', { show: 'map' }, 'b'],
  ['filters by what is to be checked', { show: 'check' }, 'c'],
  ['filters by what nobody has checked for 60 days', { show: 'unchecked' }, 'c'],
  ['filters by what is not stated', { show: 'advance' }, 'cb'],
  ['takes no part of a name for a field', { show: 'let' }, ''],
  ['sorts names as people do: 9 before 10', { sort: 'title' }, 'cba'],
  ['sorts them from the end', { sort: '-title' }, 'abc'],
  ['sorts by rent, an unknown one last', { sort: 'rent' }, 'abc'],
  ['sorts by rent, the highest first', { sort: '-rent' }, 'bac'],
  ['sorts by place, an unknown one last', { sort: 'place' }, 'cab'],
  ['sorts by place, from the end', { sort: '-place' }, 'acb'],
  ['sorts by the last check, which is that of the listing without one', { sort: 'checked' }, 'cab'],
  ['sorts by the last check, the latest first', { sort: '-checked' }, 'bac'],
  ['takes an unknown order for the usual one', { sort: '--title' }, 'acb'],
] as const)('the list %s', (_, query, expected) => {
  expect(idsIn(items, query).join('')).toBe(expected);
});

it('only an available home is one that nobody has checked for 60 days, and the 60th day is one', () => {
  const homes = [
    item({ id: 'let', group: 'Occupied', checkedOn: '2025-01-01' }),
    item({ id: 'never', date: '2025-12-31T20:00:00.000Z' }),
    item({ id: 'sixty', checkedOn: '2026-01-04' }),
    item({ id: 'later', checkedOn: '2026-01-05' }),
  ];
  expect(idsIn(homes, { show: 'unchecked' })).toEqual(['never', 'sixty']);
});

it('what a row prints comes before what a text means, and its whole numbers before others', () => {
  const homes = [
    item({ id: 'cheap', facts: ['₹15,000'] }),
    item({ id: 'asked', facts: ['₹62,000'] }),
    item({ id: 'other', facts: ['₹1,62,000'] }),
  ];
  const understood = { labels: ['Up to ₹62,000'], ids: ['cheap', 'asked'], rest: [] };
  expect(idsIn(homes, { text: '62000' }, understood)).toEqual(['asked', 'cheap']);
  expect(idsIn(homes, { text: '62,000', sort: 'title' }, understood)).toEqual(['asked', 'cheap']);
  expect(view(homes, { text: '62000' }, understood).labels).toEqual(understood.labels);
});

it('what is written anywhere comes first in whatever order, and a part of a number before what it means', () => {
  const homes = [
    item({ id: 'dear', title: 'A', facts: ['₹98,000'] }, { price: 98_000 }),
    item({ id: 'owner', title: 'C' }, { privateText: 'R. Lakshmi · +91 98401 22334' }),
    item({ id: 'whole', title: 'B' }, { privateText: 'Key 98401' }),
    item({ id: 'joined', title: 'D' }, { privateText: '9840122334' }),
    item({ id: 'none', title: 'E', facts: ['₹1,98,401'] }),
  ];
  const understood = { labels: ['Up to ₹98,401'], ids: ['dear'], rest: [] };
  for (const sort of ['title', '-title'])
    expect(idsIn(homes, { text: '98401', sort }, understood).slice(-1)).toEqual(['dear']);
  const found = view(homes, { text: '98401', sort: 'title' }, understood);
  expect(found.rows.map(({ id }) => id)).toEqual(['whole', 'owner', 'joined', 'dear']);
  expect(found).toMatchObject({ found: 4, literal: 3 });
});

it('a number beside a word of the office is no count of rooms', () => {
  const homes = [
    item({ id: 'two', facts: ['2 beds'] }),
    item({ id: 'hook' }, { privateText: 'Hook 2, with the watchman' }),
    item({ id: 'flat', title: 'Flat 2, Palm Court', facts: ['3 beds'] }),
  ];
  const understood = { labels: ['2 bedrooms'], ids: ['two'], rest: [] };
  expect(idsIn(homes, { text: 'hook 2' }, understood)[0]).toBe('hook');
  expect(idsIn(homes, { text: 'watchman' }, understood)).toEqual(['hook', 'two']);
  expect(idsIn(homes, { text: 'flat 2' }, understood)[0]).toBe('flat');
});

it('a number in another place of a row is not what was counted', () => {
  const homes = [
    item({ id: 'two', title: 'Home 1', facts: ['2 beds'] }),
    item({ id: 'three', title: 'Home 2', facts: ['3 beds'] }),
  ];
  const understood = { labels: ['2 bedrooms'], ids: ['two'], rest: [] };
  expect(idsIn(homes, { text: '2 beds' }, understood)).toEqual(['two']);
});

it('a word that nobody knows is looked for in the rows that fit the others', () => {
  const homes = [item({ id: 'a', title: 'Lakshmi flat' }), item({ id: 'b', title: 'Mullai flat' })];
  const understood = { labels: ['2 bedrooms'], ids: ['a', 'b'], rest: ['lakshmi'] };
  expect(idsIn(homes, { text: 'lakshmi 2bhk' }, understood)).toEqual(['a']);
});

it('private facts are searched, and are in no row', () => {
  const homes = [item({ id: 'a' }, { privateText: 'Hook 12 · 98400 12345' }), item({ id: 'b' })];
  for (const text of ['hook 12', '9840012345', '+91 98400 12345'])
    expect(idsIn(homes, { text })).toEqual(['a']);
  expect(JSON.stringify(view(homes, {}))).not.toContain('Hook');
});

it('a list counts what is not stated in all rows, and what is found beyond those that it answers', () => {
  const answer = viewList(items, { ...defaultListQuery, text: 'palm' }, today, 1);
  expect(answer.rows.map(({ id }) => id)).toEqual(['a']);
  expect(answer).toMatchObject({ found: 2, total: 3, notStated: { advance: 2, letTo: 1 } });
});

it.each([
  ['changeover', ['near']],
  ['notice', ['near', 'far']],
  ['token', []],
])('of a list, “%s” shows what it says, and no blog post', (show, ids) => {
  const leaving = { group: 'Occupied', noticeOrToken: 'Notice given' } as const;
  const homes = [
    item({ id: 'near', ...leaving, written: written({ availableFrom: '01-04-2026' }) }),
    item({ id: 'far', ...leaving, written: written({ availableFrom: '01-05-2026' }) }),
    item({ id: 'plain' }),
    item({ id: 'post', group: 'Business' }),
  ];
  const found = viewList(homes, { ...defaultListQuery, show }, '2026-03-05', null);
  expect(found.rows.map(({ id }) => id)).toEqual(ids);
});
