import { expect, it } from 'vitest';
import { searchable, searchFor } from '../../../src/domain/property/search';

function finds(text: string, ...within: string[]): boolean {
  return searchFor(text)?.(searchable(...within)) ?? true;
}

const spellings = ['T. Nagar', 'T.Nagar', 'T Nagar', 't nagar', 'TNagar', 'T-Nagar', 'tnagar'];

it.each(spellings.flatMap((one) => spellings.map((other) => [one, other] as const)))(
  '"%s" finds "%s"',
  (text, place) => {
    expect(finds(text, 'Quiet flat', `12 North Street, ${place}, Chennai`)).toBe(true);
  },
);

const doubled = ['K.K. Nagar', 'K. K. Nagar', 'K.K.Nagar', 'KK Nagar', 'K K Nagar', 'kknagar'];

it.each(doubled.flatMap((one) => doubled.map((other) => [one, other] as const)))(
  '"%s" finds "%s"',
  (text, place) => {
    expect(finds(text, 'Quiet flat', `12 North Street, ${place}, Chennai`)).toBe(true);
  },
);

it.each([
  ['t nagar', 'Flat to let, Anna Nagar, Chennai'],
  ['T. Nagar', 'Tower Park, Anna Nagar'],
  ['kk nagar', 'Park, Kotturpuram Nagar'],
  ['tnagar', 'East Nagar'],
])('"%s" does not find "%s"', (text, place) => {
  expect(finds(text, place)).toBe(false);
});

it.each([
  ['a', 'Villa, Anna Nagar', true],
  ['q', 'Villa, Anna Nagar', false],
  ['nagar a', 'Villa, Anna Nagar', true],
  ["mary's", 'St. Mary’s Road', true],
  ['st marys', "St. Mary's Road", true],
  ['sea side', 'Sea-side flat', true],
  ['2.5', '2.5 ground plot', true],
  ['600017', 'Chennai-600017', true],
  ['...', 'anything', true],
])('"%s" in "%s": %s', (text, place, found) => {
  expect(finds(text, place)).toBe(found);
});

it('does not join an initial of the name with one of the address', () => {
  expect(finds('ab', 'Block A', 'B Street')).toBe(false);
});
