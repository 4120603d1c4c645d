import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBubbles, type MapSheet } from '../../../src/domain/map/bubbles';
import { frames } from '../../../src/domain/map/projection';
import { localities } from '../../../src/domain/place/localities';
import { type FoundPlace, lowerRent } from '../../../src/domain/map/found-places';
import { readPrice } from '../../../src/domain/property/measure';
import { labelBubbles } from '../../../src/domain/map/labels';

const names = [...localities.Chennai.keys()];

const sheet: MapSheet = {
  city: 'Chennai',
  frame: frames.Chennai,
  paper: { left: 184, right: 536, top: 4, bottom: 541 },
  distance: 50,
};

describe('bubbles', () => {
  it('are as far apart as the sheet asks, on the paper, from north to south, and have every place once', () => {
    fc.assert(
      fc.property(anyPlaces, (places) => {
        const bubbles = makeBubbles(places, sheet);
        bubbles.forEach((bubble, index) => {
          expect(bubble.x).toBeGreaterThanOrEqual(sheet.paper.left);
          expect(bubble.x).toBeLessThanOrEqual(sheet.paper.right);
          for (const other of bubbles.slice(index + 1)) {
            expect(other.y).toBeGreaterThanOrEqual(bubble.y);
            expect(Math.hypot(bubble.x - other.x, bubble.y - other.y)).toBeGreaterThanOrEqual(50);
          }
        });
        const shown = bubbles.flatMap((bubble) => bubble.places.map(({ name }) => name));
        expect(shown.sort()).toEqual(places.map(({ name }) => name).sort());
      }),
      { numRuns: 50 },
    );
  });

  it('of neighbours are one, under the name of the place with the most homes, with all homes and the lowest rent', () => {
    const [bubble, ...others] = makeBubbles(
      [
        place('Adyar', '38,000', '42000'),
        place('Besant Nagar', 'Ask us', 'Negotiable', '1.5 lakh'),
        place('Thiruvanmiyur', '30000'),
      ],
      sheet,
    );
    expect(others).toEqual([]);
    expect(bubble?.places.map(({ name }) => name)).toEqual([
      'Besant Nagar',
      'Adyar',
      'Thiruvanmiyur',
    ]);
    expect(bubble).toMatchObject({ count: 6, rent: 30_000, beyond: '' });
  });

  it('name no rent where none is a number', () => {
    expect(makeBubbles([place('Adyar', 'Ask us')], sheet)).toMatchObject([
      { count: 1, rent: null },
    ]);
  });

  it('of places beyond the paper are at its edge, with an arrow', () => {
    const beyond = makeBubbles(
      ['Mudichur', 'Mahabalipuram', 'Kanchipuram'].map((name) => place(name, '20000')),
      sheet,
    );
    expect(beyond.map(({ beyond: arrow }) => arrow).sort()).toEqual(['←', '↓', '↙'].sort());
  });

  it('of the other city are on its own sheet', () => {
    expect(makeBubbles([{ ...place('Sellur', '20000'), city: 'Madurai' }], sheet)).toEqual([]);
  });
});

const lettering = {
  makeLines: () => ['A name of 18 chars', 'from ₹20,000'] as const,
  line: 13,
  letter: 6.6,
};

it('the words of bubbles touch no other bubble and no edge', () => {
  fc.assert(
    fc.property(anyPlaces, (places) => {
      const bubbles = makeBubbles(places, sheet);
      const { labelled, taken } = labelBubbles(bubbles, { ...sheet, taken: [] }, lettering);
      expect(labelled).toHaveLength(bubbles.length);
      taken.slice(bubbles.length).forEach((words, index, all) => {
        expect(words.left).toBeGreaterThanOrEqual(sheet.paper.left);
        expect(words.right).toBeLessThanOrEqual(sheet.paper.right);
        for (const other of all.slice(index + 1)) {
          const apart =
            words.right <= other.left ||
            other.right <= words.left ||
            words.bottom <= other.top ||
            other.bottom <= words.top;
          expect(apart).toBe(true);
        }
      });
    }),
    { numRuns: 30 },
  );
});

it('the words of bubbles are left out where nothing is free', () => {
  const bubbles = makeBubbles([place('Adyar', '20000')], sheet);
  const { labelled } = labelBubbles(bubbles, { ...sheet, taken: [sheet.paper] }, lettering);
  expect(labelled).toMatchObject([{ side: null }]);
});

function place(name: string, ...prices: string[]): FoundPlace {
  return {
    name,
    city: 'Chennai',
    properties: prices.map((price, index) => ({ _id: `${name}-${index}`, name, price })),
    count: prices.length,
    rent: prices.reduce<number | null>((least, price) => lowerRent(least, readPrice(price)), null),
  };
}

const anyPlaces = fc
  .uniqueArray(fc.constantFrom(...names))
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((name) =>
        fc
          .integer({ min: 1, max: 300 })
          .map((count) => place(name, ...Array<string>(count).fill('20000'))),
      ),
    ),
  );
