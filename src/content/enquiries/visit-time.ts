import type { Clocks } from '../../domain/clock';
import type { VisitKind } from '../../domain/enquiry/visit';
import { formatLongDay, formatTime } from '../day-and-time';

export const visitKindWords: Readonly<Record<VisitKind, string>> = { visit: 'Visit', call: 'Call' };

/** The time on the visitor's clock, with the weekday where it is another than in Chennai; '' where the clocks agree. */
export function visitorsTime({ chennai, visitor }: Clocks): string {
  if (!visitor) return '';
  const time = formatTime(visitor.time);
  return visitor.day === chennai.day ? time : `${time} on ${visitor.weekday}`;
}

/** A moment in both clocks, as its visitor reads it; `whose` names the second. */
export function timeText(clocks: Clocks, whose = 'your time'): string {
  const { weekday, day, time } = clocks.chennai;
  const chennai = `${weekday}, ${formatLongDay(day)}, ${formatTime(time)} IST`;
  const visitors = visitorsTime(clocks);
  return visitors === '' ? chennai : `${chennai} (${visitors} ${whose})`;
}

const officeDay = ({ weekday, day }: Clocks['chennai']) => `${weekday} ${day}`;

/** A moment in Chennai's clock, where that goes without saying: for the office's lists. */
export function dayAndTime({ chennai }: Clocks): string {
  return `${officeDay(chennai)}, ${chennai.time}`;
}

/** A moment in both clocks for the office, which knows the visitor's by its zone. */
export function officeTimeText(clocks: Clocks): string {
  const { chennai, visitor } = clocks;
  const office = `${dayAndTime(clocks)} in Chennai`;
  if (!visitor) return office;
  const time =
    visitor.day === chennai.day ? visitor.time : `${visitor.time} on ${officeDay(visitor)}`;
  return `${office}, ${time} for the visitor (${visitor.zone.replaceAll('_', ' ')})`;
}
