/*
 * What the words of a search text from one of them on mean: of several readings the longest. What refuses a wish, and what
 * a whole text comes to, is decided in `wishes`.
 */

import type { Meaning, UnlabelledWish } from '../wish';
import type { City } from '../place/place';
import { readReference } from '../reference';
import type { Dictionary, Entry } from './dictionary';
import {
  findAmount,
  findFloors,
  findNumberOfRooms,
  findRooms,
  findWantedDay,
  measureDistanceText,
  pinPattern,
} from './numbers';
import { isBeginning, isParted, listForms, partWord, type Reader, startsAt } from './text';

/** What some words mean; `null` if they ask for nothing. */
export interface Reading {
  meaning: Meaning | null;
  /** In words. */
  length: number;
  /** The words of the table, if what was typed is none of it. */
  corrected?: string;
  /** Whether it says what stands at the place before it, and goes with it. */
  isOfPlace?: true;
}

/** What was read of a text before a word. */
export interface Before {
  wishes: readonly UnlabelledWish[];
  /** The last of them, if no filler stands between. */
  last: UnlabelledWish | undefined;
}

export const nobody: Before = { wishes: [], last: undefined };
const unknown = (length: number): Reading => ({ meaning: { kind: 'unknown' }, length });

/** A place that is written as two words: "kottur puram". */
function readPartedPlace(
  words: readonly string[],
  { entries }: Dictionary,
  index: number,
): Reading | null {
  const joined = `${words[index] ?? ''}${words[index + 1] ?? ''}`;
  const place = entries.get(joined)?.find(({ meaning }) => meaning?.kind === 'place');
  if (!place || place.words.length > 1 || words[index] === joined) return null;
  return { meaning: place.meaning, length: 2, corrected: joined };
}

/** The longest phrase of the table; words of homes that none of them has are not known, and part into no others. */
export function readPhrase(
  { typed, meant, dictionary, homes }: Reader,
  index: number,
): Reading | null {
  const phrases = dictionary.entries
    .get(meant[index] ?? '')
    ?.filter(({ words }) => startsAt(meant, index, words));
  const longest = phrases?.[0];
  if (!phrases || !longest) return readPartedPlace(meant, dictionary, index);
  const isKnown = ({ meaning }: Entry) =>
    meaning?.kind !== 'word' ||
    !homes ||
    meaning.phrases.flatMap(listForms).some((phrase) => homes.have(` ${phrase} `));
  const found = phrases.find(isKnown);
  if (!found || (found.meaning === null && !isKnown(longest))) {
    const { meaning: wanted, words: said } = longest;
    const described =
      wanted?.kind === 'word' ? wanted.phrases.filter((one) => homes?.describe(` ${one} `)) : [];
    return described.length > 0
      ? { meaning: { kind: 'mentioned', phrases: described }, length: said.length }
      : unknown(said.length);
  }
  const { meaning, words } = found;
  const { length } = words;
  return startsAt(typed, index, words)
    ? { meaning, length }
    : { meaning, length, corrected: words.join(' ') };
}

const referencePattern =
  /^(?:ref(?:erence)?\b[.\s]*(?:(?:no|number)\b)?[.:\s]*)?([\da-z]{3})[\s-]?([\da-z]{3})(?![\p{L}\p{M}\d])/iu;

/** What a text begins with that is a number with its unit, and how many characters it has; the longest. */
function findMeasure(
  rest: string,
  { homes, isOpen }: Reader,
): (Meaning & { length: number }) | null {
  const [asked = '', one = '', other = ''] = referencePattern.exec(rest) ?? [];
  const reference = readReference(one + other);
  if (reference !== null && homes?.all.some((home) => home.reference === reference))
    return { kind: 'reference', reference, length: asked.length };
  const [pin, area = '', zone = ''] = pinPattern.exec(rest) ?? [];
  if (pin !== undefined) return { kind: 'pin', code: area + zone, length: pin.length };
  const floors = findFloors(rest);
  const day = findWantedDay(rest);
  const found = [
    floors && { kind: 'word' as const, ...floors },
    day && { kind: 'by' as const, ...day },
    findRooms(rest, isOpen),
    findAmount(rest),
  ].filter((one) => one !== null);
  return found.sort((a, b) => b.length - a.length)[0] ?? null;
}

