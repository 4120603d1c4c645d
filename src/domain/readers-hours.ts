import { type Clocks, clocksOf } from './clock';

type BothClocks = Required<Clocks>;

/** Hours of a day of the week, each end in Chennai's and in the reader's clock. */
export type ReadersHours = Record<'from' | 'until', BothClocks>;

const minute = 60_000;
const day = 1_440 * minute;
const chennaiOffset = 330 * minute;

const areBoth = (clocks: Clocks | undefined): clocks is BothClocks => clocks?.visitor !== undefined;

/**
 * What Chennai's hours of a day of the week (0 is Sunday), such as `10:00–18:00`, are in another zone on the next such
 * day after that of `now` (milliseconds since 1970); `null` when closed, where the clocks agree, and in no zone.
 */
export function hoursInZone(
  weekday: number,
  hours: string,
  zone: string | undefined,
  now: number,
): ReadersHours | null {
  const today = Math.floor((now + chennaiOffset) / day);
  // 1 January 1970 was a Thursday.
  const midnight = (today + ((weekday - today - 4) % 7) + 7) * day - chennaiOffset;
  const [from, until] = (hours.match(/\d{2}:\d{2}/g) ?? []).map((time) => {
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return clocksOf(new Date(midnight + minutes * minute).toISOString(), zone);
  });
  return areBoth(from) && areBoth(until) ? { from, until } : null;
}
