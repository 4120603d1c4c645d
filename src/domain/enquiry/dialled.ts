// Apart from the form's rule, since the inbox alone needs it.
import { readDigits, withPlainDigits } from '../digits';
import { minDigits } from './phone';
import type { Enquiry } from './schema';

/** The numbers that will be dialled, as a text; '' where that is what was typed, or is not known. */
export function dialledText({ number, dialled }: Pick<Enquiry, 'number' | 'dialled'>): string {
  const isAsTyped = dialled.length === 1 && dialled[0] === number;
  return isAsTyped ? '' : dialled.join(' or ');
}

const numberPattern = /\+?\d[\d ().\u2013-]*\d/g;
const typedPattern = /^[\d\s+().\u2013-]+$/;
/** Fewer digits occur in too many numbers. */
const minTypedDigits = 4;
/** Nine equal last digits: the same number, whatever stands before them. */
const minSameDigits = 9;

function countSameAtEnd(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  return same;
}

/** Whether two numbers end alike: the same number may be written with a country code, or with the leading zero used inside a country. */
function endAlike(found: string, typed: string): boolean {
  const same = countSameAtEnd(found, typed);
  const isWhole = same >= minDigits && same === found.replace(/^0+/, '').length;
  return isWhole || same >= minSameDigits;
}

/** Whether a text holds the typed number, or the typed part of one, however both are written. */
export function holdsNumber(text: string, typed: string): boolean {
  const digits = readDigits(typed);
  if (!typedPattern.test(withPlainDigits(typed)) || digits.length < minTypedDigits) return false;
  const parts = [digits, digits.replace(/^0+/, '')].filter(
    ({ length }) => length >= minTypedDigits,
  );
  return (withPlainDigits(text).match(numberPattern) ?? [])
    .map(readDigits)
    .some((found) => parts.some((part) => found.includes(part)) || endAlike(found, digits));
}