export function readMeasure(reader: Reader, index: number): Reading | null {
  const { plain, words } = reader;
  const start = words[index]?.start ?? plain.length;
  const rest = plain.slice(start);
  const count = (length: number) =>
    words.filter((word) => word.start >= start && word.start < start + length).length;
  const away = measureDistanceText(rest);
  if (away > 0) return { meaning: null, length: count(away) };
  const found = findMeasure(rest, reader);
  if (!found) return null;
  const { length, ...meaning } = found;
  return { meaning, length: count(length) };
}

const bareNumber = /^\d[\d,./]*$/;
const ordinal = /^\d+(?:st|nd|rd|th)$/;
/** What a number belongs to that stands behind it. */
const ofDoor = /^(?:flat|door|no|plot|unit|house|block|old|new)$/;

/** What a number without a unit counts: the words behind it, such as cars, persons, balconies or minutes; `null` for none. */
function readCounted(reader: Reader, index: number): Reading | null {
  const { typed, words, homes } = reader;
  if (index >= words.length || isParted(reader, words[index - 1]?.end, index)) return null;
  const reading = readWish(reader, index, nobody);
  const { meaning } = reading;
  if (meaning === null)
    return /^(?:of|month|people|person|child|children|\p{L}{3,}s)$/u.test(typed[index] ?? '')
      ? unknown(1)
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
  return isOnlyNamed ? unknown(reading.length) : reading;
}

/**
 * A number without a unit belongs to the word beside it: a door to its street, a count to what it counts, a day to its month.
 * Alone it is one of rooms, unless these were said, or the number of some home's address.
 */
function readNumber(reader: Reader, index: number, { wishes, last }: Before): Reading | null {
  const { plain, words, typed, homes } = reader;
  const word = typed[index] ?? '';
  if (!bareNumber.test(word) && !ordinal.test(word)) return null;
  const next = typed[index + 1];
  const start = words[index]?.start ?? plain.length;
  const count = findNumberOfRooms(plain.slice(start));
  const isOfPlace = readPhrase(reader, index + 1)?.meaning?.kind === 'place';
  // "2 Adyar" are rooms, though a home may stand at 2, Adyar Road.
  const isDoor = next !== undefined && !(isOfPlace && count);
  if (isDoor && homes?.haveAddress(` ${word} ${next} `) === true)
    return { meaning: { kind: 'word', phrases: [`${word} ${next}`] }, length: 2 };
  if (last?.kind === 'unknown' && !isParted(reader, last.end, index)) return unknown(1);
  const own: Meaning = { kind: 'word', phrases: [word] };
  const isOwn = homes?.haveAddress(` ${word} `) ?? true;
  if (isOwn && ofDoor.test(typed[index - 1] ?? '')) return { meaning: own, length: 1 };
  const said = wishes.filter(({ kind }) => kind === 'bed').at(-1);
  const isOneOfSeveral = /^\s*(?:[-–—/,&]|or|to|and)\s*$/i.test(plain.slice(said?.end, start));
  const counted = said && isOneOfSeveral ? null : readCounted(reader, index + 1);
  if (counted) return { ...counted, length: counted.length + 1 };
  if (count && (!said || isOneOfSeveral))
    return { meaning: { kind: 'bed', low: count.low, high: count.high }, length: 1 };
  const isPrinted = /^\d{4,}$/.test(word) && homes?.have(` ${word} `) === true;
  if (isPrinted) return { meaning: { kind: 'word', phrases: [word] }, length: 1 };
  return isOwn && (words.length === 1 || isOfPlace) ? { meaning: own, length: 1 } : unknown(1);
}

/** A phrase that the page of some home prints, as it stands there. */
function readLine({ typed, homes }: Reader, index: number): Reading | null {
  const line = homes?.linesFrom(typed[index] ?? '').find((words) => startsAt(typed, index, words));
  if (!line || line.every((word) => bareNumber.test(word))) return null;
  return { meaning: { kind: 'word', phrases: [line.join(' ')] }, length: line.length };
}

const zoneDigits: Record<City, string> = { Chennai: '600', Madurai: '625' };
const direction = /^(?:east|west|north|south)$/;

