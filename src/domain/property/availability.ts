import { addDays, isoDay } from '../date';
import { readDay } from '../day-text';
import type { PropertySummary } from './schema';

const now =
  /^(?:(?:(?:available|vacant|ready)(?: from)? )?(?:now|today|at once|immediate(?:ly)?)|immediate (?:possession|occupation|occupancy)|available|vacant|ready|ready (?:to|for) (?:move|occup\w+)(?:[ -]in)?|உடனடி(?:யாக)?)\.?$/i;

/** The day (YYYY-MM-DD) from which it is available; `now` for a past day, `null` for none. */
export function readAvailableFrom(text: string, today: string): string | null {
  const trimmed = text.trim();
  if (now.test(trimmed)) return 'now';
  const day = readDay(trimmed);
  return day !== null && day <= today ? 'now' : day;
}

const checkedForDays = 14;

const remindedDays = 7;

/** The day (YYYY-MM-DD) on which an available property was checked, for 14 days; '' for none. */
export function shownCheck(
  { status, checkedOn }: Pick<PropertySummary, 'status' | 'checkedOn'>,
  today: string,
): string {
  const isShown = status === 'Available' && checkedOn >= addDays(today, -checkedForDays);
  return isShown ? checkedOn : '';
}

/** Whether the operator should check an available property again: a week before visitors stop reading its day. Who lists one without a day has just checked it. */
export function isToCheck(
  { status, checkedOn, date }: Pick<PropertySummary, 'status' | 'checkedOn' | 'date'>,
  today: string,
): boolean {
  const lastCheck = checkedOn || isoDay(date);
  return status === 'Available' && lastCheck < addDays(today, remindedDays - checkedForDays);
}

/** How many days a property counts as new, its day of listing included. */
const newDays = 7;

/** The day (YYYY-MM-DD) since which listed properties are marked as new; '' while half of them or more would be. */
export function newSince(
  properties: readonly Pick<PropertySummary, 'date'>[],
  today: string,
): string {
  const since = addDays(today, 1 - newDays);
  const count = properties.filter(({ date }) => isoDay(date) >= since).length;
  return 2 * count < properties.length ? since : '';
}
