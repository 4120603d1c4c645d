import type { Clocks, ReadClocks } from './clock';
import { dayMilliseconds, offsetMilliseconds } from './date';

type BothClocks = Required<Clocks>;

/** Hours of a day of the week, each end in Chennai's and in the reader's clock. */
export type ReadersHours = Record<'from' | 'until', BothClocks>;

const minute = 60_000;

const areBoth = (clocks: Clocks | undefined): clocks is BothClocks => clocks?.visitor !== undefined;

/** Chennai's hours on such a weekday (0 is Sunday), today or the next one, in both clocks; `null` if closed or the same in both. */
export function findReadersHours(
  weekday: number,
  hours: string,
  readClocks: ReadClocks,
  now: number,
): ReadersHours | null {
  const today = Math.floor((now + offsetMilliseconds) / dayMilliseconds);
  // 1 January 1970 was a Thursday.
  const ahead = (((weekday - today - 4) % 7) + 7) % 7;
  const midnight = (today + ahead) * dayMilliseconds - offsetMilliseconds;
  const [from, until] = (hours.match(/\d{2}:\d{2}/g) ?? []).map((time) => {
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return readClocks(new Date(midnight + minutes * minute).toISOString());
  });
  return areBoth(from) && areBoth(until) ? { from, until } : null;
}
