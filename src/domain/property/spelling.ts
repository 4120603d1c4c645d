import { editDistance } from '../edit-distance';
import { readReference } from '../reference';
import type { PreparedProperty } from './filter';
import { placeWords } from './places';

/** Only words of letters are corrected: a wrong digit is another street, and short words are too near each other. */
const correctable = /^\p{L}[\p{L}\p{M}]{3,}$/u;
const longWord = 7;

/** How often each word occurs, by first letter. */
type Vocabulary = ReadonlyMap<string, ReadonlyMap<string, number>>;

function vocabularyOf(texts: readonly string[]): Vocabulary {
  const vocabulary = new Map<string, Map<string, number>>();
  const add = (word: string, times: number) => {
    if (!correctable.test(word)) return;
    const words = vocabulary.get(word.charAt(0)) ?? new Map<string, number>();
    words.set(word, (words.get(word) ?? 0) + times);
    vocabulary.set(word.charAt(0), words);
  };
  for (const word of placeWords) add(word, 0);
  for (const text of texts) for (const word of text.split(' ')) add(word, 1);
  return vocabulary;
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
 * Corrects words that occur in no property: one letter of four to six, two of seven or more,
 * never the first. The vocabulary is made once, when the first such word is met.
 */
export function correctorFor(
  properties: readonly Pick<PreparedProperty, 'searchable' | 'reference'>[],
): Correct {
  let vocabulary: Vocabulary | undefined;
  const corrections = new Map<string, string | null>();
  const find = (word: string) => {
    if (!correctable.test(word) || placeWords.has(word)) return null;
    const reference = readReference(word);
    const occurs = properties.some(
      (property) => property.searchable.includes(word) || property.reference === reference,
    );
    if (occurs) return null;
    vocabulary ??= vocabularyOf(properties.map(({ searchable }) => searchable));
    const words = vocabulary.get(word.charAt(0));
    return words ? nearest(word, words) : null;
  };
  return (word) => {
    const known = corrections.get(word);
    if (known !== undefined) return known;
    const found = find(word);
    corrections.set(word, found);
    return found;
  };
}
