/**
 * What the import knows of each measure of a home: in what its numbers are counted, which text is a number and nothing else,
 * and which is not understood whole, so that its home waits, or its cell is left out.
 */
import { plainCharge } from '../property/charge';
import { type ChargeName, isWholeCharge } from '../property/costs';
import { type Doubt, findDoubt } from '../property/doubts';
import { areaUnits, isOfLand, plainArea, plainPrice, readPrice } from '../property/measure';
import type { ColumnKey } from './spellings';

/** Why a rent, a size or a number of rooms is to be checked before visitors see its home. */
export type MeasureDoubt = Doubt | 'price-unlike';

interface Measure {
  /** In what it is counted: the header of its column may say of how many rupees, or in which unit of area. */
  of: 'rupees' | 'area' | 'count';
  /** The number of a text that a page prints as one ("1.2L"), so that a workbook can add it up. */
  readNumber?: (text: string) => number | null;
  /**
   * For what visitors search by: why its home waits until somebody has looked, since the text is not understood whole, or
   * unlikely; `usualRent` is that of its sheet.
   */
  findDoubt?: (text: string, usualRent: number | null) => MeasureDoubt | null;
  /** For what a home may lack: whether a text is understood whole; else its cell is left out. */
  isWhole?: (text: string) => boolean;
}

/** A rent that is so many times the usual one of its sheet may be a lump sum, or a price. */
const unlikelyTimes = 15;
/** So many rents tell what is usual. */
const fewRents = 5;

const charge = (key: ChargeName): Measure => ({
  of: 'rupees',
  readNumber: plainCharge,
  // Words without a number say what no sum needs: "As per society".
  isWhole: (text) => !/[\d%#]/.test(text) || isWholeCharge(key, text),
});

export const measures: Readonly<Partial<Record<ColumnKey, Measure>>> = {
  price: {
    of: 'rupees',
    readNumber: plainPrice,
    findDoubt(text, usualRent) {
      const isUnlike = usualRent !== null && (readPrice(text) ?? 0) > unlikelyTimes * usualRent;
      return findDoubt('price', text) ?? (isUnlike ? 'price-unlike' : null);
    },
  },
  leastRent: { of: 'rupees', readNumber: plainPrice },
  maintenance: charge('maintenance'),
  advance: charge('advance'),
  otherCharges: charge('otherCharges'),
  brokerage: charge('brokerage'),
  propertySize: {
    of: 'area',
    readNumber: plainArea,
    findDoubt: (text) => findDoubt('propertySize', text) ?? (isOfLand(text) ? 'not-read' : null),
  },
  bedrooms: { of: 'count', findDoubt: (text) => findDoubt('bedrooms', text) },
  bathrooms: { of: 'count', findDoubt: (text) => findDoubt('bathrooms', text) },
  balcony: { of: 'count' },
  totalFloors: { of: 'count' },
};

/** The numbers of a measure are smaller; those of a telephone are larger, in one piece or in two that do not ascend. */
const beyond = { rupees: 10_000_000, area: 1_000_000, count: 100 } as const;

/** Whether a text is read whole by the measure of its column, as one number or as ascending ones: "18000-20000" is no telephone. */
export function isOfMeasure(key: ColumnKey, text: string): boolean {
  const { of, findDoubt, isWhole } = measures[key] ?? {};
  const isRead = findDoubt ? findDoubt(text, null) === null : isWhole?.(text) === true;
  if (of === undefined || !isRead) return false;
  const numbers = (text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return numbers.every((one, index) => one < beyond[of] && one >= (numbers[index - 1] ?? 0));
}

/** The rent in the middle of those of a sheet; `null` where they are too few to tell. */
export function findUsualRent(prices: readonly unknown[]): number | null {
  const rents = prices
    .map((price) => (typeof price === 'string' ? readPrice(price) : null))
    .filter((rent) => rent !== null)
    .sort((one, other) => one - other);
  return rents.length < fewRents ? null : (rents[Math.floor(rents.length / 2)] ?? null);
}

const numberWords = 'one|two|three|four|five|six|seven|eight|nine|ten'.split('|');
const wordAtStart = new RegExp(`^(?:${numberWords.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

/** A count that begins with a number in words, as one with that number: "Two bedrooms" is "2 bedrooms". */
export const withNumberWord = (key: ColumnKey, text: string) =>
  measures[key]?.of === 'count'
    ? text.replace(wordAtStart, (word) => String(numberWords.indexOf(word.toLowerCase()) + 1))
    : text;

const thousand = String.raw`k|['’]?000s?|thousands?|ஆயிரம்|ஆயிரத்தில்`;
const lakh = 'l|lacs?|lakhs?|லட்சம்|லட்சத்தில்';
const unit = String.raw`(?:(?:in|rs\.?|inr|₹)\s*)*(?:(${thousand})|(${lakh})|(crores?|cr))\.?`;
/** In brackets, behind "in", or zeros: a letter alone is no unit. */
const pattern = new RegExp(
  String.raw`[([]\s*${unit}\s*[)\]]|\s(?=in\s|['’]000)${unit}(?![\p{L}\p{M}\d])`,
  'iu',
);

/** A header such as "Rent (in thousands)" without its unit, and how many rupees one of its numbers is; `null` without a unit. */
export function parseHeaderUnit(header: string): { header: string; rupees: number } | null {
  const found = pattern.exec(header);
  if (!found) return null;
  const [whole, ...words] = found;
  const isThousand = words[0] ?? words[3];
  const isLakh = words[1] ?? words[4];
  return {
    header: header.replace(whole, ' ').trim(),
    rupees: isThousand ? 1_000 : isLakh ? 100_000 : 10_000_000,
  };
}

const areaWords = areaUnits.map(([words, factor]) => ({
  factor,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}]|\s+floor)`, 'iu'),
}));

/** The unit that a header names for its sizes, other than square feet; `null` for none. */
function findAreaUnit(header: string): string | null {
  const [first] = areaWords.flatMap(({ factor, pattern }) => {
    const unit = pattern.exec(header)?.[0];
    return unit === undefined ? [] : [{ factor, unit }];
  });
  return first && first.factor !== 1 ? first.unit : null;
}

const bareAmount = /^(?:₹|rs\.?|inr)?\s*(\d+(?:\.\d+)?)\s*(?:\/-)?$/i;

const tamilFeet = /ச(?:துர)?\.?\s*அடி(?:கள்)?/u;

/** What a program without a sign for rupees leaves of it: "?35,000". */
const spoiledSign = /^\s*\?\s*(?=\d)/;

/**
 * A bare number in the unit of its header: 38 under "Rent (in thousands)" is 38000 rupees, 110 under "Carpet (sq m)" is that many
 * square metres. Other texts say their own unit and stay.
 */
export function readInUnit(key: ColumnKey, header: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const { of } = measures[key] ?? {};
  if (of === 'area') {
    if (tamilFeet.test(value)) return value.replace(tamilFeet, 'sqft');
    const areaUnit = /^[\d.,]+$/.test(value) ? findAreaUnit(header) : null;
    return areaUnit === null ? value : `${value} ${areaUnit}`;
  }
  if (of !== 'rupees') return value;
  const text = value.replace(spoiledSign, '₹');
  const amount = bareAmount.exec(text.replaceAll(',', ''))?.[1];
  const parsed = amount === undefined ? null : parseHeaderUnit(header);
  return parsed ? String(Math.round(Number(amount) * parsed.rupees)) : text;
}
