import { isDay } from '../date';
import { trimText } from '../typed-text';
import { makeTextKind } from './text-kind';

/** `isPast`: today at the latest. */
export interface DayDefinition {
  kind: 'day';
  isPast?: true;
}

/** YYYY-MM-DD, or ''. */
export const dayKind = makeTextKind<DayDefinition>({
  clean: trimText,
  isValid: isDay,
  fault: 'day',
});
