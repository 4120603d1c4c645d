/*
 * How many rooms, and which floors, a search text asks for: "2bhk", "3 bhk or above", "ground or 1st floor", "below 3rd floor".
 * Each reader takes a text that begins with them and answers how many characters it has read.
 */

import { editDistance } from '../../edit-distance';
import { type Limits, withHalf } from '../../limits';
import { formatOrdinal } from '../../words';
import { heardNumbers, leastAfterAmount, mostAfterAmount } from './language';
import { wordEnd } from './text';

/** What stands before a number and compares with it; "20k max 2bhk" is a limit of the rent. */
const before =
  /^(?:(?<least>at ?least|min(?:imum)?|not? less than)|(?<over>above|over|more than|bigger than)|(?<most>up ?to|at ?most|not? (?:more than|above|over))|(?<under>below|under|less than))\s+(?=\d|single|double|triple)/iu;
/** The same behind it. */
const after = new RegExp(
  String.raw`^\s*(?:(?<more>(?:and|or|&)\s+(?:above|more|up(?:wards)?|bigger|larger|higher)|onwards|plus(?!\s*\d)|${leastAfterAmount})|(?<less>(?:and|or|&)\s+(?:below|less|under|fewer|smaller|lower)|${mostAfterAmount}))${wordEnd}`,
  'iu',
);

/** What was read, and of how many characters. */
interface Compared extends Limits {
  length: number;
}

/** What a text begins with that compares with a number, whose reader is given; the number alone, where nothing compares. */
function findWithComparison<Found extends Compared>(
  text: string,
  find: (text: string) => Found | null,
): Found | null {
  const comparison = before.exec(text);
  const start = comparison?.[0].length ?? 0;
  const found = find(text.slice(start));
  if (!found) return null;
  const { least, over, most, under } = comparison?.groups ?? {};
  const end = start + found.length;
  const follows = comparison ? null : after.exec(text.slice(end));
  const length = end + (follows?.[0].length ?? 0);
  const { more, less } = follows?.groups ?? {};
  const { low, high } = found;
  if ((least ?? more) !== undefined) return { ...found, high: Infinity, length };
  if (over !== undefined) return { ...found, low: Math.floor(high) + 1, high: Infinity, length };
  if ((most ?? less) !== undefined) return { ...found, low: 0, length };
  if (under !== undefined) return { ...found, low: 0, high: low - 0.5, length };
  return found;
}

/** Rooms that a text begins with, and how many characters say so. */
type Rooms = Limits & { kind: 'bed' | 'bath'; length: number };

const numberWords = new Map([
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
  ['oru', 1],
  ['ek', 1],
  ['rendu', 2],
  ['irandu', 2],
  ['do', 2],
  ['moonu', 3],
  ['moondru', 3],
  ['teen', 3],
  ['naalu', 4],
  ['char', 4],
  ['chaar', 4],
]);
const oneNumber = String.raw`(\d(?:\.5|\s?\+\s?1)?\+?|${[...numberWords.keys()].join('|')})`;
const bed = String.raw`(?:b\.?h\.?k\.?s?|bkh|br|bed[\s-]?rooms?(?:,?\s+hall(?:,?\s+(?:and\s+|&\s*)?kitchen)?)?|beds?|kamr[ae]|कमर[ाे]|படுக்கை(?:யறை|\s*அறை)?|பெட்ரூம்|பிஎச்கே|बेडरूम|बैडरूम|बीएचके)`;
// "2bhk or 3bhk" is as common as "2 or 3 bhk".
const numbers = String.raw`^${oneNumber}(?:\s*${bed}?\s*(?:-|–|\/|,|&|or|to|and)\s*${oneNumber})?[\s-]*`;
const bedrooms = new RegExp(`${numbers}${bed}${wordEnd}`, 'iu');
/** Mistyped, with one letter wrong: "2bhl", "2 bhkk". */
const mistyped = new RegExp(String.raw`${numbers}(b[a-z]{1,3})${wordEnd}`, 'iu');
/** Still being typed: "2b", "2bh", "2 bedr". */
const begunBedrooms = new RegExp(String.raw`${numbers}(?:bh?|be|bedro{0,2})$`, 'iu');
/** Only before the word itself: people look "for beds". */
const heard = new RegExp(
  String.raw`^(${[...heardNumbers.keys()].join('|')})[\s-]+(?:b\.?h\.?k\.?s?|bed[\s-]?rooms?)${wordEnd}`,
  'iu',
);
/** In a list of homes "3 rooms", "2 room house" are bedrooms; one room is a studio. */
const severalRooms = new RegExp(String.raw`^([2-9])\s*rooms?${wordEnd}`, 'iu');
const oneRoom = new RegExp(
  String.raw`^(?:1\s*r\.?k\.?|(?:1|single)\s*rooms?(?:\s+(?:and\s+)?kitchen)?|studio(?:\s+(?:flat|apartment))?s?)${wordEnd}`,
  'iu',
);
const bathrooms = new RegExp(
  String.raw`^(?:min(?:imum)?\s+)?${oneNumber}[\s-]*(?:bath(?:[\s-]?room)?s?|toilets?)${wordEnd}`,
  'iu',
);
const alone = new RegExp(String.raw`^([1-9])${wordEnd}(?![.,/+]\d)`, 'iu');

