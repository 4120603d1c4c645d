/*
 * What is refused in a search text: "no lift", "except Adyar", "pets not allowed". What somebody does not have asks for
 * nothing, and "no power cut" asks for what it is about.
 */

import type { Meaning } from '../../wish';
import { canBeLacked } from './dictionary';
import { notOurs, refusals, refusalsBefore, troubles } from './language';
import { readMeasure } from './measures';
import { readPhrase } from './phrase';
import { readWish } from './read-wish';
import { noneBefore, type Reading } from './reading';
import { countLongest, isParted, type Reader, readPhrases } from './text';

const wordsBefore = readPhrases(refusalsBefore);
const wordsOfNotOurs = readPhrases(notOurs);
const wordsAfter = readPhrases(refusals);

const notNeeded = /^(?:needed|required|necessary|need|must)$/;

/** A reading with the words before or after it that refuse it; as it was, where none do. */
export function readRefusal(reader: Reader, index: number, reading: Reading): Reading {
  const { typed } = reader;
  // "No brokerage" is a phrase of its own, and so is "no parking", but not in "no parking problem".
  const isTroubled =
    reading.meaning?.kind === 'options' && troubles.test(typed[index + reading.length] ?? '');
  const isPhrase =
    reading.meaning !== null &&
    reading.meaning.kind !== 'unknown' &&
    reading.length > 1 &&
    !isTroubled;
  const read = (isPhrase ? null : readRefusalBefore(reader, index)) ?? reading;
  const end = index + read.length;
  if (typed[index] === 'no' && notNeeded.test(typed[end] ?? ''))
    return { meaning: null, length: end + 1 - index };
  return readRefusalAfter(reader, index, read);
}

/** What is refused: of what the list does not have nothing, of what nobody knows no more than its words. */
export function refuse<One extends Meaning>(meaning: One): One | null {
  if (meaning.kind === 'unknown') return meaning;
  return canBeLacked(meaning) ? { ...meaning, isNot: meaning.isNot !== true } : null;
}

/** The words of a wish that is refused, unless nobody knows more than these. */
const withCore = (meaning: Meaning | null, core: readonly [from: number, end: number]) =>
  meaning !== null && meaning.kind !== 'unknown' ? { core } : {};

/** "No", "not", "other than" and what they refuse, with the fillers between. */
function readRefusalBefore(reader: Reader, index: number): Reading | null {
  const { typed } = reader;
  const notHad = countLongest(wordsOfNotOurs, typed, index);
  const length = notHad || countLongest(wordsBefore, typed, index);
  const refused = length > 0 ? findRefused(reader, index + length) : null;
  if (!refused) return null;
  const { meaning, from, end } = refused;
  if (troubles.test(typed[end] ?? '')) {
    // A source of water is the trouble itself.
    const isSource = meaning.kind === 'options' && meaning.name === 'waterSource';
    return { meaning: isSource ? refuse(meaning) : meaning, length: end + 1 - index };
  }
  if (isTrouble(meaning) || troubles.test(typed[end - 1] ?? ''))
    return { meaning, length: end - index };
  const said = notHad > 0 || isOurs(meaning) ? null : refuse(meaning);
  return { meaning: said, length: end - index, ...withCore(said, [from, end]) };
}

/** What the words before one refuse, after fillers; `null` for nothing. */
function findRefused(
  reader: Reader,
  start: number,
): { meaning: Meaning; from: number; end: number } | null {
  const { typed, words } = reader;
  for (let from = start; from < words.length;) {
    if (isParted(reader, words[from - 1]?.end, from)) return null;
    // "No. 12" and "flat no 4A" are numbers.
    if (/^\d/.test(typed[from] ?? '') && isDoor(reader, from)) return null;
    const { meaning, length } = readWish(reader, from, noneBefore);
    if (meaning) return { meaning, from, end: from + length };
    from += length;
  }
  return null;
}

/** Whether a number is none of what could be refused. */
const isDoor = (reader: Reader, index: number) =>
  !readMeasure(reader, index) || readWish(reader, index, noneBefore).meaning?.kind === 'word';

/** "No flooding" asks for what "flooding" alone asks for. */
const isTrouble = (meaning: Meaning) =>
  meaning.kind === 'options' && meaning.name === 'flood' && !meaning.options.includes('flooded');

/** Nobody looks for a home that refuses pets or children: "no pets" says who would move in. */
const isOurs = (meaning: Meaning) =>
  (meaning.kind === 'flag' && meaning.flag === 'pets') ||
  (meaning.kind === 'options' && meaning.name === 'letTo');

/** A wish with words after it that refuse it: "pets not allowed", "lift venda". */
function readRefusalAfter(reader: Reader, index: number, reading: Reading): Reading {
  const { meaning } = reading;
  const own = [index, index + reading.length] as const;
  const refusal = meaning && findRefusalAfter(reader, own[1], meaning);
  if (!refusal) return reading;
  const { from, end } = refusal;
  const length = end - index;
  // "Parking not needed" asks for nothing, and refuses nothing.
  const isFree = /need|requir|necess/.test(reader.typed.slice(from, end).join(' '));
  if (isFree) return { meaning: null, length };
  // Between two places it says "or else": "velachery illa medavakkam".
  if (meaning.kind === 'place' && isPlaceAt(reader, end)) return { meaning, length, core: own };
  const said = refuse(meaning);
  return { meaning: said, length, ...withCore(said, reading.core ?? own) };
}

const isPlaceAt = (reader: Reader, index: number) =>
  readPhrase(reader, index)?.meaning?.kind === 'place';

/** Where the words are that refuse what ends before them; `null` for none. */
function findRefusalAfter(
  reader: Reader,
  at: number,
  meaning: Meaning,
): { from: number; end: number } | null {
  const { typed, words } = reader;
  const isOver = (index: number) => isParted(reader, words[index - 1]?.end, index);
  if (isOver(at)) return null;
  const isWater = meaning.kind === 'options' && meaning.name.startsWith('water');
  const findEnd = (from: number) =>
    from + (countLongest(wordsAfter, typed, from) || Number(isWater && typed[from] === 'free'));
  if (findEnd(at) > at) return { from: at, end: findEnd(at) };
  // "T Nagar side vendam": after a filler it has to end what is said.
  const from = at + 1;
  const end = findEnd(from);
  const isAfterFiller = readPhrase(reader, at)?.meaning === null && !isOver(from);
  if (!isAfterFiller || end === from) return null;
  return end >= words.length || isOver(end) || isPlaceAt(reader, end) ? { from, end } : null;
}
