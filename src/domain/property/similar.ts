import { readInstant } from '../date';
import { readPrice } from './measure';
import type { PropertySummary } from './schema';

/** The fields of a home that likeness is judged by. */
export type ComparableHome = Pick<
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

/** 0 to 1; 1 for equal rents, 0 when one of them is no number. */
function rentNearness(a: string, b: string): number {
  const [rentA, rentB] = [readPrice(a), readPrice(b)];
  return rentA && rentB ? Math.min(rentA, rentB) / Math.max(rentA, rentB) : 0;
}

/** A shared street or locality counts as much as the category, a near rent up to the same. */
function likeness(home: ComparableHome, other: ComparableHome): number {
  const here = places(home.address);
  const shared = [...places(other.address)].filter((place) => here.has(place)).length;
  return shared + Number(home.category === other.category) + rentNearness(home.price, other.price);
}

/**
 * The homes most like the given one (never itself), Available first, then by likeness, newest and
 * id; with `null`, for a home that is gone, simply the newest Available ones.
 */
export function similarHomes<Home extends ComparableHome>(
  homes: readonly Home[],
  home: ComparableHome | null,
  count: number,
): Home[] {
  return homes
    .filter((other) => other._id !== home?._id)
    .map((other) => ({
      other,
      occupied: Number(other.status === 'Occupied'),
      likeness: home ? likeness(home, other) : 0,
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
