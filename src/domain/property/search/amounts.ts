import { readPrice } from '../measure';
import type { Limits } from './range';

/** Limits that a text begins with, and how many characters say so. */
export type Amount = Limits & { kind: 'rent' | 'size'; length: number };

const wordEnd = String.raw`(?![\p{L}\p{M}\d]|[.,]\d)`;
const unit = String.raw`(?:\s*(?:k|thousand|l|lacs?|lakhs?|ஆயிரம்|லட்சம்)${wordEnd})?(?:\s*\/[-=])?(?:\s*(?:rs|rupees)\.?${wordEnd})?`;
const sqft = String.raw`\s*(?:sq\.?\s*(?:ft|feet|foot)\.?|sqft|sft|square\s*(?:feet|foot|ft)|sq${wordEnd})`;
/** "Max 2 bath" and "within 5 km" ask for something else. */
const notRent = String.raw`(?!\s*(?:sq|sft|ft|feet|bath|bed|bhk|rk\b|km|min|months?\s+(?:advance|rent)|years?|%))`;
const digits = String.raw`\d{1,3}(?: \d{3})+(?!\d)|\d[\d,]*(?:\.\d+)?`;
const rupees = String.raw`((?:₹\s*|(?:rs|inr)\.?\s*)?(?:${digits})${unit})${wordEnd}${notRent}`;
const feet = String.raw`(\d{1,3}(?:,\d{3})+|\d+)`;
const most = String.raw`(?:(?:under|below|within|up ?to|less than|not more than|max(?:imum)?|budget(?: of)?)(?=[\s\d₹])|<=?)`;
const least = String.raw`(?:(?:above|over|more than|(?:at ?)?least|min(?:imum)?|from|starting(?: from)?)(?=[\s\d₹])|>=?)`;
const month = String.raw`(?:\s*(?:per|a|\/)\s*month${wordEnd})?`;
const between = String.raw`\s*(?:-|–|—|,(?=\s)|\/|to|and|&)\s*`;
const orMore = String.raw`(\s*\+|\s+(?:and above|or more|onwards|above))?`;

const oneSize = new RegExp(
  `^(?:(${most}|(${least}))\\s*)?${feet}\\s*(\\+)?${sqft}${wordEnd}${orMore}`,
  'iu',
);
const twoSizes = new RegExp(
  `^(?:(?:between|from)\\s+)?${feet}(?:${sqft})?${between}${feet}${sqft}${wordEnd}`,
  'iu',
);
const oneRent = new RegExp(`^(?:(${most}|(${least}))\\s*)?${rupees}${month}${orMore}`, 'iu');
const twoRents = new RegExp(
  `^(?:(?:between|from|${most})\\s+)?${rupees}(?:${between}|\\s+)${rupees}${month}`,
  'iu',
);

/** Whoever asks for 1,500 sqft takes 1,350. */
const nearSize = 0.9;
const minRent = 3_000;
const maxRent = 9_999_999;

/** The postal codes of Tamil Nadu; other numbers of six digits are rents. */
export const pinPattern = /^(6[0-4]\d) ?(\d{3})(?![\p{L}\p{M}\d]|,\d)/u;

/** Whether an amount without any word around it can only be money: "30k", "₹30,000", "1.5 lakh". */
const hasUnit = (text: string) =>
  /^₹|^rs|^inr|[kl]|\/[-=]$|rs|rupees|thousand|ஆயிரம்|லட்சம்/i.test(text);

function isRent(text: string): boolean {
  if (pinPattern.test(text)) return false;
  const plain = Number(text.replace(/[\s,]/g, ''));
  return hasUnit(text) || (plain >= minRent && plain <= maxRent);
}

/** Nobody asks for a rent below ₹1,000: "under 30" means thousands. */
function readRupees(text: string): number {
  const value = readPrice(text.replace(/(?<=\d) (?=\d)/g, '')) ?? 0;
  return value < 1_000 ? value * 1_000 : value;
}

const readFeet = (text: string) => Number(text.replaceAll(',', ''));
const ordered = (one: number, other: number): Limits => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
});

/** The size that a text begins with: "above 1500 sqft", "1000-1500 sq ft", "1,200 sft". */
function findSize(text: string): Amount | null {
  const two = twoSizes.exec(text);
  if (two) {
    const [typed, from = '', to = ''] = two;
    return { kind: 'size', ...ordered(readFeet(from), readFeet(to)), length: typed.length };
  }
  const one = oneSize.exec(text);
  if (!one) return null;
  const [typed, limit, isLeast, asked = '', plus, more] = one;
  const value = readFeet(asked);
  const isFrom = isLeast !== undefined || plus !== undefined || more !== undefined;
  const low = isFrom ? value : Math.round(value * nearSize);
  const limits = limit && !isFrom ? { low: 0, high: value } : { low, high: Infinity };
  return { kind: 'size', ...limits, length: typed.length };
}

/** The rent that a text begins with: "under 30k", "20-25k", "₹15,000 to ₹20,000", "25000". */
function findRent(text: string): Amount | null {
  const two = twoRents.exec(text);
  if (two) {
    const [typed, from = '', to = ''] = two;
    if (isRent(to) && (isRent(from) || hasUnit(to))) {
      // Of both together the first is read: "1 - 1.5 lakh" names its unit once.
      const first =
        hasUnit(from) || !hasUnit(to) ? readRupees(from) : readRupees(`${from} - ${to}`);
      return { kind: 'rent', ...ordered(first, readRupees(to)), length: typed.length };
    }
  }
  const one = oneRent.exec(text);
  if (!one) return null;
  const [typed, limit, isLeast, asked = '', more] = one;
  const isLimit = limit !== undefined && !/^(?:from|starting)/i.test(limit);
  if (!isLimit && !isRent(asked)) return null;
  const value = readRupees(asked);
  const isFrom = isLeast !== undefined || more !== undefined;
  const limits = isFrom ? { low: value, high: Infinity } : { low: 0, high: value };
  return { kind: 'rent', ...limits, length: typed.length };
}

/** The rent or size that a text begins with. */
export function findAmount(text: string): Amount | null {
  return findSize(text) ?? findRent(text);
}
