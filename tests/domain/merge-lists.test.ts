import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeLists } from '../../src/domain/merge-lists';

const merge = (baseline: string, mine: string, theirs: string) =>
  mergeLists(
    { baseline: [...baseline], mine: [...mine], theirs: [...theirs] },
    (one, other) => one === other,
  )?.join('');

it.each([
  ['other entries edited', 'abc', 'Xbc', 'abY', 'XbY'],
  ['one adds at the end, the other edits', 'abc', 'abcd', 'aXc', 'aXcd'],
  ['both add', 'ab', 'abx', 'aby', 'abyx'],
  ['both add the same', 'ab', 'abx', 'abx', 'abx'],
  ['one takes out, the other edits another', 'abc', 'bc', 'abX', 'bX'],
  ['both take out the same', 'abc', 'ac', 'ac', 'ac'],
  ['both edit the same in the same way', 'abc', 'aXc', 'aXc', 'aXc'],
  ['one adds at the beginning', 'ab', 'xab', 'aby', 'xaby'],
  ['from nothing', '', 'a', 'b', 'ba'],
])('%s', (_, baseline, mine, theirs, both) => {
  expect(merge(baseline, mine, theirs)).toBe(both);
});

it.each([
  ['both edit the same entry', 'abc', 'aXc', 'aYc'],
  ['one takes out what the other edits', 'abc', 'ac', 'aXc'],
])('%s: somebody has to choose', (_, baseline, mine, theirs) => {
  expect(merge(baseline, mine, theirs)).toBeUndefined();
});

it('entries with the same key are one, however much of them was edited', () => {
  const row = (id: string, text: string) => ({ id, text });
  const baseline = [row('1', 'a'), row('2', 'b'), row('3', 'c')];
  const mine = [row('1', 'A'), row('2', 'b'), row('3', 'c')];
  const theirs = [row('1', 'a'), row('2', 'b'), row('3', 'C')];
  const same = (one: (typeof baseline)[number], other: (typeof baseline)[number]) =>
    one.id === other.id && one.text === other.text;
  const isOne = (one: { id: string }, other: { id: string }) => one.id === other.id;
  expect(mergeLists({ baseline, mine, theirs }, same, isOne)).toEqual([
    row('1', 'A'),
    row('2', 'b'),
    row('3', 'C'),
  ]);
});

it('what only one of two edited is theirs, whatever they did', () => {
  const list = fc.string({ unit: fc.constantFrom(...'abcdef'), maxLength: 6 });
  fc.assert(
    fc.property(list, list, (baseline, edited) => {
      expect(merge(baseline, edited, baseline)).toBe(edited);
      expect(merge(baseline, baseline, edited)).toBe(edited);
      expect(merge(baseline, edited, edited)).toBe(edited);
    }),
    { seed: 1, numRuns: 500 },
  );
});
