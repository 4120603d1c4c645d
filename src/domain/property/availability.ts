import { addDays, isoDay, readInstant } from '../date';
import { readDay } from '../day-text';
import type { PropertySummary } from './schema';

const now =
  /^(?:(?:(?:available|vacant|ready)(?: from)? )?(?:now|today|at once|immediate(?:ly)?)|immediate (?:possession|occupation|occupancy)|available|vacant|ready|ready (?:to|for) (?:move|occup\w+)(?:[ -]in)?|உடனடி(?:யாக)?)\.?$/i;

/**
 * The day (YYYY-MM-DD) from which a property is available; `now` for a day that has passed, `null` where nothing is
 * stated or the words name no day.
 */
export function readAvailableFrom(text: string, today: string): string | null {
  const trimmed = text.trim();
  if (now.test(trimmed)) return 'now';
  const day = readDay(trimmed);
  return day !== null && day <= today ? 'now' : day;
}

/** For how many days after its confirmation a property is shown as confirmed. */
const confirmedForDays = 14;

/** How many days before that the operator is reminded. */
const remindedDays = 7;

/** After this many days without confirmation a property is sorted behind newer ones. */
const currentForDays = 30;

/**
 * What visitors are told: `confirmed` for 14 days, then `ask`; `null` for an occupied property, one that was never
 * confirmed, and a future day.
 */
export function confirmationOf(
  { status, confirmedAt }: Pick<PropertySummary, 'status' | 'confirmedAt'>,
  today: string,
): 'confirmed' | 'ask' | null {
  if (status === 'Occupied' || confirmedAt === '' || confirmedAt > today) return null;
  return addDays(confirmedAt, confirmedForDays) >= today ? 'confirmed' : 'ask';
}

/**
 * Returns the group in which a property is sorted: 0 for current ones, 1 for those last listed or confirmed more than 30
 * days ago, or on a day that cannot be read, 2 for occupied ones.
 */
export function standingOn(
  today: string,
): (property: Pick<PropertySummary, 'date' | 'confirmedAt' | 'status'>) => number {
  const oldest = addDays(today, -currentForDays);
  const midnight = readInstant(`${oldest}T00:00+05:30`) ?? 0;
  return ({ date, confirmedAt, status }) => {
    const isConfirmed = confirmedAt >= oldest && confirmedAt <= today;
    const isCurrent = isConfirmed || (readInstant(date) ?? -Infinity) >= midnight;
    return status === 'Occupied' ? 2 : Number(!isCurrent);
  };
}

/**
 * Whether the operator should confirm a property again: an available one that visitors see as confirmed for less than
 * another week, or not at all.
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
