import type { Clocks } from '../../domain/clock';
import { timeText } from './visit-time';

/** A moment in both clocks for the office, which knows the visitor's by its zone. */
export function officeTimeText(clocks: Clocks): string {
  return timeText(clocks, `for the visitor (${clocks.visitor?.zone.replaceAll('_', ' ')})`);
}
