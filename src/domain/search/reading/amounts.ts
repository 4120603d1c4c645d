/*
 * What a number with its unit means in a search text, if it is money or a size: a rent, an advance, a sum that is neither, or
 * nothing at all, such as a telephone number. Each reader takes a text that begins with the number and answers how many
 * characters it has read; what a number without a unit belongs to is decided by the words beside it, in `read`.
 */

import type { Limits } from '../../limits';
import { monthNames } from '../../day-text';
import { readPrice, rentUnits } from '../../property/measure';
import { leastAfterAmount, mostAfterAmount } from './language';
import { wordEnd } from './text';

/** What a text begins with: limits, or money that is no rent; and how many characters say so. */
export type Amount = (
  | (Limits & { kind: 'rent' | 'monthly' | 'advance' | 'advanceMonths' | 'size'; asked?: number })
  | { kind: 'unknown' }
) & { length: number };

const numberEnd = String.raw`(?![\p{L}\p{M}\d]|[.,]\d)`;
/** What Tamil and Hindi say after a limit: "15000 kulla", "20 hazar tak", "1 lakh mela". */
const mostAfter = `${mostAfterAmount}${numberEnd}`;
const leastAfter = `${leastAfterAmount}${numberEnd}`;
const unit = String.raw`(?:\s*(?:${rentUnits})${numberEnd})?`;
const inRupees = String.raw`(?:\s*\/[-=])?(?:\s*(?:(?:rs|rupees)\.?${numberEnd}|ரூபாய்(?:க்குள்)?|रुपये))?`;
const sqft = String.raw`\s*(?:sq\.?\s*(?:ft|feet|foot)\.?|sqft|sft|square\s*(?:feet|foot|ft)|sq${numberEnd})`;
/** "Max 2 bath" and "within 5 km" ask for something else. */
const notRent = String.raw`(?!\s*(?:sq|sft|ft|feet|bath|bed|bhk|rk\b|km|min|months?|years?|%))`;
const digits = String.raw`\d{1,3}(?: \d{3})+(?!\d)|\d[\d,]*(?:\.\d+)?`;
const rupees = String.raw`((?:₹\s*|(?:rs|inr)\.?\s*)?(?:${digits})${unit}${inRupees})(?:${numberEnd}|(?=${mostAfter}|${leastAfter}))${notRent}`;
const feet = String.raw`(\d{1,3}(?:,\d{3})+|\d+)`;
const notOver = String.raw`(?:(?:should|must|shall|to)\s+)?not?\s+(?:be\s+)?(?:more than|above|over|beyond|exceed(?:ing)?|cross(?:ing)?)`;
const most = String.raw`(?:(?:under|below|within|till|at ?most|(?:(?:can|could|may|will)\s+)?(?:go|stretch|extend)?\s*up ?to|less(?:er)? th[ae]n|${notOver}|max(?:imum)?|budget(?: of)?)(?=[\s\d₹$€£¥])|<=?)`;
const least = String.raw`(?:(?:above|over|more than|(?:at ?)?least|not? (?:less than|below|under)|min(?:imum)?|from|starting(?: from)?)(?=[\s\d₹$€£¥])|>=?)`;
/** A sum that may be somewhat more or less. */
const about = String.raw`(?:(?:around|about|approx(?:imately)?\.?|nearly|roughly)(?=[\s\d₹]))`;
/** Whoever asks for about 40,000 takes 34,000 and 46,000. */
const nearRent = 0.15;
export const makeAbout = (value: number): Limits => ({
  low: Math.round(value * (1 - nearRent)),
  high: Math.round(value * (1 + nearRent)),
});
const perMonth = String.raw`(?:\s*(?:per|a|\/)\s*month${numberEnd})?`;
const between = String.raw`\s*(?:-|–|—|,(?=\s)|\/|to|and|&|se|से|mudhal|முதல்)\s*`;
const advance = String.raw`(?:(?:security|token|refundable)\s+)?(?:advance|deposits?)`;
const maintenance = String.raw`maint\p{L}*`;
/** What is paid beside the rent. */
const charge = String.raw`(?:${advance}|${maintenance})`;
const orMore = String.raw`(\s*\+(?!\s*(?:\d|${charge}))|\s+(?:and above|or more|onwards|above|plus(?!\s*\d))|\s*${leastAfter})?`;

