/*
 * What a number with its unit means in a search text: a rent, a size, rooms, floors, a pin code, or a sum that is none of
 * these. Each reader takes a text that begins with the number and answers how many characters it has read; what a number
 * without a unit belongs to is decided by the words beside it, in `read`.
 */

import { type Limits, withHalf } from '../limits';
import type { WantedDay } from '../wish';
import { monthNames } from '../day-text';
import { readPrice, rentUnits } from '../property/measure';
import { formatOrdinal } from '../words';

/** What a text begins with: limits, or money that is no rent; and how many characters say so. */
export type Amount = (
  | (Limits & { kind: 'rent' | 'monthly' | 'advance' | 'advanceMonths' | 'size' })
  | { kind: 'unknown' }
) & { length: number };

const wordEnd = String.raw`(?![\p{L}\p{M}\d])`;
const numberEnd = String.raw`(?![\p{L}\p{M}\d]|[.,]\d)`;
/** What Tamil and Hindi say after a limit: "15000 kulla", "20 hazar tak". */
const mostAfter = String.raw`(?:k?kull?[ae]|க்குள்(?:ளே|ள)?|tak|तक)${numberEnd}`;
const unit = String.raw`(?:\s*(?:${rentUnits})${numberEnd})?`;
const inRupees = String.raw`(?:\s*\/[-=])?(?:\s*(?:(?:rs|rupees)\.?${numberEnd}|ரூபாய்(?:க்குள்)?|रुपये))?`;
const sqft = String.raw`\s*(?:sq\.?\s*(?:ft|feet|foot)\.?|sqft|sft|square\s*(?:feet|foot|ft)|sq${numberEnd})`;
/** "Max 2 bath" and "within 5 km" ask for something else. */
const notRent = String.raw`(?!\s*(?:sq|sft|ft|feet|bath|bed|bhk|rk\b|km|min|months?|years?|%))`;
const digits = String.raw`\d{1,3}(?: \d{3})+(?!\d)|\d[\d,]*(?:\.\d+)?`;
const rupees = String.raw`((?:₹\s*|(?:rs|inr)\.?\s*)?(?:${digits})${unit}${inRupees})(?:${numberEnd}|(?=${mostAfter}))${notRent}`;
const feet = String.raw`(\d{1,3}(?:,\d{3})+|\d+)`;
const most = String.raw`(?:(?:under|below|within|up ?to|less than|not? (?:more than|above|over)|max(?:imum)?|budget(?: of)?)(?=[\s\d₹$€£¥])|<=?)`;
const least = String.raw`(?:(?:above|over|more than|(?:at ?)?least|not? (?:less than|below|under)|min(?:imum)?|from|starting(?: from)?)(?=[\s\d₹$€£¥])|>=?)`;
/** A sum that may be somewhat more or less. */
const about = String.raw`(?:(?:around|about|approx(?:imately)?\.?|nearly|roughly)(?=[\s\d₹]))`;
/** Whoever asks for about 40,000 takes 34,000 and 46,000. */
const nearRent = 0.15;
const perMonth = String.raw`(?:\s*(?:per|a|\/)\s*month${numberEnd})?`;
const between = String.raw`\s*(?:-|–|—|,(?=\s)|\/|to|and|&)\s*`;
const advance = String.raw`(?:(?:security|token|refundable)\s+)?(?:advance|deposits?)`;
const maintenance = String.raw`maint\p{L}*`;
/** What is paid beside the rent. */
const charge = String.raw`(?:${advance}|${maintenance})`;
const orMore = String.raw`(\s*\+(?!\s*(?:\d|${charge}))|\s+(?:and above|or more|onwards|above))?`;

const oneSize = new RegExp(
  `^(?:(${most}|(${least}))\\s*)?${feet}\\s*(\\+)?${sqft}${numberEnd}${orMore}`,
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
  const [typed, limit, isLeast, asked = '', plus, more] = one;
  const value = readFeet(asked);
  const isFrom = isLeast !== undefined || plus !== undefined || more !== undefined;
  const low = isFrom ? value : Math.round(value * nearSize);
  const limits = limit && !isFrom ? { low: 0, high: value } : { low, high: Infinity };
  return { kind: 'size', ...limits, length: typed.length };
}

/** Two rents; those that nothing but a space or a comma parts may be a rent and an advance, or rooms and a rent. */
function findRents(text: string): Amount | null {
  const two = twoRents.exec(text);
  if (!two) return null;
  const [typed, isNamed, from = '', parting = '', to = ''] = two;
  const other = notMonthlyRupees.exec(text.slice(typed.length));
  const isRange = parting.replace(/[\s,]/g, '') !== '';
  const isFirst = isRent(from) || (hasUnit(to) && (isRange || /^\d\d/.test(from)));
  const areThousands = [from, to].every(
    (one) => /^\d{1,3}$/.test(one) && Number(one) <= maxThousands,
  );
  if (isNamed !== undefined && isRange && areThousands && !other)
    return { kind: 'rent', ...ordered(readRupees(from), readRupees(to)), length: typed.length };
  if (!isFirst || !isRent(to) || (other && !isRange)) return null;
  if (other) return { kind: 'unknown', length: typed.length + other[0].length };
  // Of both together the first is read: "1 - 1.5 lakh" names its unit once.
  const first = hasUnit(from) || !hasUnit(to) ? readRupees(from) : readRupees(`${from} - ${to}`);
  return { kind: 'rent', ...ordered(first, readRupees(to)), length: typed.length };
}

