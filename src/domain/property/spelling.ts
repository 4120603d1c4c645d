import { editDistance } from '../edit-distance';
import { readReference } from '../reference';
import { placeWords } from './places';

/** Only words of letters are corrected: a wrong digit is another street, and short words are too near each other. */
const correctable = /^\p{L}[\p{L}\p{M}]{3,}$/u;
const longWord = 7;

interface Readable {
  searchable: string;
  reference: string;
}

interface Vocabulary {
  /** Every word once, in one text: a word that is part of it needs no correction. */
  text: string;
  /** How often each correctable word occurs, by first letter. */
  byLetter: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

function vocabularyOf(properties: readonly Readable[]): Vocabulary {
  const times = new Map<string, number>();
  for (const word of placeWords()) times.set(word, 0);
  for (const { searchable } of properties) {
    for (const word of searchable.split(' ')) times.set(word, (times.get(word) ?? 0) + 1);
  }
  const byLetter = new Map<string, Map<string, number>>();
  for (const [word, count] of times) {
    if (!correctable.test(word)) continue;
    const words = byLetter.get(word.charAt(0)) ?? new Map<string, number>();
    byLetter.set(word.charAt(0), words.set(word, count));
  }
  return { text: [...times.keys()].join(' '), byLetter };
}

/** The nearest word within the limit; of equally near ones the most frequent, then the first by alphabet. */
function nearest(word: string, words: ReadonlyMap<string, number>): string | null {
  const limit = word.length < longWord ? 1 : 2;
  const near = Array.from(words, ([other, times]) => ({
    other,
    times,
    distance: editDistance(word, other, limit),
  })).filter(({ distance }) => distance <= limit);
  near.sort((a, b) => a.distance - b.distance || b.times - a.times || (a.other < b.other ? -1 : 1));
  return near[0]?.other ?? null;
}

/** What a mistyped word means, or `null` for a word that needs no correction or has none. */
export type Correct = (word: string) => string | null;

/**
 * Corrects words that are part of no word of the properties and places: one letter of four to six,
 * two of seven or more, never the first. The vocabulary is made once, for the first word of a search.
 */
export function correctorFor(properties: readonly Readable[]): Correct {
  let vocabulary: Vocabulary | undefined;
  const corrections = new Map<string, string | null>();
  const isReference = (word: string) => {
    const reference = readReference(word);
    return reference !== null && properties.some((property) => property.reference === reference);
  };
  const find = (word: string) => {
    if (!correctable.test(word) || placeWords().has(word)) return null;
    vocabulary ??= vocabularyOf(properties);
    if (vocabulary.text.includes(word)) return null;
    const words = vocabulary.byLetter.get(word.charAt(0));
    const found = words ? nearest(word, words) : null;
    return found !== null && isReference(word) ? null : found;
  };
  return (word) => {
    const known = corrections.get(word);
    if (known !== undefined) return known;
    const found = find(word);
    corrections.set(word, found);
    return found;
  };
}
