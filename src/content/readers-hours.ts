import type { ReadersHours } from '../domain/readers-hours';
import { formatTime } from './day-and-time';

/** Hours of a day in the reader’s clock; the weekday is said where they begin on another than in Chennai. */
export function readersHours({ from, until }: ReadersHours): string {
  const { weekday } = from.visitor;
  const time = formatTime(from.visitor.time);
  const start = weekday === from.chennai.weekday ? time : `${weekday} ${time}`;
  return `${start} to ${formatTime(until.visitor.time)} your time`;
}
