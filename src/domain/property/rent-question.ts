import { type MapPlace, placeOf } from '../map/property-place';
import { readArea, readCount } from './measure';
import { within } from './search/range';
import { categories, type Category } from './vocabulary';

/** What an owner says of a home, as the parameters of an address, in the order of the form. */
export const rentParameters = ['kind', 'place', 'bedrooms', 'size'] as const;
export type RentParameter = (typeof rentParameters)[number];

/** Characters that are read of each. */
export const maxRentValue = 60;

/** A home whose rent is asked for; the size is in sqft. */
export interface RentQuestion {
  kind: Category;
  place: MapPlace;
  bedrooms: number;
  size: number;
}

const between = (value: number | null, low: number, high: number) =>
  within(value, { low, high }) ? value : null;

/**
 * What an address asks, read as people type it ("2 BHK", "1,200 sq ft"), or `null`; and the parameters that are missing,
 * unknown or hardly meant: none of an address that asks nothing.
 */
export function readRentQuery(query: URLSearchParams): {
  question: RentQuestion | null;
  invalid: readonly RentParameter[];
} {
  const textOf = (name: RentParameter) => (query.get(name) ?? '').slice(0, maxRentValue);
  const kind = categories.find((category) => category === textOf('kind')) ?? null;
  const place = placeOf({ name: '', address: textOf('place') });
  const bedrooms = between(readCount(textOf('bedrooms')), 0, 20);
  const size = between(readArea(textOf('size')), 100, 20_000);
  const isComplete = kind !== null && place !== null && bedrooms !== null && size !== null;
  const read = { kind, place, bedrooms, size };
  const isAsked = rentParameters.some((name) => query.has(name));
  return {
    question: isComplete ? { kind, place, bedrooms, size } : null,
    invalid: rentParameters.filter((name) => isAsked && read[name] === null),
  };
}