/** What follows a place: what stands there, the zone of a city, or a direction that a home of the place has. */
function readAfterPlace(
  reader: Reader,
  index: number,
  place: UnlabelledWish | undefined,
): Reading | null {
  const { typed, dictionary, homes, words, plain } = reader;
  if (place?.kind !== 'place' && place?.kind !== 'landmark') return null;
  const stands = dictionary.afterPlace
    .filter((phrase) => startsAt(typed, index, phrase))
    .sort((a, b) => b.length - a.length)[0];
  if (stands) return { meaning: null, length: stands.length, isOfPlace: true };
  if (place.kind === 'landmark') {
    // "DLF IT Park, Porur" is one place, said twice.
    const phrase = readPhrase(reader, index);
    const isItsOwn =
      phrase?.meaning?.kind === 'place' && place.places.includes(phrase.meaning.place);
    return isItsOwn ? { meaning: null, length: phrase.length, isOfPlace: true } : null;
  }
  const word = typed[index] ?? '';
  const isNext = !isParted(reader, place.end, index);
  if (isNext && place.place in zoneDigits && /^\d{1,3}$/.test(word)) {
    const between = plain.slice(place.end, words[index]?.start);
    const code = zoneDigits[place.place as City] + word.padStart(3, '0');
    // "Chennai 2" may mean rooms, "Chennai-2" is a zone.
    if (word.length > 1 || between.includes('-'))
      return { meaning: { kind: 'pin', code }, length: 1 };
  }
  if (!homes || !direction.test(word)) return null;
  const isThere = homes.all.some(
    (home) => home.isIn(place.place) && home.named.includes(` ${word} `),
  );
  return isThere ? { meaning: { kind: 'word', phrases: [word] }, length: 1 } : unknown(1);
}

/** Words that end an address's name: "camp road" is as little known as "camp". */
const ofName = /^(?:road|rd|street|st|nagar|colony|lane|avenue|salai|layout|theru)$/;

/** A word of a home's own: a whole one, or the beginning of one that is being typed. */
function readOwn(reader: Reader, index: number, { last }: Before): Reading {
  const { typed, words, homes, isOpen } = reader;
  const word = typed[index] ?? '';
  const isOfUnknown = last?.kind === 'unknown' && !isParted(reader, last.end, index);
  if (isOfUnknown && ofName.test(word)) return unknown(1);
  const have = (phrase: string) => homes?.have(` ${phrase} `) ?? true;
  const next = typed[index + 1];
  // "S. Colony", "KK Nagar": initials with the word that they belong to.
  if (next !== undefined && /^\p{L}{1,2}$/u.test(word)) {
    const phrases = [`${word} ${next}`, word + next];
    if (homes && phrases.some(have)) return { meaning: { kind: 'word', phrases }, length: 2 };
  }
  // In the middle of a text two letters are seldom English: "velachery la".
  const isLast = index === words.length - 1;
  if (index > 0 && /^(?:st|rd|ave)$/.test(word)) return { meaning: null, length: 1 };
  if (/^\p{L}{2}$/u.test(word) && !isLast) return unknown(1);
  const phrases = listForms(word);
  if (phrases.some(have)) return { meaning: { kind: 'word', phrases }, length: 1 };
  const corrected = reader.meant[index] ?? word;
  if (corrected !== word && have(corrected))
    return { meaning: { kind: 'word', phrases: [corrected] }, length: 1, corrected };
  const parts = partWord(word).find((phrase) => homes?.have(` ${phrase} `));
  if (parts !== undefined) return { meaning: { kind: 'word', phrases: [parts] }, length: 1 };
  if (isOpen && isLast && (homes?.have(` ${word}`) ?? true))
    return { meaning: { kind: 'word', phrases: [word], isBegun: true }, length: 1 };
  if (isBeginning(reader, index)) return { meaning: null, length: 1 };
  // A word of three letters is in most descriptions.
  const isDescribed =
    word.length > 3 && phrases.some((phrase) => homes?.describe(` ${phrase} `) === true);
  return isDescribed ? { meaning: { kind: 'mentioned', phrases }, length: 1 } : unknown(1);
}

/** Of several readings the longest. */
export function readWish(reader: Reader, index: number, before: Before): Reading {
  const { typed, words, isOpen } = reader;
  // A single letter at the end begins a word that is still being typed.
  const isLetter = isOpen && /^\p{L}$/u.test(typed[index] ?? '') && index === words.length - 1;
  const readings = [
    readAfterPlace(reader, index, before.last),
    isLetter ? null : readPhrase(reader, index),
    readMeasure(reader, index) ?? readNumber(reader, index, before),
    readLine(reader, index),
  ].filter((reading) => reading !== null);
  readings.sort((a, b) => b.length - a.length);
  return readings[0] ?? readOwn(reader, index, before);
}
