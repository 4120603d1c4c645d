import { readInstant } from '../date';
import { readPrice } from './measure';
import type { PropertySummary } from './schema';

/** The fields of a property that similarity depends on. */
type ComparableProperty = Pick<
  PropertySummary,
  '_id' | 'address' | 'category' | 'price' | 'status' | 'date'
>;

/** Streets, localities and cities of an address, without numbers and postal codes. */
function places(address: string): Set<string> {
  const parts = address
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/[\d\s./-]+/g, ' ').trim());
  return new Set(parts.filter(Boolean));
}

/** 0 to 1; 1 for equal rents, 0 when one of them is not a number. */
function rentNearness(a: string, b: string): number {
  const [rentA, rentB] = [readPrice(a), readPrice(b)];
  return rentA && rentB ? Math.min(rentA, rentB) / Math.max(rentA, rentB) : 0;
}

/** A shared street or locality counts as much as the category; a similar rent counts up to as much. */
function likenessTo(property: ComparableProperty): (other: ComparableProperty) => number {
  const here = places(property.address);
  return (other) =>
    [...places(other.address)].filter((place) => here.has(place)).length +
    Number(property.category === other.category) +
    rentNearness(property.price, other.price);
}

/**
 * The properties most like the given one (never itself), Available first, then by likeness, newest
 * and id; for `null`, a property that no longer exists, simply the newest Available ones.
 */
export function similarProperties<One extends ComparableProperty>(
  properties: readonly One[],
  property: ComparableProperty | null,
  count: number,
): One[] {
  const likeness = property ? likenessTo(property) : () => 0;
  return properties
    .filter((other) => other._id !== property?._id)
    .map((other) => ({
      other,
      occupied: Number(other.status === 'Occupied'),
      likeness: likeness(other),
      listed: readInstant(other.date) ?? 0,
    }))
    .sort(
      (a, b) =>
        a.occupied - b.occupied ||
        b.likeness - a.likeness ||
        b.listed - a.listed ||
        (a.other._id < b.other._id ? -1 : 1),
    )
    .slice(0, count)
    .map(({ other }) => other);
}
