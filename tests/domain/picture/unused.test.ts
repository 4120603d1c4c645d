import { describe, expect, it } from 'vitest';
import { picturesNamedIn } from '../../../src/domain/picture/names';
import { isLongAgo, longUnused, updateUnused } from '../../../src/domain/picture/unused';

const hash = (digit: string) => digit.repeat(24);
const [a, b, c] = [hash('a'), hash('b'), hash('c')];

describe('a text names a picture', () => {
  it.each([
    ['by its address', `["/api/image/${a}"]`, [a]],
    ['by its address on another host', `https://homes.example/api/image/${a}`, [a]],
    ['in Markdown', `![Door](/api/image/${a}) and ![](/api/image/${b} "Hall")`, [a, b]],
    ['in the address of another size', `/.netlify/images?url=%2Fapi%2Fimage%2F${a}&w=320`, [a]],
    ['in capitals', `/API/IMAGE/${a.toUpperCase()}`, [a]],
    ['twice, once', `/api/image/${a} /api/image/${a}`, [a]],
    ['not by its hash alone', a, []],
    ['not by a part', `/api/image/${a.slice(1)}`, []],
  ])('%s', (_how, text, expected) => {
    expect(picturesNamedIn(text)).toEqual(expected);
  });
});

const monday = new Date('2026-06-01T20:40:00.000Z');
const daysLater = (days: number) => new Date(monday.getTime() + days * 24 * 60 * 60_000);

describe('the list of unused pictures', () => {
  it('keeps since when each is known to be unused; one that is named or gone leaves it', () => {
    const before = updateUnused(new Map(), { stored: [a, b, c], named: new Set([c]) }, monday);
    expect([...before.keys()]).toEqual([a, b]);
    const after = updateUnused(before, { stored: [a, c], named: new Set([]) }, daysLater(9));
    expect([...after]).toEqual([
      [a, monday.toISOString()],
      [c, daysLater(9).toISOString()],
    ]);
  });

  it('begins anew for a picture that was named in between', () => {
    const unnamed = { stored: [a], named: new Set<string>() };
    const first = updateUnused(new Map(), unnamed, monday);
    const named = updateUnused(first, { stored: [a], named: new Set([a]) }, daysLater(20));
    const again = updateUnused(named, unnamed, daysLater(25));
    expect(longUnused(again, daysLater(31))).toEqual([]);
    expect(longUnused(again, daysLater(55))).toEqual([a]);
  });

  it('is long after 30 days; a moment that nobody knows is', () => {
    const since = monday.toISOString();
    expect(isLongAgo(since, daysLater(30))).toBe(true);
    expect(isLongAgo(since, new Date(daysLater(30).getTime() - 1))).toBe(false);
    expect(isLongAgo(undefined, monday)).toBe(true);
  });
});
