import { describe, expect, it } from 'vitest';
import { picturesNamedIn } from '../../../src/domain/picture/names';
import { dueOf, updateUnused, type UnusedPictures } from '../../../src/domain/picture/unused';

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

const at = (days: number) => daysLater(days).toISOString();
const unnamed = (...hashes: string[]) => new Map(hashes.map((each) => [each, undefined]));
const look = (before: UnusedPictures, uploads: ReadonlyMap<string, unknown>, now: Date) =>
  updateUnused(before, [...uploads.keys()], uploads, now);

describe('the list of unused pictures', () => {
  it('keeps from when each is erased; one that is named or gone leaves it', () => {
    const before = look(new Map(), unnamed(a, b), monday);
    expect([...before]).toEqual([
      [a, at(30)],
      [b, at(30)],
    ]);
    const after = look(before, unnamed(a, c), daysLater(9));
    expect([...after]).toEqual([
      [a, at(30)],
      [c, at(39)],
    ]);
  });

  it('begins anew for a picture that was named in between', () => {
    const first = look(new Map(), unnamed(a), monday);
    const named = look(first, unnamed(), daysLater(20));
    const again = look(named, unnamed(a), daysLater(25));
    expect(dueOf(again, daysLater(54))).toEqual([]);
    expect(dueOf(again, daysLater(55))).toEqual([a]);
  });

  it('waits until no draft may name what was uploaded', () => {
    const first = look(new Map(), new Map([[a, at(-1)]]), monday);
    expect(first.get(a)).toBe(at(59));
    const old = look(new Map(), new Map([[a, at(-40)]]), monday);
    expect(old.get(a)).toBe(at(30));
  });

  it('keeps what is on it without another look, and adds nothing new without one', () => {
    const first = look(new Map(), new Map([[a, at(-1)]]), monday);
    expect([...updateUnused(first, [a, b], new Map(), daysLater(1))]).toEqual([[a, at(59)]]);
  });

  it('is due to the millisecond', () => {
    const unused = look(new Map(), unnamed(a), monday);
    expect(dueOf(unused, new Date(daysLater(30).getTime() - 1))).toEqual([]);
    expect(dueOf(unused, daysLater(30))).toEqual([a]);
  });
});
