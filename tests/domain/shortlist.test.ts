import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isId } from '../../src/domain/record';
import { maxKept, moved, readShortlist, without } from '../../src/domain/shortlist';
import { paths } from '../../src/paths';

const read = (query: string) => readShortlist(new URLSearchParams(query));
const many = (count: number) => Array.from({ length: count }, (_, at) => `home-${at}`);
const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);

describe('the list of an address', () => {
  it.each<[query: string, ids: string[], isDamaged: boolean]>([
    ['', [], false],
    ['homes=', [], false],
    ['homes=,,', [], false],
    ['homes=b,a,c', ['b', 'a', 'c'], false],
    ['homes=b%2Ca', ['b', 'a'], false],
    ['homes=a,b,a,b', ['a', 'b'], false],
    ['homes=a&homes=b', ['a', 'b'], false],
    ['homes=a,+b%0A', ['a', 'b'], false],
    ['homes=A,a', ['A', 'a'], false],
    ['utm_source=a&homes=b', ['b'], false],
    ['homes=../properties,a', ['a'], true],
    ['homes=%3Cscript%3Ealert(1)%3C/script%3E', [], true],
    ['homes=வீடு,🏠,a', ['a'], true],
    ['homes=%FF%00,a', ['a'], true],
    [`homes=${'x'.repeat(65)}`, [], true],
    ['homes=__proto__,constructor', ['constructor'], true],
  ])('%j names %j', (query, ids, isDamaged) => {
    expect(read(query)).toEqual({ ids, overflow: [], named: ids.length, isDamaged });
  });

  it.each([
    [21, 1],
    [40, 20],
    [100, 20],
  ])('of %i homes has the first ones, and names %i of the others', (named, overflow) => {
    const all = many(named);
    expect(read(`homes=${all.join(',')}`)).toEqual({
      ids: all.slice(0, maxKept),
      overflow: all.slice(maxKept, maxKept + overflow),
      named,
      isDamaged: false,
    });
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
        expect(readShortlist(searchParams)).toMatchObject({ ids, overflow: [], isDamaged: false });
      }),
    );
  });
});

describe('a changed list', () => {
  it.each<[string, number, string[]]>([
    ['c', 0, ['c', 'a', 'b', 'd']],
    ['c', 1, ['a', 'c', 'b', 'd']],
    ['c', 3, ['a', 'b', 'd', 'c']],
    ['a', 0, ['a', 'b', 'c', 'd']],
  ])('has %s at the place %i', (home, place, ids) => {
    expect(moved(['a', 'b', 'c', 'd'], home, place)).toEqual(ids);
  });

  it('lacks what is taken out', () => {
    expect(without(['a', 'b'], 'a')).toEqual(['b']);
    expect(without(['a', 'b'], 'x')).toEqual(['a', 'b']);
  });
});
