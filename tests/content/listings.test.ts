import type { Wish } from '../../src/domain/wish';
import { expect, it } from 'vitest';
import { filterLabel } from '../../src/content/properties/listings';
import { leftOutText } from '../../src/content/properties/search-notes';
import { activeFilters, defaultFilter, type FilterState } from '../../src/domain/filter/filter';
import { readWishes } from '../../src/server/records/search';

it.each([
  [{ text: ' in , ' }, []],
  [{ text: ' Anna ' }, ['“Anna”']],
  [{ text: '$& {max}' }, []],
  [{ text: 'tharamani 2 BHK, lift' }, ['Taramani', '2 bedrooms', 'Lift']],
  [{ text: 'near IIT' }, ['Near IIT Madras (Taramani, Velachery, Adyar, Kotturpuram)']],
  [{ text: '600042' }, ['Pin code 600042']],
  [{ text: '25000' }, ['Up to ₹25,000']],
  [{ text: '1500 sqft, 2 bath' }, ['From 1,350 sqft', '2 or more bathrooms']],
  [{ text: 'villa' }, ['Independent House/Villa or Gated Community Villa']],
  [{ text: 'bike' }, ['Parking: 2 Wheeler or 4 Wheeler']],
  [{ text: 'owner direct' }, ['No brokerage']],
  [{ text: 'non veg' }, ['Non-vegetarian allowed']],
  [{ text: 'no lift, not in adyar' }, ['No lift', 'Not: Adyar']],
  [{ text: 'not top floor' }, ['Not: “top floor”']],
  [{ text: '2bhk', minBed: 3 }, ['2 bedrooms', '3 or more bedrooms']],
  [{ category: 'Apartment' }, ['Apartment']],
  [{ parking: '2 Wheeler' }, ['Parking: 2 Wheeler']],
  [{ minBed: 2, maxBed: 3 }, ['2–3 bedrooms']],
  [{ minBed: 2 }, ['2 or more bedrooms']],
  [{ maxBed: 2 }, ['Up to 2 bedrooms']],
  [{ minBed: 2, maxBed: 2 }, ['2 bedrooms']],
  [{ minBath: 1, maxBath: 1 }, ['1 bathroom']],
  [{ maxPrice: 30_000 }, ['Up to ₹30,000']],
  [{ minPrice: 100_000, maxPrice: 150_000 }, ['₹1,00,000–₹1,50,000']],
  [{ minPrice: 100_000 }, ['From ₹1,00,000']],
  [{ minArea: 1_200 }, ['From 1,200 sqft']],
  [{ minArea: 500, maxArea: 1_200 }, ['500–1,200 sqft']],
  [{ lift: true, pets: true }, ['Lift', 'Pets allowed']],
  [{ maxMonthly: 30_000 }, ['Up to ₹30,000 with maintenance']],
  [{ availableBy: '2026-02-01' }, ['Available by 01-02-2026']],
  [{ letTo: ['family', 'women'] }, ['Preferred tenants: Family or Women']],
  [{ waterSource: ['metro', 'borewell'] }, ['Water from: Metro water or Borewell']],
  [{ pictures: true, unstated: false }, ['With pictures']],
  [
    { letTo: ['men'], unstated: false },
    ['Preferred tenants: Men', 'Only homes where this is stated'],
  ],
] satisfies [Partial<FilterState>, string[]][])('the chips of the filter %j', (filter, labels) => {
  const asked: FilterState = { ...defaultFilter, ...filter };
  const parts = activeFilters(asked, readWishes(asked.text));
  expect(parts.map(filterLabel)).toEqual(labels);
});

const unknown = (typed: string): Wish => ({
  kind: 'unknown',
  typed,
  readAs: null,
  start: 0,
  end: 0,
  rest: '',
  group: 0,
  label: '',
  isAsked: false,
});

it.each([
  [[unknown('IIT')], 27, '“IIT” is not in our listings. Showing all homes.'],
  [
    [...readWishes('2bhk adyar'), unknown('x'), unknown('y z')],
    3,
    '“x” and “y z” are not in our listings. Showing all homes for: 2 bedrooms, Adyar.',
  ],
  [
    [...readWishes('2bhk near iit'), unknown('x')],
    1,
    '“x” is not in our listings. Showing all homes near IIT Madras (Taramani, Velachery, Adyar, Kotturpuram) for: 2 bedrooms.',
  ],
  [
    [...readWishes('shop adyar')],
    1,
    'No shops or godowns are listed here. Showing all homes for: Adyar.',
  ],
  [[...readWishes('pg lease')], 0, 'No PG rooms or homes on lease are listed here.'],
  [readWishes('2bhk adyar'), 3, ''],
])('what is left out of a search is named', (wishes, found, said) => {
  expect(leftOutText(wishes, found)).toBe(said);
});
