import { readReference } from '../../reference';
import { findAmount, pinPattern } from './amounts';
import {
  bareNumber,
  type Before,
  isBeginning,
  isParted,
  negation,
  type Reader,
  type Reading,
  readPhrase,
} from './reader';
import { findNumberOfRooms, findRooms } from './rooms';
import type { Meaning } from './wish';

const referencePattern =
  /^(?:ref(?:erence)?\b[.\s]*(?:(?:no|number)\b)?[.:\s]*)?([\da-z]{3})[\s-]?([\da-z]{3})(?![\p{L}\p{M}\d])/iu;

/** The number that a text begins with, of whatever kind, and how many characters it has. */
function findNumber(rest: string, { homes }: Reader): (Meaning & { length: number }) | null {
  const [asked = '', one = '', other = ''] = referencePattern.exec(rest) ?? [];
  const reference = readReference(one + other);
  if (reference !== null && homes?.all.some((home) => home.reference === reference))
    return { kind: 'reference', reference, length: asked.length };
  const [pin, area = '', zone = ''] = pinPattern.exec(rest) ?? [];
  if (pin !== undefined) return { kind: 'pin', code: area + zone, length: pin.length };
  const rooms = findRooms(rest);
  const amount = findAmount(rest);
  return (amount?.length ?? 0) > (rooms?.length ?? 0) ? amount : rooms;
}

/** A number with what says of what kind it is. */
export function readNumber(reader: Reader, index: number): Reading | null {
  const { plain, words } = reader;
  const start = words[index]?.start ?? plain.length;
  const found = findNumber(plain.slice(start), reader);
  if (!found) return null;
  const { length, ...meaning } = found;
  const end = start + length;
  return {
    meaning,
    length: words.filter((word) => word.start >= start && word.start < end).length,
  };
}

/** What a number counts, of the words that ask for something else or for nothing. */
const things = /^(?:of|ac|month|\p{L}{2,}s)$/u;

/** Whether a number may count what a phrase says: "3 boys", "2 cars", "1 dog". */
function isCounted(meaning: Meaning | null, word: string): boolean {
  if (meaning?.kind === 'place' || meaning?.kind === 'landmark') return false;
  if (meaning?.kind === 'options' && (meaning.name === 'letTo' || meaning.name === 'parking'))
    return true;
  if (meaning?.kind === 'flag' && (meaning.flag === 'pets' || meaning.flag === 'lift')) return true;
  return things.test(word) && word !== 'rooms';
}

/** Whether what follows a number is known, and nothing that it could count. */
function isNumberAlone(reader: Reader, index: number): boolean {
  const { words, typed } = reader;
  const next = typed[index + 1];
  if (next === undefined || isParted(reader, words[index]?.end, index + 1)) return true;
  const phrase = readPhrase(reader, index + 1);
  if (phrase) return !isCounted(phrase.meaning, next);
  return (
    negation.test(next) ||
    bareNumber.test(next) ||
    readNumber(reader, index + 1) !== null ||
    isBeginning(reader, index + 1)
  );
}

/** A number alone is one of rooms, unless these were said or it belongs to a word that nobody knows: "apr 5". */
export function readNumberAlone(reader: Reader, index: number, before: Before): Reading | null {
  const { plain, words } = reader;
  const start = words[index]?.start ?? plain.length;
  const found = findNumberOfRooms(plain.slice(start));
  if (!found || !isNumberAlone(reader, index)) return null;
  const isOfUnknown = before.last?.kind === 'unknown' && !isParted(reader, before.last.end, index);
  const said = before.wishes.filter(({ kind }) => kind === 'bed').at(-1);
  const isOneOfSeveral = /^\s*(?:[-–—/,&]|or|to|and)\s*$/i.test(plain.slice(said?.end, start));
  if (isOfUnknown || (said && !isOneOfSeveral)) return null;
  const { kind, low, high } = found;
  return { meaning: { kind, low, high }, length: 1 };
}