/** A half room, or one for study, may be missing or whole: "2.5 BHK" and "2+1 BHK" are 2 to 3. */
function readCount(text: string): Limits {
  const word = numberWords.get(text.toLowerCase()) ?? heardNumbers.get(text.toLowerCase());
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

function findBedrooms(text: string, isOpen: boolean): RegExpExecArray | null {
  const beds =
    bedrooms.exec(text) ?? heard.exec(text) ?? (isOpen ? begunBedrooms.exec(text) : null);
  if (beds) return beds;
  const near = mistyped.exec(text);
  return near && editDistance(near[3]?.toLowerCase() ?? '', 'bhk', 1) === 1 ? near : null;
}

/** The rooms that a text, maybe one that is still being typed, begins with: "2bhk", "2-3 BHK", "min 2 bhk", "2 bedroom hall kitchen", "1 rk", "2 bath". */
export function findRooms(text: string, isOpen: boolean): Rooms | null {
  return findWithComparison(text, (some) => findPlainRooms(some, isOpen));
}

function findPlainRooms(text: string, isOpen: boolean): Rooms | null {
  const baths = bathrooms.exec(text);
  if (baths) {
    const { low } = readCount(baths[1] ?? '');
    return { kind: 'bath', low, high: Infinity, length: baths[0].length };
  }
  const single = oneRoom.exec(text);
  if (single) return readRooms(single[0], '1');
  const [rooms, number = ''] = severalRooms.exec(text) ?? [];
  if (rooms !== undefined) return readRooms(rooms, number);
  const [typed, from = '', to] = findBedrooms(text, isOpen) ?? [];
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

const eachFloor = new RegExp(oneFloor, 'giu');
/** No house of a list is higher. */
const maxFloor = 30;

const formatFloor = (number: number) =>
  number === 0 ? 'ground floor' : `${formatOrdinal(number)} floor`;

const namedFloors = new RegExp(
  String.raw`^(?:(low(?:er)?)|high(?:er)?|upper)\s*${floorEnd}${wordEnd}`,
  'iu',
);

const numberedFloor = new RegExp(
  String.raw`^(?:(\d{1,2})(?:st|nd|rd|th)?\s*${floorEnd}|${ground}(?:\s*${floorEnd})?)${wordEnd}`,
  'iu',
);

/** The floor that a text begins with, as a number: 0 for the ground floor. */
function findOneFloor(text: string): Compared | null {
  const [typed, number] = numberedFloor.exec(text) ?? [];
  if (typed === undefined) return null;
  const floor = Number(number ?? 0);
  return { low: floor, high: floor, length: typed.length };
}

/** The floors that a text begins with, as pages print them: "ground or 1st floor", "2nd flr", "top floor", "2nd floor or below". */
export function findFloors(text: string): { phrases: string[]; length: number } | null {
  const [named, low] = namedFloors.exec(text) ?? [];
  const compared =
    named === undefined
      ? findWithComparison(text, findOneFloor)
      : {
          low: low === undefined ? 4 : 0,
          high: low === undefined ? maxFloor : 2,
          length: named.length,
        };
  if (compared && compared.low !== compared.high) {
    const phrases = Array.from({ length: maxFloor + 1 }, (_, floor) => floor)
      .filter((floor) => floor >= compared.low && floor <= compared.high)
      .map(formatFloor);
    return { phrases, length: compared.length };
  }
  const [typed] = floors.exec(text) ?? [];
  if (typed === undefined) return null;
  const phrases = [...typed.matchAll(eachFloor)].map(([one]) => {
    if (/^(?:top|last)$/i.test(one)) return 'top floor';
    return formatFloor(Number.parseInt(one) || 0);
  });
  return { phrases, length: typed.length };
}
