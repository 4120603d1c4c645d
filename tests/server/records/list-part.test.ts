import { describe, expect, it } from 'vitest';
import { problems } from '../../../src/content/problems';
import { listPart } from '../../../src/server/records/list-part';

interface Home {
  _id: string;
  date: string;
  name: string;
}

/** In the order of lists, with four homes of each time. */
const homes: Home[] = Array.from({ length: 200 }, (_, at) => ({
  _id: `home-${String(at).padStart(3, '0')}`,
  date: new Date(Date.UTC(2026, 0, 200 - Math.floor(at / 4))).toISOString(),
  name: 'n'.repeat(at % 60),
}));
const limit = 3_000;
const first = 'https://site.example/api/property/getproperty?utm_source=mail';

function ask(address: string, listed: readonly Home[] = homes) {
  const request = new Request(new URL(address, first));
  const { value, headers } = listPart(request, listed, (part) => part, limit);
  return { part: value as Home[], next: /^<(.+)>; rel="next"$/.exec(headers.link ?? '')?.[1] };
}

function askAll(
  change: (listed: readonly Home[]) => readonly Home[] = (listed) => listed,
  all: readonly Home[] = homes,
) {
  const parts: Home[][] = [];
  let listed = all;
  for (let address: string | undefined = first; address !== undefined;) {
    const { part, next } = ask(address, listed);
    parts.push(part);
    listed = change(listed);
    address = next;
  }
  return parts;
}

describe('a list in parts', () => {
  it('is one answer, without a link, where it fits', () => {
    expect(ask(first, homes.slice(0, 10))).toEqual({ part: homes.slice(0, 10), next: undefined });
    expect(ask(first, [])).toEqual({ part: [], next: undefined });
  });

  it('has every record once, in order, and no answer is larger than the limit', () => {
    const parts = askAll();
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.flat()).toEqual(homes);
    for (const part of parts)
      expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(limit);
    // Parts are filled, or a long list would take many calls.
    for (const part of parts.slice(0, -1))
      expect(JSON.stringify(part).length).toBeGreaterThan(2_000);
  });

  it('stays whole when records come and go between its calls', () => {
    const added: Home = { _id: 'added', date: '2027-01-01T00:00:00.000Z', name: '' };
    const parts = askAll((listed) => [added, ...listed.slice(1)]);
    expect(parts.flat()).toEqual(homes);
    const shrinking = askAll((listed) => listed.filter(({ _id }) => _id !== 'home-000'));
    expect(shrinking.flat()).toEqual(homes);
  });

  it.each([
    ['nine in ten', (at: number) => at % 10 > 0],
    ['several beside each other', (at: number) => at > 20 && at < 27],
    ['those of the first part', (at: number) => at < 60],
    ['all of them', () => true],
  ])('can be followed to its end where dates are damaged: %s', (_, isDamaged) => {
    // Newest first, as lists are ordered: by the text, whatever it is.
    const damaged = homes
      .map((home, at) => (isDamaged(at) ? { ...home, date: `${home.date} or so, perhaps` } : home))
      .sort((one, other) => (one.date === other.date ? 0 : one.date < other.date ? 1 : -1));
    expect(askAll(() => damaged, damaged).flat()).toEqual(damaged);
  });

  const places = [
    '',
    'nonsense',
    ',home-001',
    '2026-01-01',
    '2026-01-01T00:00:00.000Z,',
    '2026-02-30T00:00:00.000Z,home-001',
    '2026-01-01T00:00:00.000Z,../home',
    '2026-01-01T00:00:00.000Z,home-001,1',
  ];
  it.each(places)('refuses a place that no record can have: "%s"', (place) => {
    expect(() => ask(`?${new URLSearchParams({ after: place })}`)).toThrow(
      expect.objectContaining({ status: 400, detail: problems.invalidAfter }) as Error,
    );
  });

  it('brings a record that is larger than an answer by itself', () => {
    const large = { ...homes[0], _id: 'large', name: 'n'.repeat(2 * limit) } as Home;
    expect(ask(first, [large, ...homes]).part).toEqual([large]);
  });
});
