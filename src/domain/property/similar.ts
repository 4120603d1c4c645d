import { readCount, readPrice } from './measure';
import { placeAt } from './places';
import type { PropertySummary } from './schema';
import { parseWords } from '../words';
import { readListed } from './sort';

/** A door, a flat or a floor: "12/4", "Flat 3B", "Old No. 12", "2nd Floor". Homes that share it may be anywhere. */
const doorPattern =
  /^(?:(?:old|new|flat|door|house|plot|block|unit|no)\b[.:]?\s*)*(?:[a-z]?-?\d[\d/-]*\s?[a-z]?|\S+ floor)$/i;

function places(address: string): Set<string> {
  const named = address.split(/[,\n]/).filter((part) => !doorPattern.test(part.trim()));
  const parts = named.map((part) =>
    parseWords(part)
      .map(({ text }) => text)
      .filter((word) => !/^\d+$/.test(word)),
  );
  const known = parts.filter(({ length }) => length > 0);
  return new Set(known.map((words) => placeAt(words, 0)?.place ?? words.join(' ')));
}

type Compared = Pick<PropertySummary, 'address' | 'price' | 'category' | 'bedrooms'>;

/** 0 to 1; 1 for equal numbers, 0 when one of them is missing. */
function nearness(a: number | null, b: number | null): number {
  return a && b ? Math.min(a, b) / Math.max(a, b) : 0;
}

/** Points: two for each shared street, locality or city, up to two for the rent, up to one for category and bedrooms. */
function likenessTo(property: Compared): (other: Compared) => number {
  const here = places(property.address);
  const rent = readPrice(property.price);
  const bedrooms = readCount(property.bedrooms);
  return (other) =>
    2 * [...places(other.address)].filter((place) => here.has(place)).length +
    Number(property.category === other.category) +
    nearness(bedrooms, readCount(other.bedrooms)) +
    2 * nearness(rent, readPrice(other.price));
}

/** The properties most like the given one: available ones first; by day alone for `null`, a property that is gone. */
export function similarProperties<One extends PropertySummary>(
  properties: readonly One[],
  property: (Compared & { _id?: string }) | null,
  count: number,
): One[] {
  const likeness = property ? likenessTo(property) : () => 0;
  return properties
    .filter((other) => other._id !== property?._id)
    .map((other) => ({
      other,
      group: Number(other.status === 'Occupied'),
      likeness: likeness(other),
      listed: readListed(other) ?? 0,
    }))
    .sort(
      (a, b) =>
        a.group - b.group ||
        b.likeness - a.likeness ||
        b.listed - a.listed ||
        (a.other._id < b.other._id ? -1 : 1),
    )
    .slice(0, count)
    .map(({ other }) => other);
}
