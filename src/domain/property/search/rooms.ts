import { type Limits, withHalf } from './range';

/** Rooms that a text begins with, and how many characters say so. */
export type Rooms = Limits & { kind: 'bed' | 'bath'; length: number };

const counts = new Map(
  [
    ['one', 'single', 'ஒரு'],
    ['two', 'double', 'இரண்டு'],
    ['three', 'triple', 'மூன்று'],
    ['four', 'நான்கு'],
    ['five', 'ஐந்து'],
  ].flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
);
const wordEnd = String.raw`(?![\p{L}\p{M}\d])`;
const count = String.raw`(\d(?:\.5|\s?\+\s?1)?\+?|${[...counts.keys()].join('|')})`;
const bed = String.raw`(?:b\.?h\.?k\.?s?|br|bed[\s-]?rooms?|beds?|படுக்கையறை)`;
const bedrooms = new RegExp(
  // "2bhk or 3bhk" is as common as "2 or 3 bhk".
  String.raw`^${count}(?:\s*${bed}?\s*(?:-|–|\/|,|&|or|to|and)\s*${count})?[\s-]*` +
    // Still being typed: "2b", "2bh", "2 bedr".
    String.raw`(?:${bed}${wordEnd}|(?:bh?|be|bedro{0,2})$)`,
  'iu',
);
const oneRoom = new RegExp(
  String.raw`^(?:(?:1|one)\s*r\.?k\.?|(?:1|one|single)\s*rooms?(?:\s+(?:and\s+)?kitchen)?|studio(?:\s+(?:flat|apartment))?s?)${wordEnd}`,
  'iu',
);
const bathrooms = new RegExp(
  String.raw`^(?:min(?:imum)?\s+)?${count}[\s-]*(?:bath(?:[\s-]?room)?s?|toilets?)${wordEnd}`,
  'iu',
);
const alone = new RegExp(String.raw`^(\d|one|two|three|four|five)${wordEnd}(?![.,/+]\d)`, 'iu');

/** A half room, or one for study, may be missing or whole: "2.5 BHK" and "2+1 BHK" are 2 to 3. */
function readCount(text: string): Limits {
  const word = counts.get(text.toLowerCase());
  if (word !== undefined) return { low: word, high: withHalf(word) };
  const low = Number.parseInt(text);
  if (/\.5|\+\s?1/.test(text)) return { low, high: low + 1 };
  return { low, high: text.endsWith('+') ? Infinity : withHalf(low) };
}

function readRange(typed: string, from: string, to = from): Rooms | null {
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

/** The rooms that a text begins with: "2bhk", "2-3 BHK", "two bedrooms", "1 rk", "2 bath". */
export function findRooms(text: string): Rooms | null {
  const baths = bathrooms.exec(text);
  if (baths) {
    const { low } = readCount(baths[1] ?? '');
    return { kind: 'bath', low, high: Infinity, length: baths[0].length };
  }
  const single = oneRoom.exec(text);
  if (single) return readRange(single[0], '1');
  const [typed, from = '', to] = bedrooms.exec(text) ?? [];
  return typed === undefined ? null : readRange(typed, from, to);
}

/** The rooms that a number means that a text begins with, if it counts nothing else. */
export function findNumberOfRooms(text: string): Rooms | null {
  const [typed, from = ''] = alone.exec(text) ?? [];
  return typed === undefined ? null : readRange(typed, from);
}
