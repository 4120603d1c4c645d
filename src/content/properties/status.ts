import type { Status } from '../../domain/property/options';
import { optionWords } from './options';

// Not by `Intl`: browsers do not agree whether September is Sep or Sept.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day (YYYY-MM-DD) on which a status was checked: "checked 16 Nov"; '' for none. */
export function checkedText(day: string): string {
  const [, month, date] = day.split('-');
  return date ? `checked ${Number(date)} ${months[Number(month) - 1]}` : '';
}

/** The status of a home, with the day on which that was checked: "Available, checked 16 Nov". */
export function statusText(status: Status, day: string): string {
  return [optionWords.status[status], checkedText(day)].filter(Boolean).join(', ');
}
