import { editDistance } from '../../edit-distance';
import { readReference } from '../../reference';
import { placeWords } from '../places';

/** Only words of letters are corrected: a wrong digit is another street, and short words are too much alike. */
const correctable = /^\p{L}[\p{L}\p{M}]{3,}$/u;
/** Words as long as this may have two letters wrong. */
const longWord = 7;

interface Readable {
  searchable: string;
  reference: string;
}

/** The correction of a mistyped word; `null` if it needs none or has none. */
export type Correct = (word: string) => string | null;

function countWords(properties: readonly Readable[]): ReadonlyMap<string, number> {
  const counts = new Map(placeWords().map((word) => [word, 0]));
  for (const { searchable } of properties) {
    for (const word of searchable.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** The nearest word with the same first letter; of equally near ones the most frequent, then the first by alphabet. */
function nearest(word: string, counts: ReadonlyMap<string, number>): string | null {
  const limit = word.length < longWord ? 1 : 2;
  const near = Array.from(counts, ([other, count]) => ({
    other,
    count,
    distance:
      other.startsWith(word.charAt(0)) && correctable.test(other)
        ? editDistance(word, other, limit)
        : Infinity,
  })).filter(({ distance }) => distance <= limit);
  near.sort((a, b) => a.distance - b.distance || b.count - a.count || (a.other < b.other ? -1 : 1));
  return near[0]?.other ?? null;
}

/** Corrects words that no property or place contains: one letter of four to six, two of more, never the first. */
export function correctorFor(properties: readonly Readable[]): Correct {
  let counts: ReadonlyMap<string, number> | undefined;
  const corrections = new Map<string, string | null>();
  const find = (word: string) => {
    if (!correctable.test(word)) return null;
    counts ??= countWords(properties);
    if ([...counts.keys()].some((known) => known.includes(word))) return null;
    const reference = readReference(word);
    return reference !== null && properties.some((property) => property.reference === reference)
      ? null
      : nearest(word, counts);
  };
  // A search asks for the same few words again and again.
  return (word) => {
    const known = corrections.get(word);
    if (known !== undefined) return known;
    const found = find(word);
    corrections.set(word, found);
    return found;
  };
}
