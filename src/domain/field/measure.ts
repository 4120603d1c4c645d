import { storedLine } from '../typed-line';
import type { FieldKind } from './kind';
import { parseTextValue, readStoredText } from './text-value';

export interface MeasureDefinition {
  kind: 'measure';
  max: number;
  isRequired?: true;
}

/** JSON holds no larger number digit by digit: it would be stored as another one. */
const isExact = (given: number) => Math.abs(given) <= Number.MAX_SAFE_INTEGER;

/** A number with its unit, or words instead of it; older clients send numbers. */
export const measureKind: FieldKind<MeasureDefinition, string> = {
  blank: () => '',
  parse(given, field) {
    const text = typeof given === 'number' && isExact(given) ? String(given) : given;
    return parseTextValue(text, field, { clean: storedLine, type: 'text-or-number' });
  },
  readStored: readStoredText,
};
