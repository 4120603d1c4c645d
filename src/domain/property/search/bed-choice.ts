import { defaultFilter } from './filter';
import { limitsOf, type RangeFields, withHalf } from './range';
import { type BedChoice, bedChoices } from '../vocabulary';

type BedRange = Pick<RangeFields, 'minBed' | 'maxBed'>;

/** The range that a short choice of bedrooms stands for; "4+" has no upper limit. */
export function rangeOfBeds(choice: BedChoice): BedRange {
  const low = Number.parseInt(choice);
  return { minBed: low, maxBed: choice.endsWith('+') ? Infinity : withHalf(low) };
}

/** The short choice that has exactly the range of this filter, or `null`. */
export function bedChoiceOf(filter: RangeFields): BedChoice | null {
  const limits = limitsOf(filter, 'bed');
  const same = (choice: BedChoice) => {
    const chosen = limitsOf({ ...filter, ...rangeOfBeds(choice) }, 'bed');
    return chosen?.low === limits?.low && chosen?.high === limits?.high;
  };
  return bedChoices.find(same) ?? null;
}

/**
 * A form's fields for the bedrooms of a filter: the short choice where there is one ('' for any number), and
 * then the range untouched, so that neither field speaks against the other; `null` for another range.
 */
export function bedFields(filter: RangeFields): BedRange & { beds: BedChoice | '' | null } {
  const choice = bedChoiceOf(filter);
  const { minBed, maxBed } = choice ? defaultFilter : filter;
  return { beds: choice ?? (limitsOf(filter, 'bed') ? null : ''), minBed, maxBed };
}
