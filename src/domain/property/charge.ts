/**
 * Reads what is paid for a home beside its rent, and the least that a month costs: all that a list asks of costs.
 */
import { plainPrice, readCount, readPrice } from './measure';
import type { Property } from './schema';

const nothing =
  /^(?:nil|none|no|zero|free|no (?:maintenance|brokerage|charges?)|incl(?:uded|usive|\.)?(?: (?:in|with) (?:the )?rent)?|இல்லை)\.?$/i;

const monthWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const monthsPattern = new RegExp(
  String.raw`^(\d+(?:\.\d+)?|½|${monthWords.join('|')}) ?(?:mon(?:th)?s?|mths?|m|மாத(?:ம்|ங்கள்)?)(?:['’]s?)?(?: (?:of )?(?:rent|advance|deposit)| வாடகை)?(?: only)?(?:,? \(?neg(?:o|otiable)?\.?\)?)?\.?$`,
  'i',
);

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The months of rent that a text states: "two months". */
export function readMonths(text: string): number | null {
  const count = monthsPattern.exec(collapse(text))?.[1];
  return count === undefined
    ? null
    : monthWords.indexOf(count.toLowerCase()) + 1 || readCount(count);
}

/** No charge is less, in rupees: "0.5" and "1" are parts or months of something. */
const minCharge = 100;

/** Rupees of a text that is just one amount, and no months of rent. */
export const plainCharge = (text: string): number | null =>
  readMonths(text) === null ? plainPrice(text) : null;

/** Rupees that a text states as exactly one amount; words for nothing are 0, any other text is `null`. */
export function readCharge(text: string): number | null {
  if (nothing.test(collapse(text))) return 0;
  const rupees = plainCharge(text);
  return rupees === 0 || (rupees !== null && rupees >= minCharge) ? rupees : null;
}

export interface KnownMonthly {
  /** Rupees; `null` where the rent cannot be read. */
  rupees: number | null;
  /** Whether rent and maintenance are both stated, each as exactly one amount. */
  isComplete: boolean;
}

/** The least monthly cost, for filters and sorting: "₹25,000 + maintenance" counts as 25,000. */
export function knownMonthly({
  price,
  maintenance,
}: Pick<Property, 'price' | 'maintenance'>): KnownMonthly {
  const rent = readPrice(price);
  const charge = readCharge(maintenance);
  return {
    rupees: rent === null ? null : rent + (charge ?? 0),
    isComplete: plainPrice(price) !== null && charge !== null,
  };
}
