import { expect, it } from 'vitest';
import { countShown, readPageNumber, takePage, takeRows } from '../../src/domain/paging';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=2.5', 1],
  ['page=123456', 1],
])('the address "?%s" asks for page %i', (query, number) => {
  expect(readPageNumber(new URLSearchParams(query))).toBe(number);
});

const all = Array.from({ length: 60 }, (_, index) => index + 1);

it.each([
  [1, 1, 24, 1],
  [2, 25, 48, 2],
  [3, 49, 60, 3],
  [9, 49, 60, 3],
])('page %i of a list goes from %i to %i and is number %i', (asked, first, last, number) => {
  const page = takePage(all, asked, 24);
  expect([page.shown[0], page.shown.at(-1), page.number, page.last]).toEqual([
    first,
    last,
    number,
    3,
  ]);
});

it.each([
  [24, 1, 24, 1],
  [29, 1, 29, 1],
  [30, 1, 24, 2],
  [30, 2, 30, 2],
  [53, 2, 53, 2],
])('of %i the first %i pages have %i, of %i pages', (total, pages, shown, last) => {
  expect(countShown(total, pages, 24)).toBe(shown);
  const { number, last: found } = takePage(Array.from({ length: total }), pages, 24);
  expect([number, found]).toEqual([pages, last]);
});

it('the page of an empty list is the first of one', () => {
  expect(takePage([], 4, 24)).toEqual({ shown: [], number: 1, last: 1 });
});

it.each([
  [50, null, 50],
  [51, null, 20],
  [51, 40, 40],
  [51, 100, 51],
])('of %i rows and a limit of %j a list of the office begins with %i', (count, limit, shown) => {
  const rows = Array.from({ length: count }, (_, index) => index);
  expect(takeRows(rows, limit)).toEqual(rows.slice(0, shown));
});
