/** Decides of which let homes that are made available again the office is asked for the day. */
import { readAvailableFrom } from './availability';

/** Whether a let property's day does not say when it can be had again: it has passed, or the text has no day. */
export function isDayOver(availableFrom: string, today: string): boolean {
  const from = readAvailableFrom(availableFrom, today);
  return from === null || from === 'now';
}
