import { placeOf } from '../map/home-place';
import { readArea, readCount } from './measure';
import { within } from './search/range';
import { categories } from './vocabulary';

/** What an owner says of a home, as the parameters of an address, in the order of the form. */
export const rentParameters = ['kind', 'place', 'bedrooms', 'size'] as const;
export type RentParameter = (typeof rentParameters)[number];
export type RentValues = Readonly<Partial<Record<RentParameter, string>>>;

/** Characters that are read of each. */
export const maxRentValue = 60;

/** Reads one value as people type it ("2 BHK", "1,200 sq ft"); `null` for what is missing, unknown or hardly meant. */
const readers = {
  kind: (text: string) => categories.find((category) => category === text) ?? null,
  place: (text: string) => placeOf({ name: '', address: text }),
  bedrooms: (text: string) => {
    const bedrooms = readCount(text);
    return within(bedrooms, { low: 0, high: 20 }) ? bedrooms : null;
  },
  size: (text: string) => {
    const size = readArea(text);
    return within(size, { low: 100, high: 20_000 }) ? size : null;
  },
};

/** A home whose rent is asked for; the size is in sqft. */
export type RentQuestion = {
  [Name in RentParameter]: NonNullable<ReturnType<(typeof readers)[Name]>>;
};

/** What an address asks: the values as typed, those that are invalid (none of an address that asks nothing), and the question. */
export function readRentQuery(query: URLSearchParams): {
  values: RentValues;
  invalid: readonly RentParameter[];
  question: RentQuestion | null;
} {
  const textOf = (name: RentParameter) => (query.get(name) ?? '').slice(0, maxRentValue);
  const values = Object.fromEntries(rentParameters.map((name) => [name, textOf(name)]));
  const isAsked = rentParameters.some((name) => query.has(name));
  const invalid = rentParameters.filter((name) => isAsked && readers[name](textOf(name)) === null);
  const [kind, place] = [readers.kind(textOf('kind')), readers.place(textOf('place'))];
  const [bedrooms, size] = [readers.bedrooms(textOf('bedrooms')), readers.size(textOf('size'))];
  const isComplete = kind !== null && place !== null && bedrooms !== null && size !== null;
  return { values, invalid, question: isComplete ? { kind, place, bedrooms, size } : null };
}
