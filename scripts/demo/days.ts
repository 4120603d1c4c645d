/** Days of the sample data count from the day of loading, so that the sample does not age. */
import { addDays, isoDay } from '../../src/domain/date.ts';

/** Today in India as YYYY-MM-DD. */
export const today = () => isoDay(new Date().toISOString());

/** A text such as "today-5" as YYYY-MM-DD, counted from a day; any other text as it is. */
function countFrom(text: string, day: string): string {
  const days = /^today([+-]\d+)$/.exec(text)?.[1];
  return days === undefined ? text : addDays(day, Number(days));
}

/**
 * A record with its days counted from a day (YYYY-MM-DD): `checkedOn` as the API takes it, `availableFrom` as people
 * write it.
 */
export function countDays<Sample extends object>(record: Sample, day: string): Sample {
  const counted = Object.entries(record).map(([field, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [field, value];
    if (field === 'checkedOn') return [field, countFrom(value, day)];
    const isCounted = field === 'availableFrom' && value.startsWith('today');
    return [field, isCounted ? countFrom(value, day).split('-').reverse().join('-') : value];
  });
  // The same fields: only texts have become other texts.
  return Object.fromEntries(counted) as Sample;
}
