import { expect, it } from 'vitest';
import {
  activeFilters,
  defaultFilter,
  type FilterState,
  noSearch,
  prepareProperties,
  relaxations,
} from '../../../src/domain/filter/filter';
import type { PropertySummary } from '../../../src/domain/property/schema';
import { property, shows } from '../property/properties';

const today = '2026-01-20';

type Row = [
  home: Partial<PropertySummary>,
  filter: Partial<FilterState>,
  answer: 'yes' | 'no' | 'does not say',
];

/** A home that does not say is shown with the box "also homes that do not say", and hidden without it. */
function check([home, filter, answer]: Row): void {
  expect(shows(home, { ...filter, unstated: true })).toBe(answer !== 'no');
  expect(shows(home, { ...filter, unstated: false })).toBe(answer === 'yes');
}

const atMost = { maxMonthly: 25_000 };
it.each<Row>([
  [{ price: '22,000', maintenance: '3,000' }, atMost, 'yes'],
  [{ price: '22,000', maintenance: '3,001' }, atMost, 'no'],
  [{ price: '25,000', maintenance: 'included' }, atMost, 'yes'],
  [{ price: '22,000', maintenance: '' }, atMost, 'does not say'],
  [{ price: 'Negotiable', maintenance: '2,000' }, atMost, 'does not say'],
  [{ price: '25,001', maintenance: '' }, atMost, 'no'],
  [{ price: '26,000 + maintenance', maintenance: '' }, atMost, 'no'],
  [{ price: '24,000 + electricity', maintenance: '1,500' }, atMost, 'no'],
])('rent and maintenance together, at most ₹25,000: %j, %j: %s', (...row) => check(row));

const by = { availableBy: '2026-02-01' };
it.each<Row>([
  [{ availableFrom: 'now' }, by, 'yes'],
  [{ availableFrom: '1-2-2026' }, by, 'yes'],
  [{ availableFrom: '2026-02-02' }, by, 'no'],
  [{ availableFrom: '' }, by, 'does not say'],
  [{ status: 'Occupied', availableFrom: '2026-01-31' }, by, 'yes'],
  [{ status: 'Occupied', availableFrom: '2026-02-02' }, by, 'no'],
  [{ status: 'Occupied', availableFrom: '2026-01-20' }, by, 'no'],
  [{ status: 'Occupied', availableFrom: 'now' }, by, 'no'],
])('available by 1 February 2026: %j, %j: %s', (...row) => check(row));

it.each<Row>([
  [{ letTo: ['family', 'women'] }, { letTo: ['women', 'men'] }, 'yes'],
  [{ letTo: ['family'] }, { letTo: ['women', 'men'] }, 'no'],
  [{ letTo: [] }, { letTo: ['family'] }, 'does not say'],
  [{ waterSource: [] }, { waterSource: ['metro', 'borewell'] }, 'does not say'],
  [{ flood: 'home dry' }, { flood: ['street dry', 'home dry'] }, 'yes'],
  [{ flood: 'flooded' }, { flood: ['street dry', 'home dry'] }, 'no'],
  [{}, { flood: ['street dry'] }, 'does not say'],
  [{ backupFor: ['lift backup'] }, { backupFor: ['ac backup'] }, 'no'],
  [{}, { waterTaste: ['sweet'] }, 'does not say'],
  [{ fStatus: 'Semi Furnished' }, { fStatus: ['Semi Furnished', 'Fully Furnished'] }, 'yes'],
  [{ fStatus: 'Not Furnished' }, { fStatus: ['Semi Furnished', 'Fully Furnished'] }, 'no'],
  [{ fStatus: '' }, { fStatus: ['Semi Furnished', 'Fully Furnished'] }, 'does not say'],
])('of several options any will do: %j, %j: %s', (...row) => check(row));

it('with pictures hides only homes without one', () => {
  check([{ images: ['/a.jpg'] }, { pictures: true }, 'yes']);
  check([{ images: [] }, { pictures: true }, 'no']);
  check([{ images: [] }, { pictures: false }, 'yes']);
});

const silent: Partial<PropertySummary> = {
  maintenance: '',
  availableFrom: '',
  letTo: [],
  waterSource: [],
  images: [],
  fStatus: '',
};

it('the box alone hides nothing, and is no active filter', () => {
  expect(shows(silent, { unstated: false })).toBe(true);
  expect(shows({}, { unstated: false, fStatus: ['Semi Furnished'] })).toBe(true);
  for (const filter of [{}, { pictures: true }] as const) {
    const parts = activeFilters({ ...defaultFilter, unstated: false, ...filter }, []);
    expect(parts.map(({ name }) => name)).toEqual(Object.keys(filter));
  }
});

it('an empty result names the facts that may be dropped, and the box', () => {
  const prepared = prepareProperties([
    property({ _id: 'a', ...silent, price: '20,000' }),
    property({ _id: 'b', ...silent, price: '60,000', letTo: ['family'] }),
  ]);
  const asked = { letTo: ['family' as const], maxMonthly: 30_000, unstated: false };
  expect(relaxations(prepared, { ...defaultFilter, ...asked }, today, noSearch)).toEqual([
    { part: { name: 'maxMonthly', rupees: 30_000 }, count: 1 },
    { part: { name: 'unstated' }, count: 1 },
  ]);
});

it('the parts stand in the order of the panel, after the specified filters', () => {
  const filter: FilterState = {
    ...defaultFilter,
    category: 'Apartment',
    minBed: 2,
    pets: true,
    pictures: true,
    waterSource: ['metro'],
    fStatus: ['Not Furnished'],
    letTo: ['women'],
    availableBy: '2026-02-01',
    maxMonthly: 30_000,
    unstated: false,
  };
  expect(activeFilters(filter, []).map(({ name }) => name)).toEqual([
    'category',
    'bed',
    'pets',
    'maxMonthly',
    'availableBy',
    'letTo',
    'fStatus',
    'waterSource',
    'pictures',
    'unstated',
  ]);
});
