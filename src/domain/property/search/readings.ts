import type { City } from '../../place/place';
import { startsAt } from './dictionary';
import { readNegation, readRefusal } from './negation';
import { readNumber, readNumberAlone } from './numbers';
import {
  bareNumber,
  type Before,
  isBeginning,
  isParted,
  type Reader,
  type Reading,
  readPhrase,
} from './reader';
import type { Wish } from './wish';

const zoneDigits: Record<City, string> = { Chennai: '600', Madurai: '625' };
const direction = /^(?:east|west|north|south)$/;
const ordinal = /^\d+(?:st|nd|rd|th)$/;
/** Words that end an address's name: "camp road" is as little known as "camp". */
const ofName = /^(?:road|rd|street|st|nagar|colony|lane|avenue|salai|layout|theru)$/;
const sign = /^[₹<>$€£¥]$/;

/** A phrase that the page of some home prints, as it stands there. */
function readLine({ typed, homes }: Reader, index: number): Reading | null {
  const line = homes?.linesFrom(typed[index] ?? '').find((words) => startsAt(typed, index, words));
  if (!line || line.every((word) => bareNumber.test(word))) return null;
  return { meaning: { kind: 'word', phrases: [line.join(' ')] }, length: line.length };
}

/** What follows a place: what stands there, the zone of a city, or a direction that a home of the place has. */
function readAfterPlace(reader: Reader, index: number, place: Wish | undefined): Reading | null {
  const { typed, dictionary, homes, words, plain } = reader;
  if (place?.kind !== 'place' && place?.kind !== 'landmark') return null;
  const stands = dictionary.afterPlace
    .filter((phrase) => startsAt(typed, index, phrase))
    .sort((a, b) => b.length - a.length)[0];
  if (stands) return { meaning: null, length: stands.length, isOfPlace: true };
  if (place.kind === 'landmark') return null;
  const word = typed[index] ?? '';
  if (place.place in zoneDigits && /^\d{1,3}$/.test(word)) {
    const between = plain.slice(place.end, words[index]?.start);
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
const readNumbers = (word: string) =>
  /^[a-z]{4,}s$/.test(word) ? [word, word.replace(/ies$/, 'y').replace(/s$/, '')] : [word];

/** A word of a home's own; a single letter is a word, or begins the one being typed. */
function readOwn(reader: Reader, index: number, { last: before }: Before): Reading {
  const { typed, words, homes } = reader;
  const word = typed[index] ?? '';
  const isLast = index === words.length - 1;
  const have = (phrase: string) => homes?.have(phrase) ?? true;
  const isNumber = bareNumber.test(word) || ordinal.test(word);
  const isOfUnknown = before?.kind === 'unknown' && !isParted(reader, before.end, index);
  if (isOfUnknown && (isNumber || ofName.test(word)))
    return { meaning: { kind: 'unknown' }, length: 1 };
  if (isNumber) {
    const isNamed = homes?.all.some(({ named }) => named.includes(` ${word} `)) ?? true;
    return {
      meaning: isNamed ? { kind: 'word', phrases: [`${word} `] } : { kind: 'unknown' },
      length: 1,
    };
  }
  const next = typed[index + 1];
  // "S. Colony", "KK Nagar": initials with the word that they belong to.
  if (next !== undefined && /^\p{L}{1,2}$/u.test(word)) {
    const phrases = [`${word} ${next}`, word + next];
    if (homes && phrases.some(have)) return { meaning: { kind: 'word', phrases }, length: 2 };
  }
  // In the middle of a text two letters are seldom English: "velachery la".
  if (/^\p{L}{2}$/u.test(word) && !isLast) return { meaning: { kind: 'unknown' }, length: 1 };
  const isWhole = /^\p{L}$/u.test(word) && !isLast;
  const phrases = readNumbers(isWhole ? `${word} ` : word);
  if (phrases.some(have)) return { meaning: { kind: 'word', phrases }, length: 1 };
  return { meaning: isBeginning(reader, index) ? null : { kind: 'unknown' }, length: 1 };
}

/** Of several readings the longest. */
function readWish(reader: Reader, index: number, before: Before): Reading {
  const isLetter = /^\p{L}$/u.test(reader.typed[index] ?? '') && index === reader.words.length - 1;
  const readings = [
    readAfterPlace(reader, index, before.last),
    readNumber(reader, index) ?? readNumberAlone(reader, index, before),
    // A single letter at the end begins a word that is still being typed.
    isLetter ? null : readPhrase(reader, index),
    readLine(reader, index),
  ].filter((reading) => reading !== null);
  readings.sort((a, b) => b.length - a.length);
  return readings[0] ?? readOwn(reader, index, before);
}

/** What the words from a place on mean. */
export function readAt(reader: Reader, index: number, before: Before): Reading {
  if (sign.test(reader.typed[index] ?? '') && !readNumber(reader, index))
    return { meaning: null, length: 1 };
  const reading = readWish(reader, index, before);
  const isPhrase = reading.length > 1;
  const negated = isPhrase
    ? null
    : readNegation(reader, index, (next) =>
        readWish(reader, next, { wishes: [], last: undefined }),
      );
  return readRefusal(reader, index, negated ?? reading);
}
