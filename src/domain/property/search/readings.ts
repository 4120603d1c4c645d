import { readReference } from '../../reference';
import type { City } from '../cities';
import { findAmount, pinPattern } from './amounts';
import { type Dictionary, startsAt } from './dictionary';
import type { Homes } from './homes';
import { findRooms } from './rooms';
import type { Meaning, Wish } from './wish';
import type { Word } from './words';

/** What some words mean; `null` if they ask for nothing. */
export interface Reading {
  meaning: Meaning | null;
  /** In words. */
  length: number;
  /** Whether it says what stands at the place before it, and goes with it. */
  isOfPlace?: true;
}

/** A text while it is read: `meant` has its words corrected. */
export interface Reader {
  plain: string;
  words: readonly Word[];
  typed: readonly string[];
  meant: readonly string[];
  dictionary: Dictionary;
  /** `null` where nothing is known of them: then every word may be theirs. */
  homes: Homes | null;
}

const referencePattern =
  /^(?:ref(?:erence)?\b[.\s]*(?:(?:no|number)\b)?[.:\s]*)?([\da-z]{3})[\s-]?([\da-z]{3})(?![\p{L}\p{M}\d])/iu;
const zoneDigits: Record<City, string> = { Chennai: '600', Madurai: '625' };
const direction = /^(?:east|west|north|south)$/;
const negation = /^(?:no|not|non|without)$/;
const bareNumber = /^\d[\d,./]*$/;
const sign = /^[₹<>]$/;

/** The number that a text begins with, of whatever kind, and how many characters it has. */
function findNumber(rest: string, { homes }: Reader): { meaning: Meaning; length: number } | null {
  const [asked = '', one = '', other = ''] = referencePattern.exec(rest) ?? [];
  const reference = readReference(one + other);
  if (reference !== null && homes?.all.some((home) => home.reference === reference))
    return { meaning: { kind: 'reference', reference }, length: asked.length };
  const [pin, area = '', zone = ''] = pinPattern.exec(rest) ?? [];
  if (pin !== undefined) return { meaning: { kind: 'pin', code: area + zone }, length: pin.length };
  const [rooms, amount] = [findRooms(rest), findAmount(rest)];
  const found = (amount?.length ?? 0) > (rooms?.length ?? 0) ? amount : rooms;
  if (!found) return null;
  const { length, ...meaning } = found;
  return { meaning, length };
}

function readNumber(reader: Reader, word: Word): Reading | null {
  const found = findNumber(reader.plain.slice(word.start), reader);
  if (!found) return null;
  const end = word.start + found.length;
  const length = reader.words.filter(({ start }) => start >= word.start && start < end).length;
  return { meaning: found.meaning, length };
}

/** The longest phrase of the table; words of homes that none of them has are none. */
function readPhrase({ meant, dictionary, homes }: Reader, at: number): Reading | null {
  const found = dictionary.entries.get(meant[at] ?? '')?.find(({ words, meaning }) => {
    if (!startsAt(meant, at, words)) return false;
    return meaning?.kind !== 'word' || !homes || meaning.phrases.some(homes.have);
  });
  return found ? { meaning: found.meaning, length: found.words.length } : null;
}

function readNegation(reader: Reader, at: number): Reading | null {
  if (!negation.test(reader.typed[at] ?? '')) return null;
  const next = readPhrase(reader, at + 1);
  if (next?.meaning?.kind !== 'flag') return null;
  return { meaning: { ...next.meaning, isWanted: false }, length: next.length + 1 };
}

/** A phrase that the page of some home prints, as it stands there. */
function readLine({ typed, homes }: Reader, at: number): Reading | null {
  const line = homes?.linesFrom(typed[at] ?? '').find((words) => startsAt(typed, at, words));
  if (!line || line.every((word) => bareNumber.test(word))) return null;
  return { meaning: { kind: 'word', phrases: [line.join(' ')] }, length: line.length };
}

/** What follows a place: what stands there, the zone of a city, or a direction that a home of the place has. */
function readAfterPlace(reader: Reader, at: number, place: Wish | undefined): Reading | null {
  const { typed, dictionary, homes, words, plain } = reader;
  if (place?.kind !== 'place' && place?.kind !== 'landmark') return null;
  const stands = dictionary.afterPlace
    .filter((phrase) => startsAt(typed, at, phrase))
    .sort((a, b) => b.length - a.length)[0];
  if (stands) return { meaning: null, length: stands.length, isOfPlace: true };
  if (place.kind === 'landmark') return null;
  const word = typed[at] ?? '';
  if (place.place in zoneDigits && /^\d{1,3}$/.test(word)) {
    const between = plain.slice(place.end, words[at]?.start);
    const code = zoneDigits[place.place as City] + word.padStart(3, '0');
    // "Chennai 2" may mean rooms, "Chennai-2" is a zone.
    if (word.length > 1 || between.includes('-'))
      return { meaning: { kind: 'pin', code }, length: 1 };
  }
  if (!homes || !direction.test(word)) return null;
  const isThere = homes.all.some(
    (home) => home.places().includes(place.place) && home.named.includes(` ${word} `),
  );
  return {
    meaning: isThere ? { kind: 'word', phrases: [`${word} `] } : { kind: 'unknown' },
    length: 1,
  };
}

/** "balconies" and "lofts" are found as "balcony" and "loft", too. */
const numbersOf = (word: string) =>
  /^[a-z]{4,}s$/.test(word) ? [word, word.replace(/ies$/, 'y').replace(/s$/, '')] : [word];

/** A word of a home's own; a single letter is a word, or begins the one being typed. */
function readOwn({ meant, words, homes, dictionary }: Reader, at: number): Reading {
  const word = meant[at] ?? '';
  const isLast = at === words.length - 1;
  const have = (phrase: string) => homes?.have(phrase) ?? true;
  if (bareNumber.test(word)) {
    const isNamed = homes?.all.some(({ named }) => named.includes(` ${word} `)) ?? true;
    return {
      meaning: isNamed ? { kind: 'word', phrases: [`${word} `] } : { kind: 'unknown' },
      length: 1,
    };
  }
  const next = meant[at + 1];
  // "S. Colony", "KK Nagar": initials with the word that they belong to.
  if (next !== undefined && /^\p{L}{1,2}$/u.test(word)) {
    const phrases = [`${word} ${next}`, word + next];
    if (homes && phrases.some(have)) return { meaning: { kind: 'word', phrases }, length: 2 };
  }
  const isWhole = /^\p{L}$/u.test(word) && !isLast;
  const phrases = numbersOf(isWhole ? `${word} ` : word);
  if (phrases.some(have)) return { meaning: { kind: 'word', phrases }, length: 1 };
  const isBeginning =
    isLast && [...dictionary.words.keys()].some((known) => known.startsWith(word));
  return { meaning: isBeginning ? null : { kind: 'unknown' }, length: 1 };
}

/** What the words from a place on mean: of several readings the longest. */
export function readAt(reader: Reader, at: number, word: Word, before: Wish | undefined): Reading {
  const isLetter = /^\p{L}$/u.test(word.text) && at === reader.words.length - 1;
  if (sign.test(word.text) && !readNumber(reader, word)) return { meaning: null, length: 1 };
  const readings = [
    readAfterPlace(reader, at, before),
    readNumber(reader, word),
    readNegation(reader, at),
    // A single letter at the end begins a word that is still being typed.
    isLetter ? null : readPhrase(reader, at),
    readLine(reader, at),
  ].filter((reading) => reading !== null);
  readings.sort((a, b) => b.length - a.length);
  return readings[0] ?? readOwn(reader, at);
}
