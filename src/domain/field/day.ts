import { isDay } from '../date';
import type { Fault } from '../fault';
import { trimText } from '../typed-text';
import type { FieldKind } from './kind';
import { parseTextValue, readStoredText } from './text-value';

/** `isPast`: today at the latest. */
export interface DayDefinition {
  kind: 'day';
  isPast?: true;
}

const rules = {
  clean: trimText,
  format: { fault: (text: string): Fault | null => (isDay(text) ? null : { code: 'day' }) },
};

/** YYYY-MM-DD, or ''. */
export const dayKind: FieldKind<DayDefinition, string> = {
  blank: () => '',
  parse: (given) => parseTextValue(given, { max: Infinity }, rules),
  readStored(stored) {
    const text = readStoredText(stored);
    return text === null || isDay(text) ? text : '';
  },
};
