import { defaultFilter } from './filter';
import { readLimits, type RangeFields, withHalf } from './range';
import { type BedChoice, bedChoices } from '../options';

type BedRange = Pick<RangeFields, 'minBed' | 'maxBed'>;

/** The range of a short choice of bedrooms; "4+" has no upper limit. */
export function rangeOfBeds(choice: BedChoice): BedRange {
  const low = Number.parseInt(choice);
  return { minBed: low, maxBed: choice.endsWith('+') ? Infinity : withHalf(low) };
}

/** The fields for a filter's bedrooms: the short choice ('' for any) with the range untouched, or `null`. */
export function bedFields(filter: RangeFields): BedRange & { beds: BedChoice | '' | null } {
  const limits = readLimits(filter, 'bed');
  const choice = bedChoices.find((one) => {
    const { minBed, maxBed } = rangeOfBeds(one);
    return limits?.low === minBed && limits.high === maxBed;
  });
  const { minBed, maxBed } = choice ? defaultFilter : filter;
  return { beds: choice ?? (limits ? null : ''), minBed, maxBed };
}
