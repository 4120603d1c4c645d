import { distanceBetween } from '../place/localities';
import { nearReach } from '../place/near';
import { readCount, readPrice } from './measure';
import type { PropertySummary } from './schema';
import { readListed } from './sort';

type Compared = Pick<PropertySummary, 'place' | 'price' | 'category' | 'bedrooms'>;

/** 0 to 1; 1 for equal numbers, 0 when one of them is missing. */
function compareNumbers(a: number | null, b: number | null): number {
  return a && b ? Math.min(a, b) / Math.max(a, b) : 0;
}

/** 0 to 4: two for the same city, and up to two for places near each other. */
function nearness(one: PropertySummary['place'], other: PropertySummary['place']): number {
  if (!one || one.city !== other?.city) return 0;
  return 2 + 2 * Math.max(0, 1 - distanceBetween(one, other) / nearReach);
}

/** A property with its numbers read. */
interface Numbered<One> {
  property: One;
  bed: number | null;
  price: number | null;
}

/** Points: up to four for where it is, up to two for the rent, up to one for category and bedrooms. */
function likenessTo(property: Compared): (other: Numbered<Compared>) => number {
  const rent = readPrice(property.price);
  const bedrooms = readCount(property.bedrooms);
  return ({ property: other, bed, price }) =>
    nearness(property.place, other.place) +
    Number(property.category === other.category) +
    compareNumbers(bedrooms, bed) +
    2 * compareNumbers(rent, price);
}

/** Of properties that can be had those most like the given one; by day alone for `null`, a property that is gone. */
export function similarProperties<One extends PropertySummary>(
  properties: readonly Numbered<One>[],
  property: (Compared & { _id?: string }) | null,
  count: number,
): One[] {
  const likeness = property ? likenessTo(property) : () => 0;
  return properties
    .filter(({ property: other }) => other._id !== property?._id)
    .map((one) => ({
      other: one.property,
      likeness: likeness(one),
      listed: readListed(one.property) ?? 0,
    }))
    .sort(
      (a, b) =>
        b.likeness - a.likeness || b.listed - a.listed || (a.other._id < b.other._id ? -1 : 1),
    )
    .slice(0, count)
    .map(({ other }) => other);
}
