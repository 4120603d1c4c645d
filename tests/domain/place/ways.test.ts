import { expect, it } from 'vitest';
import { wayText } from '../../../src/content/properties/nearby';
import { landmarks } from '../../../src/domain/place/landmarks';
import { findWay, listWays } from '../../../src/domain/place/ways';
import { askNear, workplaces } from '../../../src/domain/place/work';
import { searchSamples } from '../../search/sample-homes';

const tidel = { name: 'Tidel Park', city: 'Chennai', places: ['Taramani', 'Velachery'] } as const;

it('a way is measured to the first place of a landmark', () => {
  const velachery = findWay({ name: 'Velachery', city: 'Chennai' }, tidel);
  expect(velachery?.kilometres).toBeGreaterThan(1);
  expect(velachery?.kilometres).toBeLessThan(6);
  expect(findWay({ name: 'Taramani', city: 'Chennai' }, tidel)?.kilometres).toBe(0);
});

it('a way is measured to the point of a landmark, if its own is known', () => {
  const point = [12.99, 80.25] as const;
  const way = findWay({ name: 'Taramani', city: 'Chennai' }, { ...tidel, point });
  expect(way?.kilometres).toBeCloseTo(1.2, 1);
});

it.each([null, { name: 'Tallakulam', city: 'Madurai' } as const])(
  'there is no way from %j',
  (home) => {
    expect(findWay(home, tidel)).toBeNull();
  },
);

it('a home has the ways to the places of work of its city, the nearest first', () => {
  const ways = listWays({ name: 'Guindy', city: 'Chennai' });
  expect(ways[0]?.name).toBe('Guindy Estate');
  expect(ways.map(({ name }) => name)).not.toContain('Madurai Airport');
  const lengths = ways.map(({ kilometres }) => kilometres);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(listWays({ name: 'Chennai', city: 'Chennai' })).toEqual([]);
  expect(listWays(null)).toEqual([]);
});

it.each(workplaces)('the search reads %s as a landmark, which stands on the map', (work) => {
  expect(searchSamples(askNear('', work)).chips).toEqual([expect.stringMatching(/^Near .+\(/)]);
  const landmark = landmarks.find(({ spellings }) => spellings.includes(work));
  const [name = ''] = landmark?.places ?? [];
  const way = landmark && findWay({ name, city: landmark.city }, landmark);
  expect(way?.kilometres).toBeLessThan(6);
});

it.each([
  [0.2, 'In the area of Tidel Park'],
  [0.6, 'Tidel Park is about 1 km from Velachery in a straight line'],
  [4.4, 'Tidel Park is about 4 km from Velachery in a straight line'],
])('%d km are said as "%s"', (kilometres, text) => {
  expect(wayText({ name: 'Tidel Park', from: 'Velachery', kilometres })).toBe(text);
});
