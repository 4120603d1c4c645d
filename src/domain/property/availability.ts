/**
 * From when a home can be had and how long a check of it counts, as its record states: every badge, count and filter asks
 * here. Days are YYYY-MM-DD in Chennai.
 */
import { addDays, isoDay, offsetMilliseconds, readInstant } from '../date';
import { readDay } from '../day-text';
import type { PropertySummary } from './schema';

/** What the field's own name says once more, before a day and after it: "vacant from", "onwards". */
const fieldWords =
  /^(?:(?:available|vacant|ready)\s+)?(?:(?:from|on|w\.?e\.?f\.?)\s+)?|\s+onwards?$/gi;

const now =
  /^(?:now|today|at once|immediate(?:ly| possession| occup\w+)?|available|vacant|ready(?: (?:to|for) (?:move|occup\w+)(?:[ -]in)?)?|உடனடி(?:யாக)?)$/i;

/** For so many days a day without a year is over, before the next one is meant. */
const overDays = 90;

/** The day of "15 Jan" or "March", without a year the next such day, and of "Feb 2027"; of a month alone its first. */
function readNamedDay(text: string, today: string): string | null {
  const day = /^\d/.test(text) ? text : `1 ${text}`;
  if (/\d{4}$/.test(day)) return readDay(day);
  const since = today && addDays(today, -overDays);
  const year = Number(since.slice(0, 4));
  const days = [year, year + 1].map((of) => readDay(`${day} ${of}`));
  return days.find((one) => one && one >= since) ?? null;
}

/** The day (YYYY-MM-DD) from which it is available; `now` for a past day, `null` for none, or for words that name none. */
export function readAvailableFrom(text: string, today: string): string | null {
  const written = text.trim().replace(/\.$/, '');
  const said = written.replace(fieldWords, '');
  if (now.test(written) || now.test(said)) return 'now';
  const day = readDay(said) ?? readNamedDay(said, today);
  return day !== null && day <= today ? 'now' : day;
}

/** The words from which nobody can tell when a property can be had: "after Pongal"; '' where it states a day, or nothing. */
export function findUnreadWords(
  { status, availableFrom }: Pick<PropertySummary, 'status' | 'availableFrom'>,
  today: string,
): string {
  // Of an occupied one they date from before it was let.
  const isOpen = status === 'Available' && readAvailableFrom(availableFrom, today) === null;
  return isOpen ? availableFrom.trim() : '';
}

/**
 * The day (YYYY-MM-DD) from which a property can be had, as it states; '' for none that is still to come. Its status does not
 * matter: of an occupied one any other day dates from before it was let, so nothing else has to be public for a tenant who
 * leaves; an available one may be free from a later day only.
 */
export function findFreeFrom(
  { availableFrom }: Pick<PropertySummary, 'availableFrom'>,
  today: string,
): string {
  const day = readAvailableFrom(availableFrom, today);
  return day === 'now' ? '' : (day ?? '');
}

/** Whether a property can be had, at once or from a day that it states: what lists count and show as available. */
export function canBeHad(
  property: Pick<PropertySummary, 'status' | 'availableFrom'>,
  today: string,
): boolean {
  return property.status === 'Available' || findFreeFrom(property, today) !== '';
}

const checkedForDays = 14;

const remindedDays = 7;

/** The day (YYYY-MM-DD) on which a property that can be had at once was checked, for 14 days; '' for none. */
export function shownCheck(
  property: Pick<PropertySummary, 'status' | 'availableFrom' | 'checkedOn'>,
  today: string,
): string {
  const { status, availableFrom, checkedOn } = property;
  const from = availableFrom && readAvailableFrom(availableFrom, today);
  const isShown =
    status === 'Available' &&
    checkedOn >= addDays(today, -checkedForDays) &&
    (from === '' || from === 'now');
  return isShown ? checkedOn : '';
}

/** A property, or its row in a list. */
type Checked = Pick<PropertySummary, 'checkedOn' | 'date'> & { status: string };

/** The day (YYYY-MM-DD) on which a property was last checked: who lists one without a day has just checked it. */
export function findLastCheck({ checkedOn, date }: Omit<Checked, 'status'>): string {
  return checkedOn || isoDay(date);
}

/** Whether the operator should check an available property again: a week before visitors stop reading its day. */
export function isToCheck(property: Checked, today: string): boolean {
  const since = addDays(today, remindedDays - checkedForDays);
  return property.status === 'Available' && findLastCheck(property) < since;
}

const longDays = 60;

/** Whether nobody has checked an available property for 60 days. */
export function isLongUnchecked(property: Checked, today: string): boolean {
  return property.status === 'Available' && findLastCheck(property) <= addDays(today, -longDays);
}

/** How many days a property counts as new, its day of listing included. */
const newDays = 7;

/** The day (YYYY-MM-DD) since which listed properties are marked as new; '' while half of them or more would be. */
export function newSince(
  properties: readonly Pick<PropertySummary, 'date'>[],
  today: string,
): string {
  const since = addDays(today, 1 - newDays);
  const begin = Date.parse(since) - offsetMilliseconds;
  const count = properties.filter(({ date }) => (readInstant(date) ?? 0) >= begin).length;
  return 2 * count < properties.length ? since : '';
}
