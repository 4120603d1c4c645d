import { expect, it } from 'vitest';
import { untouchedFacts } from '../src/domain/filter/facts';
import { defaultFilter } from '../src/domain/filter/filter';
import { ranges } from '../src/domain/property/options';
import { animation, phoneBelow, slideshow, zoom } from '../src/islands/gallery/settings';

// Constants that no page says; `e2e/specified-*.spec.ts` ask the pages for all others.

it.each(constants())('the specification: %s', (_line, value, wanted) => {
  expect(value).toEqual(wanted);
});

function constants(): readonly [line: string, value: unknown, wanted: unknown][] {
  return [
    ['a double tap takes 200 ms', zoom.doubleTapDelay, 200],
    ['the slideshow goes on every 1100 ms', slideshow.delay, 1_100],
    ['phones are narrower than 768 px', phoneBelow, 768],
    ['a slide moves for 500 ms', animation.swipe, 500],
    [
      'the ranges go from 0 to 5 rooms, 500,000 and 10,000',
      ranges,
      {
        bed: { min: 0, max: 5 },
        price: { min: 0, max: 500_000 },
        bath: { min: 0, max: 5 },
        area: { min: 0, max: 10_000 },
      },
    ],
    [
      'oddity: the filter begins with All and hides nothing, as the default maxima are no limits',
      defaultFilter,
      {
        text: '',
        category: 'All',
        parking: 'All',
        minBed: 0,
        maxBed: Infinity,
        minBath: 0,
        maxBath: Infinity,
        minPrice: 0,
        maxPrice: Infinity,
        minArea: 0,
        maxArea: Infinity,
        gatedSecurity: false,
        lift: false,
        water: false,
        veg: false,
        pets: false,
        ...untouchedFacts,
      },
    ],
  ];
}
