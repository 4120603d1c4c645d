import { isDay } from '../date';
import { readTypedDay } from '../typed-day';
import { trimText } from '../typed-text';
import { makeTextKind } from './text-kind';

/** `isPast`: today at the latest. */
export interface DayDefinition {
  kind: 'day';
  isPast?: true;
}

/** YYYY-MM-DD, or ''; whoever has a plain field for it types a day as the site shows it. */
export const dayKind = makeTextKind<DayDefinition>({
  clean: (text) => readTypedDay(trimText(text)),
  isValid: isDay,
  fault: 'day',
});
