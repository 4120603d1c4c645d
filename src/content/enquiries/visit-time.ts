import type { Clocks } from '../../domain/clock';
import type { VisitKind } from '../../domain/enquiry/visit';

export const visitKindWords: Readonly<Record<VisitKind, string>> = { visit: 'Visit', call: 'Call' };

const dayText = ({ weekday, day }: Clocks['chennai']) => `${weekday} ${day}`;

/** The time on the visitor's clock, with the day where it is another than in Chennai; '' where the clocks agree. */
export function visitorsTime({ chennai, visitor }: Clocks): string {
  if (!visitor) return '';
  return visitor.day === chennai.day ? visitor.time : `${visitor.time} on ${dayText(visitor)}`;
}

/** A moment in Chennai's clock, where that goes without saying. */
export function dayAndTime({ chennai }: Clocks): string {
  return `${dayText(chennai)}, ${chennai.time}`;
}

/** A moment in both clocks; `owner` says whose the second is. */
export function timeText(clocks: Clocks, owner = 'in your clock'): string {
  const time = visitorsTime(clocks);
  const chennai = `${dayAndTime(clocks)} in Chennai`;
  return time === '' ? chennai : `${chennai}, ${time} ${owner}`;
}

/** A moment in both clocks for the office, which knows the visitor's by its zone. */
export function officeTimeText(clocks: Clocks): string {
  return timeText(clocks, `for the visitor (${clocks.visitor?.zone.replaceAll('_', ' ')})`);
}