/** The rent that a text begins with: "under 30k", "20-25k", "₹15,000 to ₹20,000", "25000", "20 hazar tak". */
function findRent(text: string): Amount | null {
  const two = findRents(text);
  if (two) return two;
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
      : { low: Math.round(value * (1 - nearRent)), high: Math.round(value * (1 + nearRent)) };
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

/** The rent, size or other sum of money that a text begins with. */
export function findAmount(text: string): Amount | null {
  const [other] = otherSum.exec(text) ?? [];
  if (other !== undefined) return { kind: 'unknown', length: other.length };
  return findAdvance(text) ?? findMonthly(text) ?? findSize(text) ?? findRent(text);
}

/** Rooms that a text begins with, and how many characters say so. */
type Rooms = Limits & { kind: 'bed' | 'bath'; length: number };

const counts = new Map([
  ['single', 1],
  ['ஒரு', 1],
  ['double', 2],
  ['இரண்டு', 2],
  ['triple', 3],
  ['மூன்று', 3],
  ['நான்கு', 4],
  ['ஐந்து', 5],
  ['एक', 1],
  ['दो', 2],
  ['तीन', 3],
  ['चार', 4],
]);
const count = String.raw`(\d(?:\.5|\s?\+\s?1)?\+?|${[...counts.keys()].join('|')})`;
const bed = String.raw`(?:b\.?h\.?k\.?s?|bkh|br|bed[\s-]?rooms?(?:,?\s+hall(?:,?\s+(?:and\s+|&\s*)?kitchen)?)?|beds?|kamr[ae]|कमर[ाे]|படுக்கை(?:யறை|\s*அறை)?|பெட்ரூம்|பிஎச்கே|बेडरूम|बैडरूम|बीएचके)`;
// "2bhk or 3bhk" is as common as "2 or 3 bhk".
const counted = String.raw`^${count}(?:\s*${bed}?\s*(?:-|–|\/|,|&|or|to|and)\s*${count})?[\s-]*`;
const bedrooms = new RegExp(`${counted}${bed}${wordEnd}`, 'iu');
/** Still being typed: "2b", "2bh", "2 bedr". */
const begunBedrooms = new RegExp(String.raw`${counted}(?:bh?|be|bedro{0,2})$`, 'iu');
/** In a list of homes "3 rooms" are bedrooms; one room is a studio. */
const severalRooms = new RegExp(String.raw`^([2-9])\s*rooms${wordEnd}`, 'iu');
const oneRoom = new RegExp(
  String.raw`^(?:1\s*r\.?k\.?|(?:1|single)\s*rooms?(?:\s+(?:and\s+)?kitchen)?|studio(?:\s+(?:flat|apartment))?s?)${wordEnd}`,
  'iu',
);
const bathrooms = new RegExp(
  String.raw`^(?:min(?:imum)?\s+)?${count}[\s-]*(?:bath(?:[\s-]?room)?s?|toilets?)${wordEnd}`,
  'iu',
);
const alone = new RegExp(String.raw`^([1-9])${wordEnd}(?![.,/+]\d)`, 'iu');

/** A half room, or one for study, may be missing or whole: "2.5 BHK" and "2+1 BHK" are 2 to 3. */
function readCount(text: string): Limits {
  const word = counts.get(text.toLowerCase());
  if (word !== undefined) return { low: word, high: withHalf(word) };
  const low = Number.parseInt(text);
  if (/\.5|\+\s?1/.test(text)) return { low, high: low + 1 };
  return { low, high: text.endsWith('+') ? Infinity : withHalf(low) };
}

function readRooms(typed: string, from: string, to = from): Rooms | null {
  if (from === '0') return null;
  const one = readCount(from);
  const other = readCount(to);
  return {
    kind: 'bed',
    low: Math.min(one.low, other.low),
    high: Math.max(one.high, other.high),
    length: typed.length,
  };
}

/** The rooms that a text, maybe one that is still being typed, begins with: "2bhk", "2-3 BHK", "2 bedroom hall kitchen", "1 rk", "2 bath". */
export function findRooms(text: string, isOpen: boolean): Rooms | null {
  const baths = bathrooms.exec(text);
  if (baths) {
    const { low } = readCount(baths[1] ?? '');
    return { kind: 'bath', low, high: Infinity, length: baths[0].length };
  }
  const single = oneRoom.exec(text);
  if (single) return readRooms(single[0], '1');
  const [rooms, number = ''] = severalRooms.exec(text) ?? [];
  if (rooms !== undefined) return readRooms(rooms, number);
  const beds = bedrooms.exec(text) ?? (isOpen ? begunBedrooms.exec(text) : null);
  const [typed, from = '', to] = beds ?? [];
  return typed === undefined ? null : readRooms(typed, from, to);
}

/** The rooms that a number means that a text begins with, if it counts nothing else. */
export function findNumberOfRooms(text: string): Rooms | null {
  const [typed, from = ''] = alone.exec(text) ?? [];
  return typed === undefined ? null : readRooms(typed, from);
}

const ground = String.raw`(?:ground|gf|தரைத்தளம்|தரை)`;
const floorEnd = String.raw`(?:floors?|flr|தளம்)`;
const oneFloor = String.raw`(?:${ground}|top|last|\d{1,2}(?:st|nd|rd|th)?)`;
const floors = new RegExp(
  String.raw`^(?:${oneFloor}(?:\s*${floorEnd})?\s*(?:or|and|to|,|\/|&|-)\s*)*` +
    String.raw`(?:${ground}(?:\s*${floorEnd})?|${oneFloor}\s*${floorEnd})${wordEnd}`,
  'iu',
);

/** The floors that a text begins with, as pages print them: "ground or 1st floor", "2nd flr", "top floor". */
export function findFloors(text: string): { phrases: string[]; length: number } | null {
  const [typed] = floors.exec(text) ?? [];
  if (typed === undefined) return null;
  const phrases = [...typed.matchAll(new RegExp(oneFloor, 'giu'))].map(([one]) => {
    const number = Number.parseInt(one);
    if (number > 0) return `${formatOrdinal(number)} floor`;
    return /^(?:top|last)$/i.test(one) ? 'top floor' : 'ground floor';
  });
  return { phrases, length: typed.length };
}

/** Distances that a text begins with, which say no more than "near": "10 mins walk from", "5 km from", "within 2 kms". */
const distance = new RegExp(
  String.raw`^(?:within\s+)?\d+(?:\.\d+)?(?:\s*(?:-|to)\s*\d+)?\s*(?:mins?|minutes?|kms?|kilomet(?:er|re)s?|met(?:er|re)s?)` +
    String.raw`(?:\s+(?:by\s+)?(?:walk(?:able|ing)?|drive|driving|away|distance|bus|bike))*(?:\s+(?:from|to))?${wordEnd}`,
  'iu',
);

/** How many characters of a text are a distance; 0 for none. */
export const measureDistanceText = (text: string) => distance.exec(text)?.[0].length ?? 0;

const month = `(${monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`;
const dayNumber = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const day = new RegExp(
  String.raw`^(?:(?:available|ready|vacant|move[\s-]*in|moving|shifting|possession)\s+)*(?:(?:from|by|on|before|after)\s+)?` +
    String.raw`(?:${dayNumber}\s*(?:of\s+)?${month}|${month}\s*${dayNumber}(?!\d)|${month}(?=\s+\d{4}))(?:,?\s*(20\d{2}))?${wordEnd}`,
  'iu',
);
const wholeMonth = new RegExp(
  String.raw`^(?:(?:available|ready|vacant|move[\s-]*in|moving|shifting)\s+)*(?:from|by|in|before)\s+${month}${wordEnd}`,
  'iu',
);

/** A week of a month: "1st week of january", "january 2nd week"; its last day. */
const week = new RegExp(
  String.raw`^(?:(?:available|ready|vacant|move[\s-]*in|moving|shifting)\s+)*(?:(?:from|by|in|on)\s+)?(?:the\s+)?` +
    String.raw`(?:([1-5])(?:st|nd|rd|th)?\s+(?:week|wk)\s+(?:of\s+)?${month}|${month}\s+([1-5])(?:st|nd|rd|th)?\s+(?:week|wk))${wordEnd}`,
  'iu',
);

const findMonth = (name: string) =>
  1 + monthNames.findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3)));

/** The day by which a home is wanted that a text begins with: "ready by 1st december", "from january 15", "jan 2027". */
export function findWantedDay(text: string): (WantedDay & { length: number }) | null {
  const [typed, before, name, other, after, alone, year] = day.exec(text) ?? [];
  if (typed !== undefined) {
    const number = before ?? after;
    return {
      month: findMonth(name ?? other ?? alone ?? ''),
      day: number === undefined ? null : Number(number),
      year: year === undefined ? null : Number(year),
      length: typed.length,
    };
  }
  const [inWeek, first, ofMonth, otherMonth, second] = week.exec(text) ?? [];
  if (inWeek !== undefined)
    return {
      month: findMonth(ofMonth ?? otherMonth ?? ''),
      day: Math.min(28, 7 * Number(first ?? second)),
      year: null,
      length: inWeek.length,
    };
  const [whole, only = ''] = wholeMonth.exec(text) ?? [];
  return whole === undefined
    ? null
    : { month: findMonth(only), day: null, year: null, length: whole.length };
}
