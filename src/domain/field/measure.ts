import { storedLine } from '../typed-line';
import { makeTextKind } from './text-kind';

export interface MeasureDefinition {
  kind: 'measure';
  max: number;
  isRequired?: true;
}

/** JSON holds no larger number digit by digit: it would be stored as another one. */
const isExact = (given: number) => Math.abs(given) <= Number.MAX_SAFE_INTEGER;

/** A number with its unit, or words instead of it; older clients send numbers. */
export const measureKind = makeTextKind<MeasureDefinition>({
  clean: storedLine,
  type: 'text-or-number',
  toText: (given) => (typeof given === 'number' && isExact(given) ? String(given) : given),
});
