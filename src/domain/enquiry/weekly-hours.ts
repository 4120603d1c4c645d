import { type Clocks, clocksOf, type Weekday, weekdayOf } from '../clock';
import { addDays, isoDay } from '../date';
import { chennaiInstant } from './visit';

/** When hours such as `10:00–18:00` begin and end on the next such day, in both clocks; `null` when closed. `now` is ISO 8601. */
export function clocksOfHours(
  weekday: Weekday,
  hours: string,
  zone: string,
  now: string,
): { from: Clocks; until: Clocks } | null {
  const today = isoDay(now);
  // Which day matters: other countries change their clocks twice a year.
  const day = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(today, days))
    .find((date) => weekdayOf(date) === weekday);
  const [from, until] = (hours.match(/\d{2}:\d{2}/g) ?? []).map((time) =>
    chennaiInstant(day ?? '', time),
  );
  return from && until ? { from: clocksOf(from, zone), until: clocksOf(until, zone) } : null;
}
