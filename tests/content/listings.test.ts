import { expect, it } from 'vitest';
import { filterLabel } from '../../src/content/properties/listings';
import type { FilterState } from '../../src/domain/property/search/filter';
import { activeFilters, defaultFilter } from '../../src/domain/property/search/filter';

it.each([
  [{ text: ' in , ' }, []],
  [{ text: ' Anna ' }, ['“Anna”']],
  [{ text: '$& {max}' }, ['“$&”', '“{max}”']],
  [{ text: 'tharamani 2 BHK, lift' }, ['Taramani', '2 bedrooms', 'Lift']],
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
  [{ letTo: ['family', 'women'] }, ['Let to: Family or Women']],
  [{ waterSource: ['metro', 'borewell'] }, ['Water from: Metro water or Borewell']],
  [{ pictures: true, unstated: false }, ['With pictures']],
  [{ letTo: ['men'], unstated: false }, ['Let to: Men', 'Only homes that state this']],
] satisfies [Partial<FilterState>, string[]][])('the chips of the filter %j', (filter, labels) => {
  const parts = activeFilters({ ...defaultFilter, ...filter });
  expect(parts.map(filterLabel)).toEqual(labels);
});
