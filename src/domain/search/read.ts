/*
 * How a search text becomes wishes: from left to right, of several readings of the same words the longest, and each wish
 * keeps its place in the text, so that a chip removes exactly what it says. What nobody knows is a wish too, which the list
 * names and which hides nothing. Which homes fit is decided in `fit`.
 */

import type { Meaning, UnlabelledWish, Wish } from '../wish';
import { editDistance } from '../edit-distance';
import { isRoad } from '../place/names';
import type { City } from '../place/place';
import { readReference } from '../reference';
import { normalizeWords, parseWords, plainText, type Word } from '../words';
import { type Dictionary, type Entry, isFilter } from './dictionary';
import type { Homes } from './homes';
import { either, tamilNumbers, troubles } from './language';
import {
  findAmount,
  findFloors,
  findNumberOfRooms,
  findRooms,
  findWantedDay,
  measureDistanceText,
  pinPattern,
} from './numbers';

const startsAt = (words: readonly string[], start: number, phrase: readonly string[]) =>
  phrase.every((word, index) => words[start + index] === word);

/** A text while it is read: `meant` has its words corrected. */
interface Reader {
  plain: string;
  words: readonly Word[];
  typed: readonly string[];
  meant: readonly string[];
  dictionary: Dictionary;
  /** `null` where nothing is known of them: then every word may be theirs. */
  homes: Homes | null;
  /** Whether the text is still being typed: only then the beginning of a last word is one. */
  isOpen: boolean;
}

/** What some words mean; `null` if they ask for nothing. */
interface Reading {
  meaning: Meaning | null;
  /** In words. */
  length: number;
  /** The words of the table, if what was typed is none of it. */
  corrected?: string;
  /** Whether it says what stands at the place before it, and goes with it. */
  isOfPlace?: true;
}

/** What was read of a text before a word. */
interface Before {
  wishes: readonly UnlabelledWish[];
  /** The last of them, if no filler stands between. */
  last: UnlabelledWish | undefined;
}

const nobody: Before = { wishes: [], last: undefined };
const unknown = (length: number): Reading => ({ meaning: { kind: 'unknown' }, length });

/** Whether a word is the last of an open text and begins a phrase or a word of one. */
function isBeginning({ typed, dictionary, isOpen }: Omit<Reader, 'meant'>, index: number): boolean {
  const word = typed[index] ?? '';
  const begins = (known: string) =>
    known === word ? dictionary.entries.has(word) : known.startsWith(word);
  return isOpen && index === typed.length - 1 && [...dictionary.words.keys()].some(begins);
}

/** Only words of letters are corrected: a wrong digit is another street. */
const correctable = /^\p{L}[\p{L}\p{M}]{3,}$/u;
/** Short words are too much alike: "left" and "lift", "wife" and "wifi". */
const minTarget = 5;
/** Words as long as this may have two letters wrong. */
const longWord = 8;

/** The endings of Tamil that say "in" and "to", and the words that they stand at. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/த்த(?:ில்|ுக்கு)$/u, 'ம்'],
  [/ய(?:ில்)$/u, ''],
  [/வுக்கு$/u, ''],
  [/(?:ில்|ுக்கு|ிற்கு)$/u, 'ு'],
  [/(?:ில்|ுக்கு)$/u, '்'],
  [/க்கு$/u, ''],
];

/** A word without such an ending, where that is a known one; `null` for none. */
function findStem(word: string, isKnown: (stem: string) => boolean): string | null {
  const stems = endings.flatMap(([ending, rest]) =>
    ending.test(word) ? [word.replace(ending, rest)] : [],
  );
  return stems.find(isKnown) ?? null;
}

/** The nearest of some words with the same first letter, then the first by alphabet; `null` if none is near. */
function findNearest(word: string, words: Iterable<string>): string | null {
  if (!correctable.test(word)) return null;
  const limit = word.length < longWord ? 1 : 2;
  let nearest: { other: string; distance: number } | null = null;
  for (const other of words) {
    if (!other.startsWith(word.charAt(0)) || !correctable.test(other)) continue;
    if (other.length < minTarget) continue;
    const distance = editDistance(word, other, limit);
    if (distance > limit) continue;
    const isNearer =
      nearest === null ||
      distance < nearest.distance ||
      (distance === nearest.distance && other < nearest.other);
    if (isNearer) nearest = { other, distance };
  }
  return nearest?.other ?? null;
}

