/*
 * What a number without a unit belongs to in a search text: the word beside it, as a door to its street, a count to what it
 * counts, a day to its month. Alone it is one of rooms, unless these were said, or the number of some home's address.
 */

import { doorWords, times } from './language';
import { readLine, readOwnPhrase } from './own-words';
import { readPhrase } from './phrase';
import { asOwnWords, asUnknown, type Before, noneBefore, type Reading } from './reading';
import { findNumberOfRooms, findRooms } from './rooms';
import { bareNumber, isParted, type Reader } from './text';

/** Reads the words beside a number, as whoever reads a whole text does. */
type ReadBeside = (reader: Reader, index: number, before: Before) => Reading;

const isYear = /^(?:19|20)\d{2}$/;
const ordinal = /^\d+(?:st|nd|rd|th)$/;

/** A number without a unit with the word beside it; `null` for other words. */
export function readNumber(
  reader: Reader,
  index: number,
  { wishes, last }: Before,
  readBeside: ReadBeside,
): Reading | null {
  const { plain, words, typed, homes } = reader;
  const word = typed[index] ?? '';
  if (!bareNumber.test(word) && !ordinal.test(word)) return null;
  const start = words[index]?.start ?? plain.length;
  const rooms = findNumberOfRooms(plain.slice(start));
  const isOfPlace = readPhrase(reader, index + 1)?.meaning?.kind === 'place';
  // "2 Adyar" are rooms, though a home may stand at 2, Adyar Road.
  const door = isOfPlace && rooms ? null : readDoor(reader, index);
  if (door) return door;
  // "3 months" are how long somebody stays, and not what a page says of its advance.
  if (times.test(typed[index + 1] ?? '') && !isYear.test(word)) return asUnknown(2);
  // "Retired, 2" are rooms: a person of the table is no name that a number could belong to.
  const isOfName = readPhrase(reader, index - 1)?.meaning?.kind !== 'unknown';
  if (last?.kind === 'unknown' && isOfName && !isParted(reader, last.end, index))
    return asUnknown(1);
  const own = asOwnWords([word], 1);
  const isOwn = homes?.haveAddress(` ${word} `) ?? true;
  const said = wishes.filter(({ kind }) => kind === 'bed').at(-1);
  // "Looking 4 a 2bhk", "3 it guys": the number that has a unit says how many rooms.
  const isSaidBehind = words
    .slice(index + 1)
    .some((one) => findRooms(plain.slice(one.start), false)?.kind === 'bed');
  const isOneOfSeveral = /^\s*(?:[-–—/,&]|or|to|and)\s*$/i.test(plain.slice(said?.end, start));
  const isOne = isYear.test(word) || (said && isOneOfSeveral);
  const counted = isOne ? null : readCounted(reader, index + 1, readBeside);
  // "Flat 1, Anna Street", but not "a flat 1 month".
  if (isOwn && doorWords.test(typed[index - 1] ?? '') && counted?.meaning?.kind !== 'unknown')
    return own;
  // "Two kitchens" that some page prints are more than a kitchen.
  const isOpen = counted?.meaning?.kind === 'mentioned' || counted?.meaning?.kind === 'unknown';
  const line = isOpen ? readLine(reader, index) : null;
  if (line) return line;
  if (counted) return { ...withCount(counted, Number(word)), length: counted.length + 1 };
  if (rooms && !said && isSaidBehind) return { meaning: null, length: 1 };
  if (rooms && (!said || isOneOfSeveral))
    return { meaning: { kind: 'bed', low: rooms.low, high: rooms.high }, length: 1 };
  const isPrinted = /^\d{4,}$/.test(word) && homes?.have(` ${word} `) === true;
  if (isPrinted) return own;
  return isOwn && (words.length === 1 || isOfPlace) ? own : asUnknown(1);
}

/** A door with the street that some home has at it: "12 Kamarajar Street". */
function readDoor(reader: Reader, index: number): Reading | null {
  const [door = '', street = ''] = reader.typed.slice(index);
  if (street === '' || !reader.homes?.haveAddress(` ${door} ${street} `)) return null;
  return readOwnPhrase(reader, index) ?? asOwnWords([`${door} ${street}`], 2);
}

const doorCode = /^(?:\d{1,3}[a-z]?|[a-z]\d{0,3})$/;

/** A door with its block, as some home's address has them: "flat 6C block 2". */
export function readDoorInBlock({ typed, homes }: Reader, index: number): Reading | null {
  let end = index;
  while (doorWords.test(typed[end] ?? '') || doorCode.test(typed[end] ?? '')) end += 1;
  for (; end > index + 2; end -= 1) {
    const phrase = typed.slice(index, end).join(' ');
    if (homes?.haveAddress(` ${phrase} `)) return asOwnWords([phrase], end - index);
  }
  return null;
}

/** What a number without a unit counts: the words behind it, such as cars, persons, balconies or minutes; `null` for none. */
function readCounted(reader: Reader, index: number, readBeside: ReadBeside): Reading | null {
  const { typed, words, homes } = reader;
  if (index >= words.length || isParted(reader, words[index - 1]?.end, index)) return null;
  const reading = readBeside(reader, index, noneBefore);
  const { meaning } = reading;
  if (meaning === null)
    return /^(?:of|month|people|person|child|children|\p{L}{3,}s)$/u.test(typed[index] ?? '')
      ? asUnknown(1)
      : null;
  const isThing =
    ['unknown', 'mentioned', 'word'].includes(meaning.kind) ||
    (meaning.kind === 'options' && ['letTo', 'parking'].includes(meaning.name)) ||
    (meaning.kind === 'flag' && ['pets', 'lift'].includes(meaning.flag));
  if (!isThing) return null;
  // "Five minutes from" in the name of a home is no fact of it, as its balcony is; "two kitchens" are, where they are printed.
  const isPrinted = (phrase: string) =>
    homes?.have(` ${typed[index - 1] ?? ''} ${phrase} `) === true ||
    homes?.linesFrom(phrase.split(' ')[0] ?? '').some((line) => line.join(' ') === phrase) === true;
  const isOnlyNamed =
    homes !== null &&
    meaning.kind === 'word' &&
    readPhrase(reader, index) === null &&
    !meaning.phrases.some(isPrinted);
  return isOnlyNamed ? asUnknown(reading.length) : reading;
}

/** "3 cars" are a car three times. */
function withCount(reading: Reading, count: number): Reading {
  const { meaning } = reading;
  const isMany = meaning?.kind === 'options' && meaning.name === 'parking' && count > 1;
  return isMany ? { ...reading, meaning: { ...meaning, count } } : reading;
}

const doors = /^(\d{1,3})\s*(?:-|–|to)\s*(\d{1,3})\s+(?=[\p{L}\d])/iu;

/** "10 to 15 Kamarajar Street": every door of the street between the two. */
export function readDoors({ plain, words, homes }: Reader, index: number): Reading | null {
  const start = words[index]?.start ?? plain.length;
  const [range, from = '', to = ''] = doors.exec(plain.slice(start)) ?? [];
  if (range === undefined || Number(from) > Number(to)) return null;
  const at = words.findIndex((word) => word.start >= start + range.length);
  const street = words[at]?.text ?? '';
  const phrases = Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, door) => `${Number(from) + door} ${street}`,
  ).filter((phrase) => homes?.haveAddress(` ${phrase} `));
  return phrases.length === 0 ? null : asOwnWords(phrases, at + 1 - index);
}
