import { expect, it } from 'vitest';
import {
  defaultListQuery,
  readLimit,
  readQuery,
  sortBy,
  withLimit,
  writeQuery,
} from '../../../src/domain/list/query';

const defaults = { text: '', show: '', sort: '-updated' };

it.each([
  ['', defaults],
  ['text=anna+nagar&show=in+progress', { ...defaults, text: 'anna nagar', show: 'in progress' }],
  ['sort=-group', { ...defaults, sort: '-group' }],
])('the address %j gives the query, and is written back the same', (address, query) => {
  expect(readQuery(defaults, address)).toEqual(query);
  expect(writeQuery(defaults, query)).toBe(address);
});

it('an address has no spaces around a search, and nothing unknown is read from it', () => {
  expect(writeQuery(defaults, { ...defaults, text: ' palm ' })).toBe('text=palm');
  expect(readQuery(defaults, '?open=1&__proto__=x')).toEqual(defaults);
});

it.each([
  ['the names', 'title', '-updated', 'title'],
  ['the day, which is sorted by already', 'updated', '-updated', 'updated'],
  ['the names from the end, when sorted by them', 'title', 'title', '-title'],
] as const)('a click on a column header: sorts by %s', (_, column, before, after) => {
  expect(sortBy({ ...defaultListQuery, sort: before }, column).sort).toBe(after);
});

it.each([
  [withLimit('text=a+b', 100), 100],
  [withLimit('', 7), 7],
  [withLimit('text=a', null), null],
  ['', null],
  ['limit=0', null],
  ['limit=-1', null],
  ['limit=many', null],
])('the address %j asks for so many rows: %j', (address, limit) => {
  expect(readLimit(address)).toBe(limit);
});
