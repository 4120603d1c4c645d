import { isoDay } from '../date';
import { kilometresBetween } from '../map/distance';
import { placeOf } from '../map/property-place';
import { plainPrice, readArea, readCount } from './measure';
import type { RentQuestion } from './rent-question';
import type { PropertySummary } from './schema';
import { within } from './search/range';

/** How far the middle of a neighbouring place may be. */
export const neighbourKilometres = 5;
/** Fewer homes are too few to say. */
const minFound = 3;
/** From so many homes on the range is the middle half of their rents. */
const manyFound = 8;

/** The rent of a home that a range rests on. */
export interface KnownRent {
  /** Rupees per month. */
  rupees: number;
  /** The home itself if it is on offer; of a let one nothing else is told. */
  offer: Pick<PropertySummary, '_id' | 'name'> | null;
}

/** The rents of homes like the owner's, lowest first, and their range in rupees per month; `null` for too few. */
export interface RentAnswer {
  rents: readonly KnownRent[];
  range: { low: number; high: number; isMiddleHalf: boolean } | null;
}

/** Whether a home is on offer, or was listed or checked within 24 months: nothing records the day of letting. */
function isRecent({ status, date, checkedOn }: PropertySummary, today: string): boolean {
  const since = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`;
  const days = [isoDay(date), checkedOn];
  return status === 'Available' || days.some((day) => day >= since && day <= today);
}

function isLike(property: PropertySummary, { kind, place, bedrooms, size }: RentQuestion): boolean {
  const there = placeOf(property);
  return (
    property.category === kind &&
    within(readCount(property.bedrooms), { low: bedrooms - 1, high: bedrooms + 1 }) &&
    within(readArea(property.propertySize), { low: 0.75 * size, high: 1.25 * size }) &&
    there !== null &&
    kilometresBetween(there, place) <= neighbourKilometres
  );
}

/** Nobody knows what "20,000 + maintenance" comes to, so only a rent that is exactly one amount counts. */
function knownRent({ _id, name, price, status }: PropertySummary): KnownRent[] {
  const rupees = plainPrice(price);
  return rupees ? [{ rupees, offer: status === 'Available' ? { _id, name } : null }] : [];
}

/** The steps in which rents are usually asked. */
const stepOf = (rupees: number) => (rupees < 20_000 ? 500 : rupees < 100_000 ? 1_000 : 5_000);

/**
 * The rents of homes like the owner's: same kind, bedrooms ± 1, size ± 25 %, in a place at most 5 km away, let or on offer
 * in the last 24 months. A home of which any of this is unknown does not count; a rent more than twice the middle one or
 * less than half of it is a mistake or another kind of home. Up to seven homes give the range from the lowest to the
 * highest, since no part of so few means anything; eight or more the middle half, which one dear home does not move. It
 * is rounded outwards. `homes` are those not in the trash, `today` is a day in Asia/Kolkata.
 */
export function rentRange(
  properties: readonly PropertySummary[],
  question: RentQuestion,
  today: string,
): RentAnswer {
  const found = properties
    .filter((property) => isRecent(property, today) && isLike(property, question))
    .flatMap(knownRent)
    .sort((a, b) => a.rupees - b.rupees);
  const middle = found[Math.floor(found.length / 2)]?.rupees ?? 0;
  const rents = found.filter(({ rupees }) => within(rupees, { low: middle / 2, high: middle * 2 }));
  const isMiddleHalf = rents.length >= manyFound;
  const skipped = isMiddleHalf ? Math.floor(rents.length / 4) : 0;
  const [low, high] = [rents[skipped]?.rupees, rents.at(-1 - skipped)?.rupees];
  if (rents.length < minFound || low === undefined || high === undefined)
    return { rents, range: null };
  const [down, up] = [stepOf(low), stepOf(high)];
  const rounded = { low: Math.floor(low / down) * down, high: Math.ceil(high / up) * up };
  return { rents, range: { ...rounded, isMiddleHalf } };
}
