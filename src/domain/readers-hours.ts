/** A time of the week as a clock shows it: HH:MM of 24 hours. */
interface WeekTime {
  weekday: string;
  time: string;
}

/** Hours of a day of the week, each end in Chennai's and in the reader's clock. */
export type ReadersHours = Record<'from' | 'until', { chennai: WeekTime; reader: WeekTime }>;

// Not of `date.ts` and `clock.ts`: what the listings use as well stands in the file with React, which this page does without.
const minute = 60_000;
const day = 1_440 * minute;
const chennaiOffset = 330 * minute;

function weekTime(instant: number, timeZone: string): WeekTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'long', hourCycle: 'h23', hour: '2-digit', minute: '2-digit' },
  });
  const parts = format.formatToParts(instant);
  const of = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return { weekday: of('weekday'), time: `${of('hour')}:${of('minute')}` };
}

/**
 * What Chennai's hours of a day of the week (0 is Sunday), such as `10:00–18:00`, are in another zone on the next such
 * day after that of `now` (milliseconds since 1970); `null` when closed, and where the clocks agree.
 */
export function hoursInZone(
  weekday: number,
  hours: string,
  zone: string,
  now: number,
): ReadersHours | null {
  const today = Math.floor((now + chennaiOffset) / day);
  // 1 January 1970 was a Thursday.
  const midnight = (today + ((weekday - today - 4) % 7) + 7) * day - chennaiOffset;
  const [from, until] = (hours.match(/\d{2}:\d{2}/g) ?? []).map((time) => {
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const instant = midnight + minutes * minute;
    return { chennai: weekTime(instant, 'Asia/Kolkata'), reader: weekTime(instant, zone) };
  });
  if (!from || !until || from.chennai.time === from.reader.time) return null;
  return { from, until };
}
