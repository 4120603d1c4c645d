import { addDays, isoDay, readInstant } from '../date';
import { readDay } from '../day-text';
import type { PropertySummary } from './schema';

const now =
  /^(?:(?:(?:available|vacant|ready)(?: from)? )?(?:now|today|at once|immediate(?:ly)?)|immediate (?:possession|occupation|occupancy)|available|vacant|ready|ready (?:to|for) (?:move|occup\w+)(?:[ -]in)?|உடனடி(?:யாக)?)\.?$/i;

/**
 * The day (YYYY-MM-DD) from which a home can be had, as its field says it; a day that is over means `now`.
 * `null` where nothing is stated or the words are no day.
 */
export function readAvailableFrom(text: string, today: string): string | null {
  const trimmed = text.trim();
  if (now.test(trimmed)) return 'now';
  const day = readDay(trimmed);
  return day !== null && day <= today ? 'now' : day;
}

/** For so many days after it was confirmed, a home is shown as confirmed. */
export const confirmedForDays = 14;

/** The operator is reminded so many days before visitors are no longer shown it. */
const remindedDays = 7;

/** After so many days it stands behind those that were confirmed or listed since. */
export const currentForDays = 30;

/**
 * What visitors may be told: `confirmed` for 14 days, then `ask`; `null` for an occupied home, one that was never
 * confirmed, and a day that is still to come.
 */
export function confirmationOf(
  { status, confirmedAt }: Pick<PropertySummary, 'status' | 'confirmedAt'>,
  today: string,
): 'confirmed' | 'ask' | null {
  if (status === 'Occupied' || confirmedAt === '' || confirmedAt > today) return null;
  return addDays(confirmedAt, confirmedForDays) >= today ? 'confirmed' : 'ask';
}

type Datable = Pick<PropertySummary, 'date' | 'confirmedAt'>;

/**
 * Tells whether nobody has listed or confirmed a home for more than 30 days before a day, as far as its days can be
 * read. What a list of thousands needs once is done once.
 */
export function outdatedOn(today: string): (home: Datable) => boolean {
  const oldest = addDays(today, -currentForDays);
  const midnight = readInstant(`${oldest}T00:00+05:30`) ?? 0;
  return ({ date, confirmedAt }) => {
    const isConfirmed = confirmedAt >= oldest && confirmedAt <= today;
    return !isConfirmed && (readInstant(date) ?? -Infinity) < midnight;
  };
}

/**
 * Where a home stands before it is sorted: 0 if somebody may still have it, 1 if nobody has listed or confirmed it for
 * long, 2 if it is let.
 */
export function standingOn(
  today: string,
): (home: Datable & Pick<PropertySummary, 'status'>) => number {
  const isOutdated = outdatedOn(today);
  return (home) => (home.status === 'Occupied' ? 2 : Number(isOutdated(home)));
}

/**
 * Whether the operator should ask again: of an available home that visitors see as confirmed for less than a week
 * more, or not at all.
 */
export function isToConfirm(
  { status, confirmedAt }: Pick<PropertySummary, 'status' | 'confirmedAt'>,
  today: string,
): boolean {
  const isFuture = confirmedAt > today;
  const since = addDays(today, remindedDays - confirmedForDays);
  return status === 'Available' && (isFuture || confirmedAt < since);
}

/** How many days a property counts as new, its day of listing included. */
const newDays = 7;

/** Whether a property was listed within the last 7 days; never for a date that cannot be read. */
export function isNew(date: string, today: string): boolean {
  return isoDay(date) >= addDays(today, 1 - newDays);
}
