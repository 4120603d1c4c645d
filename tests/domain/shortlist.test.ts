import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isId } from '../../src/domain/record';
import { maxKept, readShortlist, toFront, without } from '../../src/domain/shortlist';
import { paths } from '../../src/paths';

const read = (query: string) => readShortlist(new URLSearchParams(query));
const many = (count: number) => Array.from({ length: count }, (_, at) => `home-${at}`);
const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);

describe('the list of an address', () => {
  it.each<[query: string, ids: string[]]>([
    ['', []],
    ['homes=', []],
    ['homes=,,', []],
    ['homes=b,a,c', ['b', 'a', 'c']],
    ['homes=b%2Ca', ['b', 'a']],
    ['homes=a,b,a,b', ['a', 'b']],
    ['homes=a&homes=b', ['a', 'b']],
    ['homes=a,+b%0A', ['a', 'b']],
    ['homes=A,a', ['A', 'a']],
    ['utm_source=a&homes=b', ['b']],
    ['homes=../properties,a', ['a']],
    ['homes=%3Cscript%3Ealert(1)%3C/script%3E', []],
    ['homes=வீடு,🏠,a', ['a']],
    ['homes=%FF%00,a', ['a']],
    [`homes=${'x'.repeat(65)}`, []],
    ['homes=__proto__,constructor', ['constructor']],
  ])('%j names %j', (query, ids) => {
    expect(read(query)).toEqual({ ids, isCut: false });
  });

  it('has the first twenty of more', () => {
    const all = many(21);
    expect(read(`homes=${all.join(',')}`)).toEqual({ ids: all.slice(0, maxKept), isCut: true });
  });

  it('of any text has ids only, each once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (homes) => {
        const { ids } = readShortlist(new URLSearchParams({ homes }));
        expect(ids.every(isId)).toBe(true);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('is read back from its address in the same order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: maxKept }), (ids) => {
        const { searchParams } = new URL(paths.shortlist(ids), 'https://homes.example');
        expect(readShortlist(searchParams)).toEqual({ ids, isCut: false });
      }),
    );
  });
});

describe('a changed list', () => {
  it('has a home at the front', () => {
    expect(toFront(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
    expect(toFront(['a', 'b'], 'a')).toEqual(['a', 'b']);
  });

  it('lacks what is taken out', () => {
    expect(without(['a', 'b'], 'a')).toEqual(['b']);
    expect(without(['a', 'b'], 'x')).toEqual(['a', 'b']);
  });
});