const oneSize = new RegExp(
  `^(?:(${most}|(${least}))\\s*)?${feet}\\s*(\\+)?${sqft}${numberEnd}(?:\\s*(${mostAfter})|${orMore})`,
  'iu',
);
const twoSizes = new RegExp(
  `^(?:(?:between|from)\\s+)?${feet}(?:${sqft})?${between}${feet}${sqft}${numberEnd}`,
  'iu',
);
const oneRent = new RegExp(
  `^(?:(${most}|(${least})|(${about}))\\s*)?${rupees}${perMonth}(?:\\s*(${mostAfter})|${orMore})`,
  'iu',
);
/** After these two small numbers are thousands: "rent 20 to 30". */
const ofRent = String.raw`(rent|rental|budget)(?:\s+(?:of|is|range|around|between|from))?\s*:?`;
/** What a small number before it counts, so that it is no rent: "20 persons", "10 am", "5 december". */
const counted = new RegExp(
  String.raw`^\s*(?:[-/]\s*\d|\p{L}{2,}s(?!\p{L})|people|person|member|family|adult|student|year|day|week|[ap]m(?!\p{L})|(?:st|nd|rd|th)(?!\p{L})|${monthNames.map((name) => name.slice(0, 3)).join('|')})`,
  'iu',
);
/** More rooms than this no home has: two larger numbers are a rent. */
const maxRooms = 5;
/** A number of thousands after a word for the rent: "budget is 20", "max rent 15". */
const smallRent = new RegExp(
  `^(?:${most}\\s*)?(?:rent|rental|budget|price)(?:\\s+(?:is|of|range|limit|about|around|only|${most}))*\\s*:?\\s*(\\d{1,3}(?:\\.5)?)${numberEnd}(?!\\s*(?:${rentUnits})${numberEnd})${notRent}`,
  'iu',
);
const twoRents = new RegExp(
  `^(?:(?:between|from|${ofRent}|${most})\\s+)?${rupees}(${between}|\\s+)${rupees}${perMonth}`,
  'iu',
);

/** What a sum before it does not pay: "12k advance kammiya" is a rent with a low advance. */
const notItsSum = String.raw`(?!\s*(?:of|is|:|-)?\s*(?:₹|rs\.?\s*)?\d|\s+(?:kammi|low|less|incl|extra|free|separate))`;
/** Money of other countries. */
const otherCurrency = String.raw`[$€£¥]|\b(?:aed|dhs?|dirhams?|usd|dollars?|eur|euros?|gbp|pounds?|sar|qar|kwd|bhd|sgd|myr)\b`;
/** What makes a sum before it no rent in rupees a month. */
const notMonthlyRupees = new RegExp(
  String.raw`^\s*(?:${otherCurrency}|(?:per|a|\/)\s*(?:day|night|week|year|annum|head|person|bed|bachelor)${numberEnd}|each${numberEnd}|(?:as\s+|for\s+)?${charge}${numberEnd}${notItsSum})`,
  'iu',
);
/** Whether the sum before it is paid in advance. */
const isAdvance = new RegExp(String.raw`^\s*(?:as\s+|for\s+)?${advance}${numberEnd}`, 'iu');
const advanceSum = new RegExp(
  String.raw`^${advance}\s*(?:of|is|:|-)?\s*(?:(?:${most}|(${least}))\s*)?${rupees}`,
  'iu',
);
/** That the rent before it, or after it, has the maintenance in it. */
const withMaintenance = new RegExp(
  String.raw`^\s*,?\s*(?:max(?:imum)?\s+)?(?:all\s+incl\p{L}*|inclusive|(?:incl\p{L}*\.?(?:\s+of)?|with)\s+(?:the\s+)?${maintenance})${wordEnd}`,
  'iu',
);
const maintenanceWith = new RegExp(
  String.raw`^(?:rent\s*(?:\+|and|plus|with|incl\p{L}*)|incl\p{L}*)\s*(?:of\s+)?${maintenance}\s*(?:is|:|-|total)?\s*(?=\D*\d)`,
  'iu',
);
const otherSum = new RegExp(
  String.raw`^(?:${maintenance}\s*(?:of|is|:|-)?\s*(?:(?:${most}|${least})\s*)?${rupees}|` +
    String.raw`(?:(?:${most}|${least})\s*)?(?:${otherCurrency})\s*(?:${digits})${unit}${numberEnd})`,
  'iu',
);

