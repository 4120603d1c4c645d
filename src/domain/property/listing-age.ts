import { addDays, isoDay } from '../date';

/** How many days a property counts as new, its day of listing included. */
const newDays = 7;

/** Whether a property was listed in the last days; never for a date that cannot be read. */
export function isNew(date: string, today: string): boolean {
  return isoDay(date) >= addDays(today, 1 - newDays);
}
