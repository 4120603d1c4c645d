/**
 * Decides which former rent a home's page says. What visitors could read for a day at least, since the home was last put on
 * offer: so no typing error that was corrected within a day, no change that was undone, and no rent of another tenancy.
 */
import { addDays, dayMilliseconds, isoDay, readInstant } from '../date';
import { plainPrice } from './measure';
import type { Property } from './schema';

/** A version of a property, and when it was saved (ISO 8601). */
export interface RentVersion {
  at: string;
  document: Pick<Property, 'price' | 'status' | 'shown' | 'deletedAt'>;
}

/** A rent in rupees a month, and the day (YYYY-MM-DD) on which it was changed. */
export interface RentBefore {
  rupees: number;
  until: string;
}

interface Period {
  rupees: number | null;
  /** Milliseconds. */
  from: number;
  to: number;
}

/** For how many days it is said. */
const saidDays = 30;

const isOffered = ({ document: { status, shown, deletedAt } }: RentVersion) =>
  status === 'Available' && shown && deletedAt === undefined;

/** Neighbours with the same rent as one period. */
function joinSame(periods: readonly Period[]): Period[] {
  const joined: Period[] = [];
  for (const period of periods) {
    const last = joined.at(-1);
    if (last?.rupees === period.rupees) last.to = period.to;
    else joined.push({ ...period });
  }
  return joined;
}

/** Whether a property changed so lately that a former rent may be said: others need no look at their history. */
export function mayHaveRentBefore(
  property: Pick<Property, 'price' | 'status' | 'updatedAt' | 'createdAt'>,
  today: string,
): boolean {
  const { status, price, updatedAt, createdAt } = property;
  const isLate = isoDay(updatedAt) >= addDays(today, -saidDays - 1);
  return status === 'Available' && plainPrice(price) !== null && isLate && updatedAt !== createdAt;
}

/** The rent before the present one, of saved versions from the newest to the oldest; `null` where none is to be said. */
export function findRentBefore(versions: readonly RentVersion[], now: number): RentBefore | null {
  const interrupted = versions.findIndex((version) => !isOffered(version));
  const offered = versions.slice(0, interrupted === -1 ? undefined : interrupted).reverse();
  const periods = offered.map(({ at, document: { price } }, index): Period => {
    const next = offered[index + 1];
    const to = (next && readInstant(next.at)) ?? now;
    return { rupees: plainPrice(price), from: readInstant(at) ?? to, to };
  });
  const read = joinSame(joinSame(periods).filter(({ from, to }) => to - from >= dayMilliseconds));
  const [earlier, before, present] = [read.at(-3), read.at(-2), read.at(-1)];
  if (!before || !present || before.rupees === null || present.rupees === null) return null;
  const isPresent = present.rupees === periods.at(-1)?.rupees;
  const isUndone = earlier?.rupees === present.rupees;
  const isOver = now - present.from > saidDays * dayMilliseconds;
  if (!isPresent || isUndone || isOver) return null;
  return { rupees: before.rupees, until: isoDay(new Date(present.from).toISOString()) };
}
