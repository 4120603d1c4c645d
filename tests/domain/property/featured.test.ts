import { expect, it } from 'vitest';
import { findFeatured } from '../../../src/domain/property/featured';
import type { PropertySummary } from '../../../src/domain/property/schema';
import { property } from './properties';

const images = ['/api/image/1'];
const find = (homes: readonly PropertySummary[]) =>
  findFeatured(homes, '2026-11-27').homes.map(({ _id }) => _id);

it.each([
  [1, 3],
  [4, 0],
  [5, 3],
])(
  '%i featured homes stand first, the newest before the others; %i others fill their row',
  (count, others) => {
    const homes = Array.from({ length: 9 }, (_, day) =>
      property({ _id: `home-${day}`, date: `2026-11-0${day + 1}`, featured: day < count, images }),
    );
    const featured = homes.slice(0, count).reverse();
    const newest = homes.slice(count).reverse().slice(0, others);
    expect(find(homes)).toEqual([...featured, ...newest].map(({ _id }) => _id));
    expect(findFeatured(homes, '2026-11-27')).toMatchObject({ count, others });
  },
);

it('a let home and one without pictures fill no row while there are others', () => {
  const homes = [
    property({ _id: 'featured', featured: true, images }),
    property({ _id: 'let', images, status: 'Occupied' }),
    property({ _id: 'plain', images: [] }),
    property({ _id: 'pictured', images }),
  ];
  expect(find(homes)).toEqual(['featured', 'pictured']);
});

it('of more than 24 featured homes the newest are shown, and all are counted', () => {
  const homes = Array.from({ length: 30 }, (_, day) =>
    property({
      _id: `home-${day}`,
      date: `2026-10-${day + 1}`.replace(/-(\d)$/, '-0$1'),
      featured: true,
    }),
  );
  expect(find(homes)).toEqual(Array.from({ length: 24 }, (_, index) => `home-${29 - index}`));
  expect(findFeatured(homes, '2026-11-27').count).toBe(30);
});

it('without a featured home, the four newest that can be had and have pictures stand there', () => {
  const homes = [
    property({ _id: 'plain', date: '2026-11-20', images: [] }),
    property({ _id: 'let', date: '2026-11-19', images, status: 'Occupied' }),
    ...[1, 2, 3, 4, 5].map((day) =>
      property({ _id: `home-${day}`, date: `2026-11-0${day}`, images }),
    ),
  ];
  expect(find(homes)).toEqual(['home-5', 'home-4', 'home-3', 'home-2']);
});

it.each([
  ['without pictures', property({ _id: 'only', images: [] })],
  ['occupied', property({ _id: 'only', images, status: 'Occupied' })],
])('the only home stands there, also %s', (_, home) => {
  expect(find([home])).toEqual(['only']);
});

it('nothing is found among no homes', () => {
  expect(find([])).toEqual([]);
});
