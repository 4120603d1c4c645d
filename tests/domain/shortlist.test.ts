import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxShortlisted, readShortlist, toFront, without } from '../../src/domain/shortlist';
import { paths } from '../../src/paths';

const read = (query: string) => readShortlist(new URLSearchParams(query));
const many = (count: number) => Array.from({ length: count }, (_, index) => `home-${index}`);
const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);

it.each<[query: string, ids: string[]]>([
  ['', []],
  ['homes=', []],
  ['homes=b,a,c', ['b', 'a', 'c']],
  ['homes=a,b,a,b', ['a', 'b']],
  ['homes=a&homes=b', ['a', 'b']],
  ['homes=a,+b%0A', ['a', 'b']],
  ['homes=a,b.', ['a', 'b']],
  ['homes=a)', ['a']],
  ['homes=../properties,a', ['a']],
  [`homes=${'x'.repeat(65)}`, []],
])('the address %j names the homes %j', (query, ids) => {
  expect(read(query)).toEqual({ ids, hasOverflow: false });
});

it('an address names at most twenty homes', () => {
  const all = many(21);
  expect(read(`homes=${all.join(',')}`)).toEqual({
    ids: all.slice(0, maxShortlisted),
    hasOverflow: true,
  });
});

it('a list is read back from its address in the same order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: maxShortlisted }), (ids) => {
      const { searchParams } = new URL(paths.shortlist(ids), 'https://homes.example');
      expect(readShortlist(searchParams)).toEqual({ ids, hasOverflow: false });
    }),
  );
});

it('has a home moved to the front, or taken out', () => {
  expect(toFront(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
  expect(without(['a', 'b'], 'a')).toEqual(['b']);
  expect(without(['a', 'b'], 'x')).toEqual(['a', 'b']);
});
