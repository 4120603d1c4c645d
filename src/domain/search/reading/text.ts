/*
 * How the words of a search text are written as they are meant: numbers as digits before what they count, mistyped words as
 * words of the table, without an ending of Tamil. What the words mean is decided in `read-wish`.
 */

import { editDistance } from '../../edit-distance';
import { parseWords, plainText, type Word } from '../../words';
import type { Dictionary } from './dictionary';
import type { Homes } from '../homes';
import { tamilNumbers } from './language';

/** After a word of a pattern, so that it is a whole one. */
export const wordEnd = String.raw`(?![\p{L}\p{M}\d])`;

/** A number without a unit. */
export const bareNumber = /^\d[\d,./]*$/;

/** The phrases of a list that commas part, each in words. */
export const readPhrases = (list: string): readonly (readonly string[])[] =>
  list.split(',').map((phrase) => phrase.split(' '));

/** Whether a phrase stands at a word of a text; in a phrase 0 is any number: "family of 0". */
export const startsAt = (words: readonly string[], start: number, phrase: readonly string[]) =>
  phrase.every((word, index) => {
    const typed = words[start + index];
    return typed === word || (word === '0' && typed !== undefined && /^\d+$/.test(typed));
  });

/** How many words the longest of some phrases has that stand at a word of a text; 0 where none does. */
export const countLongest = (
  phrases: readonly (readonly string[])[],
  words: readonly string[],
  at: number,
) => Math.max(0, ...phrases.filter((one) => startsAt(words, at, one)).map(({ length }) => length));

/** A text while it is read: `meant` has its words corrected. */
export interface Reader {
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

/** Whether a word is the last of an open text and begins a phrase or a word of one. */
export function isBeginning(
  { typed, dictionary, isOpen }: Omit<Reader, 'meant'>,
  index: number,
): boolean {
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

/** The endings of Tamil that say "in", "to" and "of", and the words that they stand at. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/த்த(?:ில்|ுக்கு)$/u, 'ம்'],
  [/ய(?:ில்)$/u, ''],
  [/வுக்கு$/u, ''],
  [/(?:ில்|ுக்கு|ிற்கு)$/u, 'ு'],
  [/(?:ில்|ுக்கு)$/u, '்'],
  [/க்கு$/u, ''],
  // Before what it describes: "சைவ குடும்பம்".
  [/(?<=[\u0b80-\u0bff])$/u, 'ம்'],
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

/** A word without the vowels inside it. */
const skeleton = (word: string) => word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '');

/** A word that was written without its vowels: "ngr" is "nagar", "tmbrm" "tambaram"; `null` for none. */
function findShortened(word: string, words: readonly string[]): string | null {
  if (!/^[a-z][b-df-hj-np-tv-z]{2,}$/.test(word)) return null;
  return words.find((one) => one.length >= minTarget && skeleton(one) === word) ?? null;
}

/** How a word of Tamil or Hindi sounds, however it is spelled in English: without doubled letters, "th" as "t". */
const fold = (word: string) =>
  word
    .replace(/zh/g, 'l')
    .replace(/([bcdgjkpst])h/g, '$1')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/(.)\1+/g, '$1');

/** The word of the table that sounds like a word; `null` for none. */
function findSounding(word: string, { words }: Dictionary): string | null {
  if (word.length < minTarget || !/^[a-z]+$/.test(word)) return null;
  const folded = fold(word);
  return [...words.keys()].find((one) => one.length >= minTarget && fold(one) === folded) ?? null;
}

/** A word as one of the table: without an ending of Tamil, or the nearest to a mistyped one. */
function correctWord(reader: Omit<Reader, 'meant'>, word: string, index: number): string {
  const { dictionary, homes } = reader;
  if (dictionary.words.has(word) || (homes?.have(` ${word} `) ?? false)) return word;
  const stem = findStem(word, (one) => dictionary.words.has(one));
  if (stem !== null) return stem;
  if (isBeginning(reader, index)) return word;
  const targets = [...dictionary.words].flatMap(([one, isTarget]) => (isTarget ? [one] : []));
  return (
    findSounding(word, dictionary) ??
    findNearest(word, targets) ??
    findShortened(word, targets) ??
    word
  );
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
  String.raw`(?<![\p{L}\p{M}\d])(${[...tamilNumbers.keys()].join('|')})(?:ம்|(?:த்துக்|த்திற்|க்)குள்|((?:த்துக்|த்திற்|க்)கு))?${wordEnd}`,
  'giu',
);

/** A text with its numbers as digits, each before what it counts. */
function readDigits(text: string): string {
  return (
    plainText(text)
      // "15 ஆயிரத்துக்குள்", "1 lakhku mela": the unit, then "within" or "to".
      .replace(/ஒரு\s+(?=லட்ச)|oru\s+(?=la(?:kh|tch|ksh))/giu, '1 ')
      .replace(/(?<=\d\s*)(ஆயிர|லட்ச)த்(?:துக்|திற்)கு(ள்(?:ளே)?)?/gu, '$1ம் க்கு$2')
      .replace(/(?<=\d\s*)la(?:tch|ksh)a(?:m|thu)(?=k?ku|\s|$)/giu, 'lakh')
      .replace(/(?<=\d\s*)aa?yirathu(?=k?ku)/giu, 'aayiram')
      .replace(/(?<=\d\s*(?:k|lakh|lac|thousand|aayiram)?)k?ku(?=\s+\p{L}|l[al])/giu, ' ku')
      .replace(spokenTamil, (_, word: string, to?: string) => {
        const number = tamilNumbers.get(word.toLowerCase()) ?? word;
        return to === undefined ? number : `${number} க்கு`;
      })
      .replace(/(?<![\p{L}\d])half\s+(?:an?\s+)?la(?:kh|c)s?(?![\p{L}\d])/giu, '50000')
      .replace(/(\d)0\+\s*(\d)(?=000|\s)/g, '$1$2')
      .replace(sum, addUp)
      .replace(describedBath, '$2 $1 ')
  );
}

export function prepareText(
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
export function isParted(
  { plain, words }: Reader,
  end: number | undefined,
  index: number,
): boolean {
  return /[,;]/.test(plain.slice(end, words[index]?.start));
}
