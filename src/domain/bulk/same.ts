import { storedForm } from '../form';
import { writable } from './writable';

/** What a spreadsheet cannot hold makes no difference: a home exported and loaded again is unchanged. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' ? storedForm(writable(value)) : value;
}

/** Whether two values of a field say the same. */
export function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(comparable(before)) === JSON.stringify(comparable(after));
}
