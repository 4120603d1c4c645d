import type { Status } from '../../domain/property/vocabulary';
import { choiceWords } from './choices';

// Not by `Intl`: browsers do not agree whether September is Sep or Sept.
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The status of a home, with the day (YYYY-MM-DD) on which that was checked: "Available, checked 16 Nov"; '' for none. */
export function statusText(status: Status, day: string): string {
  const [, month, date] = day.split('-');
  const words = choiceWords.status[status];
  return date ? `${words}, checked ${Number(date)} ${months[Number(month) - 1]}` : words;
}