/** A word as one of the table: without an ending of Tamil, or the nearest to a mistyped one. */
function correctWord(reader: Omit<Reader, 'meant'>, word: string, index: number): string {
  const { dictionary, homes } = reader;
  if (dictionary.words.has(word) || (homes?.have(` ${word} `) ?? false)) return word;
  const stem = findStem(word, (one) => dictionary.words.has(one));
  if (stem !== null) return stem;
  if (isBeginning(reader, index)) return word;
  const targets = [...dictionary.words].flatMap(([one, isTarget]) => (isTarget ? [one] : []));
  return findNearest(word, targets) ?? word;
}

/** "2 attached bathrooms" are "attached 2 bathrooms": a number stands before what it counts. */
const describedBath = /(\d+)\s+(?!b\.?h\.?k|b[rk]h?\b|beds?)(\p{L}{3,})\s+(?=(?:bath|toilet))/giu;

/** Parts of one sum: "1 lakh 5 thousand", "12 thousand 500". */
const sum =
  /(\d+)\s*(?:lakhs?|lacs?)\s+(?:and\s+)?(\d{1,2})\s*(?:thousand|k)(?![\p{L}\d])|(\d{1,2})\s*thousand\s+(?:and\s+)?(\d{3})(?![\p{L}\d])/giu;

const addUp = (_: string, lakhs?: string, thousands?: string, more?: string, rest?: string) =>
  String(
    lakhs === undefined
      ? Number(more) * 1_000 + Number(rest)
      : Number(lakhs) * 100_000 + Number(thousands) * 1_000,
  );

