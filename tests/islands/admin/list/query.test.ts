import { describe, expect, it } from 'vitest';
import {
  defaultQuery,
  type ListQuery,
  readListQuery,
  sortBy,
  writeListQuery,
} from '../../../../src/islands/admin/list/query';

const read = (text: string) => readListQuery(new URLSearchParams(text));

describe('the address of a list', () => {
  it.each<[string, ListQuery]>([
    ['', defaultQuery],
    ['text=anna+nagar', { ...defaultQuery, text: 'anna nagar' }],
    ['show=Occupied', { ...defaultQuery, show: 'Occupied' }],
    ['sort=title', { ...defaultQuery, sort: 'title', descending: false }],
    ['sort=-group', { ...defaultQuery, sort: 'group', descending: true }],
    ['sort=updated', { ...defaultQuery, descending: false }],
  ])('%j says what is shown, and is written the same', (text, query) => {
    expect(read(text)).toEqual(query);
    expect(writeListQuery(query)).toBe(text);
  });

  it.each(['sort=price', 'sort=--title', 'sort='])('%j counts as not said', (text) => {
    expect(read(text)).toEqual(defaultQuery);
  });
});

describe('a click on the head of a column', () => {
  it.each([
    ['the names', 'title', { sort: 'title', descending: false }],
    ['the states', 'group', { sort: 'group', descending: false }],
    ['the day, which is sorted by already', 'updated', { sort: 'updated', descending: false }],
  ] as const)('sorts by %s', (_, column, expected) => {
    expect(sortBy(defaultQuery, column)).toMatchObject(expected);
  });

  it('turns around what is sorted by it', () => {
    const once = sortBy(defaultQuery, 'title');
    expect(sortBy(once, 'title').descending).toBe(true);
    expect(sortBy(sortBy(once, 'title'), 'updated').descending).toBe(true);
  });
});
