import { describe, expect, it } from 'vitest';
import type { MapPlace } from '../../../src/domain/map/property-place';
import { type RentQuestion, readRentQuery } from '../../../src/domain/property/rent-question';
import { rentRange } from '../../../src/domain/property/rent-range';
import type { PropertySummary } from '../../../src/domain/property/schema';
import { property } from './properties';

const today = '2026-11-25';
const adyar: MapPlace = { name: 'Adyar', city: 'Chennai' };
const question: RentQuestion = { kind: 'Apartment', place: adyar, bedrooms: 2, size: 1_200 };

/** A home on offer that is like the owner's; a test names only what differs. */
const like = (price: string, fields: Partial<PropertySummary> = {}) =>
  property({
    address: '9, Lake Road, Adyar, Chennai 600020',
    price,
    date: '2026-11-01',
    ...fields,
  });
const rentsOf = (...homes: PropertySummary[]) =>
  rentRange(homes, question, today).rents.map(({ rupees }) => rupees);

describe('the homes that a range rests on', () => {
  const counted: [name: string, fields: Partial<PropertySummary>][] = [
    ['one bedroom less', { bedrooms: '1' }],
    ['one bedroom more, as people write it', { bedrooms: '3 BHK' }],
    ['a quarter smaller', { propertySize: '900' }],
    ['a quarter larger', { propertySize: '1,500 sq.ft' }],
    ['a neighbouring place', { address: '4 First Street, T. Nagar, Chennai' }],
    ['a place that only the name says', { address: '4 First Street', name: 'Flat in Kotturpuram' }],
    ['a let home, listed 24 months ago', { status: 'Occupied', date: '2024-11-25' }],
    ['a let home, checked since', { status: 'Occupied', date: '', checkedOn: '2025-01-01' }],
    ['a home on offer, listed long ago', { date: '2020-01-01' }],
  ];
  it.each(counted)('count %s', (_, fields) => {
    expect(rentsOf(like('26000', fields))).toEqual([26_000]);
  });

  const ignored: [name: string, fields: Partial<PropertySummary>][] = [
    ['another kind', { category: 'Independent House/Villa' }],
    ['two bedrooms more', { bedrooms: '4' }],
    ['a smaller size', { propertySize: '899' }],
    ['a larger size', { propertySize: '1501' }],
    ['an unknown size', { propertySize: 'spacious' }],
    ['a place farther away', { address: '1 Main Road, Porur, Chennai' }],
    ['the same name in another city', { address: '1 Main Road, Anna Nagar, Madurai' }],
    ['an unknown place', { address: '1 Main Road, Chennai' }],
    ['a let home older than 24 months', { status: 'Occupied', date: '2024-11-24' }],
    ['a rent in words', { price: 'Negotiable' }],
  ];
  it.each(ignored)('do not count %s', (_, fields) => {
    expect(rentsOf(like('26000', fields))).toEqual([]);
  });

  it('are named only while they are on offer', () => {
    const homes = [
      like('25000', { _id: 'let', status: 'Occupied' }),
      like('30000', { _id: 'free', name: 'Corner flat' }),
    ];
    expect(rentRange(homes, question, today).rents).toEqual([
      { rupees: 25_000, offer: null },
      { rupees: 30_000, offer: { _id: 'free', name: 'Corner flat' } },
    ]);
  });
});

const rangeOf = (...rents: number[]) =>
  rentRange(
    rents.map((rent) => like(String(rent))),
    question,
    today,
  ).range;

describe('the range', () => {
  const ranges: [name: string, rents: number[], range: [number, number] | null][] = [
    ['of two homes', [25_000, 30_000], null],
    ['of three homes, in any order', [35_000, 25_000, 30_000], [25_000, 35_000]],
    ['without one above twice the middle one', [25_000, 26_000, 30_000, 60_001], [25_000, 30_000]],
    ['with one of twice the middle one', [25_000, 28_000, 30_000, 60_000], [25_000, 60_000]],
    [
      'without one below half of the middle one',
      [12_999, 25_000, 26_000, 30_000],
      [25_000, 30_000],
    ],
    ['of seven homes', [21, 22, 23, 24, 25, 26, 27].map((n) => n * 1_000), [21_000, 27_000]],
    ['of eight homes', [21, 22, 23, 24, 25, 26, 27, 40].map((n) => n * 1_000), [23_000, 26_000]],
    ['in steps of 500', [12_100, 13_000, 14_999], [12_000, 15_000]],
    ['in steps of 5,000', [101_000, 110_000, 121_000], [100_000, 125_000]],
  ];
  it.each(ranges)('%s', (_, rents, range) => {
    const found = rangeOf(...rents);
    expect(found && [found.low, found.high]).toEqual(range);
  });

  it('is the middle half from eight homes on', () => {
    const rents = Array.from({ length: 8 }, (_, at) => 25_000 + at * 1_000);
    expect(rangeOf(...rents)?.isMiddleHalf).toBe(true);
    expect(rangeOf(...rents.slice(1))?.isMiddleHalf).toBe(false);
  });
});

describe('readRentQuery', () => {
  const asked = 'kind=Apartment&place=adayar&bedrooms=2+BHK&size=1,200+sq+ft';
  const read = (text: string) => readRentQuery(new URLSearchParams(text));

  it('reads what people type', () => {
    expect(read(asked)).toMatchObject({ invalid: [], question });
  });

  it('finds nothing invalid where nothing was asked', () => {
    expect(read('utm_source=mail')).toMatchObject({ invalid: [], question: null });
  });

  const invalid: [name: string, change: Record<string, string>, parameter: string][] = [
    ['a kind that is none', { kind: 'Castle' }, 'kind'],
    ['a place that nobody knows', { place: 'Atlantis' }, 'place'],
    ['a place of both cities', { place: 'Anna Nagar' }, 'place'],
    ['a city', { place: 'Chennai' }, 'place'],
    ['bedrooms in words', { bedrooms: 'some' }, 'bedrooms'],
    ['a size that is missing', { size: '' }, 'size'],
    ['a size of a building', { size: '20,001' }, 'size'],
  ];
  it.each(invalid)('says that %s is invalid', (_, change, parameter) => {
    const query = new URLSearchParams({
      ...Object.fromEntries(new URLSearchParams(asked)),
      ...change,
    });
    const found = readRentQuery(query);
    expect(found).toMatchObject({ invalid: [parameter], question: null });
  });

  it('knows a place of both cities by the city', () => {
    expect(read(asked.replace('adayar', 'Anna Nagar, Madurai')).question?.place).toEqual({
      name: 'Anna Nagar',
      city: 'Madurai',
    });
  });
});
