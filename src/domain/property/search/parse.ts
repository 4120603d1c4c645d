import { isRoad } from '../../place/names';
import type { Dictionary } from './dictionary';
import type { Homes } from './homes';
import { isBeginning, type Reader } from './reader';
import { readAt } from './readings';
import { findNearest, findStem } from './spelling';
import type { Meaning, Wish } from './wish';
import { normalizeWords, parseWords, plainText } from '../../words';

function makeReader(text: string, dictionary: Dictionary, homes: Homes | null): Reader {
  const plain = plainText(text);
  const words = parseWords(plain);
  const targets = [...dictionary.words].flatMap(([word, isTarget]) => (isTarget ? [word] : []));
  const typed = words.map((word) => word.text);
  const meant = typed.map((word, index) => {
    if (dictionary.words.has(word) || (homes?.have(word) ?? false)) return word;
    const stem = findStem(word, (one) => dictionary.words.has(one));
    if (stem !== null) return stem;
    return isBeginning({ typed, dictionary }, index) ? word : (findNearest(word, targets) ?? word);
  });
  return { plain, words, typed, meant, dictionary, homes };
}

/** The words that a wish is read as, `null` if they are the typed ones: a road or a landmark is known by each of its names. */
function findReading(
  meaning: Meaning,
  typed: readonly string[],
  corrected: string | undefined,
): string | null {
  if (meaning.kind !== 'place') return corrected ?? null;
  const { place } = meaning;
  const isSame = normalizeWords(place).replaceAll(' ', '') === typed.join('');
  return isSame || (isRoad(place) && corrected === undefined) ? null : place;
}

/** A text without a part of it. */
function cutOut(plain: string, start: number, end: number): string {
  const rest = plain.slice(0, start) + plain.slice(end).replace(/^[\s,;:]*/, ' ');
  return rest.replace(/\s+/g, ' ').replace(/^[\s,;:]+|[\s,;:]+$/g, '');
}

/** The wishes of a search text, in its order; mistyped words count as what they are meant to be. */
export function parseText(text: string, dictionary: Dictionary, homes: Homes | null): Wish[] {
  const reader = makeReader(text, dictionary, homes);
  const { plain, words, typed } = reader;
  const wishes: Wish[] = [];
  const extend = (wish: Wish, end: number) => {
    wish.end = end;
    wish.rest = cutOut(plain, wish.start, end);
  };
  let start: number | null = null;
  for (let index = 0; index < words.length;) {
    const word = words[index];
    if (!word) break;
    const last = wishes.at(-1);
    const isNext = start === null;
    start ??= word.start;
    const { meaning, length, corrected, isOfPlace } = readAt(reader, index, {
      wishes,
      last: isNext ? last : undefined,
    });
    const from = index;
    const to = index + length;
    index = to;
    const end = words[to - 1]?.end ?? word.end;
    if (!meaning) {
      if (isOfPlace && last) {
        extend(last, end);
        start = null;
      }
      continue;
    }
    const isSame = isNext && last?.kind === 'unknown' && meaning.kind === 'unknown';
    if (isSame) {
      extend(last, end);
      last.typed = plain.slice(plain.indexOf(last.typed, last.start), end);
    } else {
      const readAs = findReading(meaning, typed.slice(from, to), corrected);
      const part = { start, end, rest: cutOut(plain, start, end) };
      wishes.push({ ...meaning, typed: plain.slice(word.start, end), readAs, ...part });
    }
    start = null;
  }
  return wishes;
}
