import { readReference } from '../../reference';
import { type AskedFact, factAt } from './fact-words';
import { type Limits, withHalf } from './range';
import { isRoad, placeAt } from '../places';
import { rentAt } from './rent-words';
import type { Correct } from './spelling';
import { type Word, wordsOf } from './words';

type Meaning =
  | { kind: 'bed'; low: number; high: number }
  | { kind: 'rent'; low: number; high: number }
  | { kind: 'place'; place: string; words: readonly string[] }
  | AskedFact
  | { kind: 'word'; words: readonly string[]; isLast: boolean };

export type Wish = Meaning & {
  typed: string;
  /** The same words in their one form. */
  phrase: string;
  /** The words used instead, as properties write them; `null` if they are the same. */
  instead: string | null;
  /** Its part of the text (after `normalize('NFKC')`), with the fillers before it. */
  start: number;
  end: number;
};

/** Words between wishes that ask for nothing themselves. */
const fillers = new Set(
  'a allowed an and around at for friendly in near of on or rent the to with'.split(' '),
);

const counts = new Map(
  [
    ['one', 'single', 'ஒரு'],
    ['two', 'double', 'இரண்டு'],
    ['three', 'மூன்று'],
    ['four', 'நான்கு'],
    ['five', 'ஐந்து'],
  ].flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
);
const count = String.raw`(\d(?:\.5)?\+?|${[...counts.keys()].join('|')})`;
const bedrooms = new RegExp(
  // "2bhk or 3bhk" is as common as "2 or 3 bhk".
  String.raw`^${count}(?:\s*(?:b\.?h\.?k\.?|beds?|bedrooms?)?\s*(?:-|–|\/|,|&|or|to)\s*${count})?[\s-]*` +
    String.raw`(?:(?:b\.?h\.?k\.?|br|bed[\s-]?rooms?|beds?|படுக்கையறை)` +
    String.raw`(?:\s+(?:flats?|apartments?|homes?))?(?![\p{L}\p{M}\d])` +
    // Still being typed: "2b", "2bh", "2 bedr".
    String.raw`|(?:bh?|be|bedro{0,2})$)`,
  'iu',
);

function countOf(text: string): number {
  return counts.get(text.toLowerCase()) ?? Number.parseFloat(text);
}

/** The bedrooms that a text begins with ("2bhk", "2-3 BHK", "two bedroom flat"), and how long that is. */
function bedroomsAt(text: string): (Limits & { length: number }) | null {
  const match = bedrooms.exec(text);
  if (!match) return null;
  const [typed, from = '', to = from] = match;
  const [one, other] = [countOf(from), countOf(to)];
  const high = to.endsWith('+') ? Infinity : withHalf(Math.max(one, other));
  return { low: Math.min(one, other), high, length: typed.length };
}

function isFiller(word: Word, isLast: boolean): boolean {
  // A single letter at the end begins a word that is still being typed.
  return fillers.has(word.text) && !(isLast && word.text.length === 1);
}

/** Counts the words before a reference number that belong to it: "ref 7K3QPD", "ref no 7K3QPD". */
function wordsBeforeReference([word, next, last]: readonly Word[]): number {
  if (!word || !/^ref(?:erence)?$/.test(word.text)) return 0;
  if (next && readReference(next.text) !== null) return 1;
  const isNumber = next !== undefined && /^(?:no|number)$/.test(next.text);
  return isNumber && last && readReference(last.text) !== null ? 2 : 0;
}

/** A road is shown by the words that were typed: nobody takes OMR for a correction. */
function placeInstead(place: string, typed: string): string | null {
  const plain = (text: string) =>
    wordsOf(text)
      .map((word) => word.text)
      .join('');
  return isRoad(place) || plain(place) === plain(typed) ? null : place;
}

/** The wishes of a search text in its order; with `correct`, mistyped words count as what they are meant to be. */
export function wishesOf(text: string, correct: Correct = () => null): Wish[] {
  const plain = text.normalize('NFKC');
  const words = wordsOf(plain);
  const typed = words.map((word) => word.text);
  const meant = typed.map((word) => correct(word) ?? word);

  const meaningAt = (at: number, word: Word): Meaning & { length: number } => {
    const rest = plain.slice(word.start);
    const beds = bedroomsAt(rest);
    const limits = beds ?? rentAt(rest);
    if (limits) {
      const end = word.start + limits.length;
      const length = words.filter(({ start }) => start >= word.start && start < end).length;
      return { ...limits, kind: beds ? 'bed' : 'rent', length };
    }
    const fact = factAt(typed, at);
    if (fact) return fact;
    const named = placeAt(meant, at);
    if (named) {
      const { place, length } = named;
      return { kind: 'place', place, words: meant.slice(at, at + length), length };
    }
    const next = words[at + 1];
    const before = wordsBeforeReference(words.slice(at));
    const isPair =
      next !== undefined &&
      ((/^\p{L}{1,2}$/u.test(word.text) &&
        !placeAt(meant, at + 1) &&
        !bedroomsAt(plain.slice(next.start))) ||
        // "7k3-qpd" is one reference number.
        (plain.slice(word.end, next.start) === '-' &&
          readReference(word.text + next.text) !== null));
    const length = before > 0 ? before + 1 : isPair ? 2 : 1;
    return {
      kind: 'word',
      words: meant.slice(at + before, at + length),
      isLast: at + length === words.length,
      length,
    };
  };

  const wishes: Wish[] = [];
  let start: number | null = null;
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (!word) break;
    start ??= word.start;
    if (isFiller(word, at + 1 === words.length)) {
      at += 1;
      continue;
    }
    const { length, ...meaning } = meaningAt(at, word);
    const own = typed.slice(at, at + length);
    const isCorrected = own.some((text, index) => text !== meant[at + index]);
    at += length;
    const end = words[at - 1]?.end ?? word.end;
    const typedText = plain.slice(word.start, end);
    const instead =
      meaning.kind === 'place'
        ? placeInstead(meaning.place, typedText)
        : meaning.kind === 'word' && isCorrected
          ? meaning.words.join(' ')
          : null;
    wishes.push({ ...meaning, typed: typedText, phrase: own.join(' '), instead, start, end });
    start = null;
  }
  return wishes;
}

/** The text without the words of one wish, however the others were changed meanwhile. */
export function withoutWish(text: string, { typed }: Pick<Wish, 'typed'>): string {
  const wish = wishesOf(text).find((other) => other.typed === typed);
  if (!wish) return text;
  const plain = text.normalize('NFKC');
  const rest = plain.slice(0, wish.start) + plain.slice(wish.end).replace(/^[\s,;:]*/, ' ');
  return rest.replace(/\s+/g, ' ').replace(/^[\s,;:]+|[\s,;:]+$/g, '');
}