/** Whoever asks for 1,500 sqft takes 1,350. */
const nearSize = 0.9;
const minRent = 3_000;
const maxRent = 9_999_999;
/** Limits up to this are said in thousands: "under 30". */
const maxThousands = 200;

/** The postal codes of Tamil Nadu; other numbers of six digits are rents. */
export const pinPattern = /^(6[0-4]\d) ?(\d{3})(?![\p{L}\p{M}\d]|,\d)/u;

const bareRent = new RegExp(`^${rupees}${perMonth}$`, 'iu');

/** Whether a rent has no word that says whether it is the most or the least. */
export const isBareRent = (typed: string) => bareRent.test(typed);

/** Whether an amount without any word around it can only be money: "30k", "₹30,000", "1.5 lakh". */
const hasUnit = (text: string) => /^₹|\p{L}|\/[-=]$/u.test(text);

function isRent(text: string): boolean {
  if (pinPattern.test(text)) return false;
  const plain = Number(text.replace(/[\s,]/g, ''));
  return hasUnit(text) || (plain >= minRent && plain <= maxRent);
}

function readRupees(text: string): number {
  // The rupees of other scripts say nothing that the number does not.
  const plain = text.replace(/(?<=\d) (?=\d)/g, '').replace(/ரூபாய்(?:க்குள்)?|रुपये/u, '');
  const value = readPrice(plain) ?? 0;
  return value <= maxThousands ? value * 1_000 : value;
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
  const [typed, limit, isLeast, asked = '', plus, after, more] = one;
  const value = readFeet(asked);
  const isFrom = isLeast !== undefined || plus !== undefined || more !== undefined;
  const low = isFrom ? value : Math.round(value * nearSize);
  const limits = (limit ?? after) && !isFrom ? { low: 0, high: value } : { low, high: Infinity };
  const isNear = limits.low < value && limits.high === Infinity;
  return { kind: 'size', ...limits, ...(isNear && { asked: value }), length: typed.length };
}

/** Two rents; those that nothing but a space or a comma parts may be a rent and an advance, or rooms and a rent. */
function findRents(text: string): Amount | null {
  const two = twoRents.exec(text);
  if (!two) return null;
  const [typed, isNamed, from = '', parting = '', toAndComma = ''] = two;
  const to = toAndComma.replace(/,+$/, '');
  const other = notMonthlyRupees.exec(text.slice(typed.length));
  const isRange = parting.replace(/[\s,]/g, '') !== '';
  const isFirst = isRent(from) || (hasUnit(to) && (isRange || /^\d\d/.test(from)));
  const areThousands = [from, to].every(
    (one) => /^\d{1,3}$/.test(one) && Number(one) <= maxThousands,
  );
  const [first = 0, second = 0] = [from, to].map(Number);
  // "2-3" are rooms, "18-22" thousands of rent unless something is counted behind them.
  const isRentAlone = first > maxRooms && first < second && !counted.test(text.slice(typed.length));
  if ((isNamed !== undefined || isRentAlone) && isRange && areThousands && !other)
    return { kind: 'rent', ...ordered(readRupees(from), readRupees(to)), length: typed.length };
  if (!isFirst || !isRent(to) || (other && !isRange)) return null;
  if (other) return { kind: 'unknown', length: typed.length + other[0].length };
  // "1 - 1.5 lakh" names its unit once: the first number is read with the unit of the second.
  const low = hasUnit(from) || !hasUnit(to) ? readRupees(from) : readRupees(`${from} - ${to}`);
  return { kind: 'rent', ...ordered(low, readRupees(to)), length: typed.length };
}

