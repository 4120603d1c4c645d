import { editDistance } from '../edit-distance';

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
  [/க்கு$/u, ''],
];

/** A word without such an ending, where that is a known one; `null` for none. */
export function findStem(word: string, isKnown: (stem: string) => boolean): string | null {
  const stems = endings.flatMap(([ending, rest]) =>
    ending.test(word) ? [word.replace(ending, rest)] : [],
  );
  return stems.find(isKnown) ?? null;
}

/** The nearest of some words with the same first letter, then the first by alphabet; `null` if none is near. */
export function findNearest(word: string, words: Iterable<string>): string | null {
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