/** The words of Tamil that are numbers, with their endings. */
const spokenTamil = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(${[...tamilNumbers.keys()].join('|')})(?:ம்|த்துக்குள்|த்திற்குள்|க்குள்)?(?![\p{L}\p{M}\d])`,
  'giu',
);

/** A text with its numbers as digits, each before what it counts. */
function readDigits(text: string): string {
  return plainText(text)
    .replace(spokenTamil, (_, word: string) => tamilNumbers.get(word.toLowerCase()) ?? word)
    .replace(/(?<![\p{L}\d])half\s+(?:an?\s+)?la(?:kh|c)s?(?![\p{L}\d])/giu, '50000')
    .replace(/(\d)0\+\s*(\d)(?=000|\s)/g, '$1$2')
    .replace(sum, addUp)
    .replace(describedBath, '$2 $1 ');
}

function makeReader(
  text: string,
  dictionary: Dictionary,
  homes: Homes | null,
  isOpen: boolean,
): Reader {
  const plain = readDigits(text);
  const words = parseWords(plain);
  const typed = words.map((word) => word.text);
  const reader = { plain, words, typed, dictionary, homes, isOpen };
  return { ...reader, meant: typed.map((word, index) => correctWord(reader, word, index)) };
}

/** What is written between two positions, such as a comma. */
function isParted({ plain, words }: Reader, end: number | undefined, index: number): boolean {
  return /[,;]/.test(plain.slice(end, words[index]?.start));
}

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
function readPhrase({ typed, meant, dictionary, homes }: Reader, index: number): Reading | null {
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

function readMeasure(reader: Reader, index: number): Reading | null {
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

/** A phrase with its plural and its singular: "balcony" and "balconies". */
export function listForms(phrase: string): string[] {
  if (!/[a-z]{3}$/.test(phrase)) return [phrase];
  if (phrase.endsWith('ies')) return [phrase, phrase.replace(/ies$/, 'y')];
  if (/[^s]s$/.test(phrase)) return [phrase, phrase.slice(0, -1)];
  return [phrase, /[^aeiou]y$/.test(phrase) ? phrase.replace(/y$/, 'ies') : `${phrase}s`];
}

/** A long word as two: "vijayanagar" is "vijaya nagar". */
const partWord = (word: string) =>
  /^[a-z]{8,}$/.test(word)
    ? Array.from(
        { length: word.length - 5 },
        (_, at) => `${word.slice(0, at + 3)} ${word.slice(at + 3)}`,
      )
    : [];

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
function readWish(reader: Reader, index: number, before: Before): Reading {
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

/** What is refused: of what the list does not have nothing, of what nobody knows no more than its words. */
function refuse(meaning: Meaning): Meaning | null {
  if (!isFilter(meaning) && meaning.kind !== 'unknown') return null;
  return meaning.kind === 'unknown' ? meaning : { ...meaning, isNot: meaning.isNot !== true };
}

const longestAt = (phrases: readonly (readonly string[])[], words: readonly string[], at: number) =>
  Math.max(0, ...phrases.filter((one) => startsAt(words, at, one)).map(({ length }) => length));

/** "No", "not", "other than" and what they refuse, with the fillers between; what somebody does not have asks for nothing. */
function readRefusalBefore(reader: Reader, index: number): Reading | null {
  const { typed, words, dictionary } = reader;
  const notHad = longestAt(dictionary.notOurs, typed, index);
  const length = notHad || longestAt(dictionary.refusalsBefore, typed, index);
  if (length === 0) return null;
  for (let next = index + length; next < words.length;) {
    if (isParted(reader, words[next - 1]?.end, next)) return null;
    // "No. 12" and "flat no 4A" are numbers.
    if (/^\d/.test(typed[next] ?? '') && !readMeasure(reader, next)) return null;
    const reading = readWish(reader, next, nobody);
    next += reading.length;
    if (!reading.meaning) continue;
    // "No flooding" asks for what "flooding" alone asks for.
    const isTrouble =
      reading.meaning.kind === 'options' &&
      reading.meaning.name === 'flood' &&
      !reading.meaning.options.includes('flooded');
    // Nobody looks for a home that refuses pets: "no pets" says who would move in.
    const isOurs = reading.meaning.kind === 'flag' && reading.meaning.flag === 'pets';
    if (troubles.test(typed[next] ?? ''))
      return { meaning: reading.meaning, length: next + 1 - index };
    if (isTrouble) return { meaning: reading.meaning, length: next - index };
    const meaning = notHad > 0 || isOurs ? null : refuse(reading.meaning);
    return { meaning, length: next - index };
  }
  return null;
}

/** A wish with words after it that refuse it: "pets not allowed", "lift venda". */
function readRefusalAfter(reader: Reader, index: number, reading: Reading): Reading {
  const { typed, words, dictionary } = reader;
  const { meaning, length } = reading;
  const end = index + length;
  if (!meaning || isParted(reader, words[end - 1]?.end, end)) return reading;
  const refusal = longestAt(dictionary.refusals, typed, end);
  if (refusal === 0) return reading;
  // Between two places it says "or else": "velachery illa medavakkam".
  const isElse =
    meaning.kind === 'place' && readPhrase(reader, end + refusal)?.meaning?.kind === 'place';
  return { meaning: isElse ? meaning : refuse(meaning), length: length + refusal };
}

const sign = /^[₹<>$€£¥]$/;

/** What the words from a place on mean. */
function readAt(reader: Reader, index: number, before: Before): Reading {
  if (sign.test(reader.typed[index] ?? '') && !readMeasure(reader, index))
    return { meaning: null, length: 1 };
  const reading = readWish(reader, index, before);
  // "No brokerage" is a phrase of its own, and so is "no parking", but not in "no parking problem".
  const isTroubled =
    reading.meaning?.kind === 'options' &&
    troubles.test(reader.typed[index + reading.length] ?? '');
  const isPhrase = reading.length > 1 && reading.meaning?.kind !== 'unknown' && !isTroubled;
  const refused = isPhrase && reading.meaning ? null : readRefusalBefore(reader, index);
  return readRefusalAfter(reader, index, refused ?? reading);
}

/** The words that a wish is read as, `null` if they are the typed ones: a road or a landmark is known by each of its names. */
function findReading(
  meaning: Meaning,
  typed: readonly string[],
  corrected: string | undefined,
): string | null {
  if (meaning.kind !== 'place') return corrected ?? null;
  const { place } = meaning;
  const isSame = typed.join('').endsWith(normalizeWords(place).replaceAll(' ', ''));
  return isSame || (isRoad(place) && corrected === undefined) ? null : place;
}

/** A text without some parts of it, in their order. */
function cutOut(plain: string, parts: readonly Pick<Wish, 'start' | 'end'>[]): string {
  const rest = parts.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^[\s,;:]*/, ' '),
    plain,
  );
  return rest.replace(/\s+/g, ' ').replace(/^[\s,;:]+|[\s,;:]+$/g, '');
}

/** What an "or" between two wishes makes of the second: refused with the first, or enough instead of it. */
function joinWish(meaning: Meaning, before: UnlabelledWish | undefined, between: string) {
  const group = (before?.group ?? -1) + 1;
  // "Except OMR and ECR" refuses both, and so does a list of places.
  const isBoth =
    before?.isNot === true &&
    before.kind === meaning.kind &&
    (/^\s*(?:and|&)\s*$/i.test(between) || (meaning.kind === 'place' && /^\s*,\s*$/.test(between)));
  if (!before || !(either.test(between) || isBoth)) return { meaning, group };
  if (before.isNot === true) return { meaning: refuse(meaning) ?? meaning, group };
  const isOfKind = meaning.kind === before.kind && meaning.isNot !== true;
  return { meaning, group: isOfKind ? before.group : group };
}

/** Whether an amount is the price of what is bought or leased, and no rent. */
const isOfSale = ({ kind }: UnlabelledWish, wishes: readonly UnlabelledWish[]) =>
  kind === 'rent' &&
  wishes.some(
    (wish) => wish.kind === 'notOffered' && ['sale', 'lease', 'plot'].includes(wish.what),
  );

/** Of wishes that say the same one, which is taken out with all of them: "1bhk studio". */
function joinRepeated(plain: string, wishes: readonly Wish[]): Wish[] {
  const isFirst = (wish: Wish, index: number) =>
    !wish.isAsked || wishes.findIndex(({ label }) => label === wish.label) === index;
  return wishes.filter(isFirst).map((wish) => {
    const alike = wishes.filter(({ label }) => label === wish.label);
    return alike.length > 1 && wish.isAsked ? { ...wish, rest: cutOut(plain, alike) } : wish;
  });
}

/** The wishes of a search text, in its order; mistyped words count as what they are meant to be. */
export function parseText(
  text: string,
  dictionary: Dictionary,
  homes: Homes | null,
  isOpen = false,
): Wish[] {
  const reader = makeReader(text, dictionary, homes, isOpen);
  const { plain, words, typed } = reader;
  const wishes: UnlabelledWish[] = [];
  const extend = (wish: UnlabelledWish, end: number) => {
    wish.end = end;
    wish.rest = cutOut(plain, [wish]);
  };
  let start: number | null = null;
  for (let index = 0; index < words.length;) {
    const word = words[index];
    if (!word) break;
    const last = wishes.at(-1);
    const isNext = start === null;
    start ??= word.start;
    const before = { wishes, last: isNext ? last : undefined };
    const { meaning, length, corrected, isOfPlace } = readAt(reader, index, before);
    const from = index;
    index += length;
    const end = words[index - 1]?.end ?? word.end;
    if (!meaning) {
      if (isOfPlace && last) {
        extend(last, end);
        start = null;
      }
      continue;
    }
    if (isNext && last?.kind === 'unknown' && meaning.kind === 'unknown') {
      extend(last, end);
      last.typed = plain.slice(plain.indexOf(last.typed, last.start), end);
    } else {
      const joined = joinWish(meaning, last, plain.slice(last?.end, word.start));
      const readAs = findReading(meaning, typed.slice(from, index), corrected);
      const part = { start, end, rest: cutOut(plain, [{ start, end }]), group: joined.group };
      wishes.push({ ...joined.meaning, typed: plain.slice(word.start, end), readAs, ...part });
    }
    start = null;
  }
  const labelled = wishes
    .map((wish): UnlabelledWish => (isOfSale(wish, wishes) ? { ...wish, kind: 'unknown' } : wish))
    .map((wish) => ({ ...wish, label: dictionary.makeLabel(wish), isAsked: isFilter(wish) }));
  return joinRepeated(plain, labelled);
}