/** The rent that a text begins with: "under 30k", "20-25k", "₹15,000 to ₹20,000", "25000", "20 hazar tak". */
function findRent(text: string): Amount | null {
  const two = findRents(text);
  if (two) return two;
  const [small, thousands = ''] = smallRent.exec(text) ?? [];
  if (small !== undefined && Number(thousands) >= 3 && !counted.test(text.slice(small.length)))
    return { kind: 'rent', low: 0, high: readRupees(thousands), length: small.length };
  const one = oneRent.exec(text);
  if (!one) return null;
  const [typed, limit, isLeast, isAbout, asked = '', after, more] = one;
  const other = notMonthlyRupees.exec(text.slice(typed.length));
  const value = readRupees(asked);
  if (other) {
    const length = typed.length + other[0].length;
    const isPaidBefore = isAdvance.test(other[0]);
    return isPaidBefore
      ? { kind: 'advance', low: 0, high: value, length }
      : { kind: 'unknown', length };
  }
  const isLimit =
    (limit !== undefined && !/^(?:from|starting)/i.test(limit)) || after !== undefined;
  if (!isRent(asked) && (!isLimit || value < 1_000)) return null;
  const isFrom = isLeast !== undefined || more !== undefined;
  const limits =
    isAbout === undefined
      ? { low: isFrom ? value : 0, high: isFrom ? Infinity : value }
      : makeAbout(value);
  const [included = ''] = withMaintenance.exec(text.slice(typed.length)) ?? [];
  const kind = included === '' || isFrom ? 'rent' : 'monthly';
  return { kind, ...limits, length: typed.length + included.length };
}

const monthsOfAdvance = new RegExp(
  String.raw`^(?:${advance}\s*(?:of|is|:|-)?\s*(?:${most}\s*)?(\d{1,2})\s*months?|(?:${most}\s*)?(\d{1,2})\s*months?\s*(?:of\s+)?${advance})${numberEnd}`,
  'iu',
);

function findAdvance(text: string): Amount | null {
  const [inMonths, before, after = before] = monthsOfAdvance.exec(text) ?? [];
  if (inMonths !== undefined)
    return { kind: 'advanceMonths', low: 0, high: Number(after), length: inMonths.length };
  const [typed, isLeast, asked = ''] = advanceSum.exec(text) ?? [];
  if (typed === undefined) return null;
  const value = readRupees(asked);
  const limits = isLeast === undefined ? { low: 0, high: value } : { low: value, high: Infinity };
  return { kind: 'advance', ...limits, length: typed.length };
}

/** A rent whose maintenance is named before it: "rent + maintenance under 25k". */
function findMonthly(text: string): Amount | null {
  const [typed] = maintenanceWith.exec(text) ?? [];
  if (typed === undefined) return null;
  const rent = findRent(text.slice(typed.length));
  if (rent?.kind !== 'rent' || rent.high === Infinity) return null;
  return { ...rent, kind: 'monthly', length: typed.length + rent.length };
}

/** Telephone numbers, with or without the code of the country. */
const telephone =
  /^(?:(?:(?:\+|00)?91[\s-]?|0)?[6-9](?:\d{4}[\s-]?\d{5}|\d{2}[\s-]?\d{3}[\s-]?\d{4})|0\d{2,4}[\s-]\d{6,8})(?!\d)/;

/** From this on a sum is the price of a home. */
const minPrice = 1_000_000;

/** The rent, size or other sum of money that a text begins with. */
export function findAmount(text: string): Amount | null {
  const found = findSum(text);
  const isPrice = found?.kind === 'rent' && found.high >= minPrice && found.high < Infinity;
  return isPrice ? { kind: 'unknown', length: found.length } : found;
}

function findSum(text: string): Amount | null {
  const [number] = telephone.exec(text) ?? [];
  if (number !== undefined) return { kind: 'unknown', length: number.length };
  const [other] = otherSum.exec(text) ?? [];
  if (other !== undefined) return { kind: 'unknown', length: other.length };
  return findAdvance(text) ?? findMonthly(text) ?? findSize(text) ?? findRent(text);
}
