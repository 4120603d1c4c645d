/*
 * What the words of a text are, for whoever searches or compares texts: one normal form, in which numbers are digits and
 * initials one word. It knows no language beyond the names of numbers.
 */

/** A word of a text in its normal form, and its position in the text (after `plainText`). */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Marks that no reader sees: zero-width, of direction, soft hyphens, forms of emoji. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/g;
/** Signs that ask for nothing, such as pasted quotes, hashes, stars and emoji. */
const signs = /[^\p{L}\p{M}\p{N}\s.,;:()/+<>&₹$€£¥'’‐-―-]/gu;

/** A place between letters and a number with its unit, as in "adyar2bhk25k"; the letters and digits of a reference have no unit. */
const runTogether =
  /(?<=\p{L}{3})(?=\d+(?:\.\d+)?(?:(?:bhk|beds?|baths?|sqft)|(?:rk|k|l|lakhs?|lacs?)(?![\p{L}\p{M}\d])))/giu;

const ones = 'one two three four five six seven eight nine';
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth';

const spokenValues = new Map([
  ...`${ones} ${teens}`.split(' ').map((word, index) => [word, index + 1] as const),
  ...tens.split(' ').map((word, index) => [word, 10 * (index + 2)] as const),
]);
const ordinalValues = new Map(ordinals.split(' ').map((word, index) => [word, index + 1]));

const oneOf = (words: string) => words.replaceAll(' ', '|');
const spoken = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d])(?:((?:${oneOf(tens)})(?:[\s-]+(?:${oneOf(ones)}))?|${oneOf(ones)}|${oneOf(teens)})` +
    String.raw`(?:\s+(hundred))?|(${oneOf(ordinals)}))(?![\p{L}\p{M}\d])`,
  'giu',
);

/** A floor's or a street's number as a word: "1st", "2nd", "3rd", "4th". */
export function formatOrdinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** Numbers that are written in words, as a voice is: "twenty five thousand" is "25 thousand", "first floor" is "1st floor". */
function writeDigits(
  _: string,
  number: string | undefined,
  hundred: string | undefined,
  ordinal: string | undefined,
): string {
  if (ordinal !== undefined) return formatOrdinal(ordinalValues.get(ordinal.toLowerCase()) ?? 0);
  const words = (number ?? '').toLowerCase().split(/[\s-]+/);
  const value = words.reduce((sum, word) => sum + (spokenValues.get(word) ?? 0), 0);
  return String(hundred === undefined ? value : value * 100);
}

/** A number in which the letters O and l stand for 0 and 1: "25OOO", "l2k"; an l at its end is a lakh. */
const mistakenDigits =
  /(?<![\p{L}\p{M}\d])(?=[lI]?\d)[\dlI][\doOlI,]*(?=(?:k|bhk)?(?![\p{L}\p{M}\d]))/gu;
const mendDigits = (number: string) => number.replace(/[oO]/g, '0').replace(/[lI](?=\d)/g, '1');

/** The text as it is read: without marks that nobody sees and signs that say nothing, and its numbers in digits, parted from the words before them. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(signs, ' ')
    .replace(runTogether, ' ')
    .replace(spoken, writeDigits)
    .replace(mistakenDigits, mendDigits);
}

/** Commas in a number do not part it, nor do dots and slashes between digits; signs of money and limits are words. */
const wordPattern =
  /[₹<>$€£¥]|(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+(?:[./]\d+)*)[\p{L}\p{M}\p{N}'’]*|[\p{L}\p{M}\p{N}'’]+/gu;
const initial = /^\p{L}$/u;
const separators = /[,;:()]/;

/** The words of a text; initials are one word: "K. K. Nagar", "K.K.Nagar" and "KK Nagar" are "kk" and "nagar". */
export function parseWords(text: string): Word[] {
  const plain = plainText(text);
  const words: Word[] = [];
  let initials: Word | null = null;
  for (const match of plain.matchAll(wordPattern)) {
    const word: Word = {
      // "Saint Mary's Road" is "St. Mary's Road".
      text: match[0]
        .replace(/['’]/g, '')
        .toLowerCase()
        .replace(/^saint$/, 'st'),
      start: match.index,
      end: match.index + match[0].length,
    };
    if (word.text === '') continue;
    const isInitial = initial.test(word.text);
    if (initials && isInitial && !separators.test(plain.slice(initials.end, word.start))) {
      initials.text += word.text;
      initials.end = word.end;
      continue;
    }
    initials = isInitial ? word : null;
    words.push(word);
  }
  return words;
}

/** The words of a text in their normal form, separated by spaces. */
export function normalizeWords(text: string): string {
  // Most phrases are plain words, without digits and initials: thousands are read at once.
  if (/^[a-z]{2,}(?: [a-z]{2,})*$/i.test(text) && !/saint/i.test(text))
    return text.toLowerCase().replace(spoken, writeDigits);
  return parseWords(text)
    .map((word) => word.text)
    .join(' ');
}

/**
 * The text that a search looks in, made once for each property; "tnagar" finds "T. Nagar" too.
 * Words stand between spaces, texts between line breaks, so that no phrase runs across two texts.
 */
export function makeSearchText(...texts: readonly string[]): string {
  const normalized = texts.map((text) => parseWords(text).map((word) => word.text));
  const joined = normalized.flatMap((words) =>
    words.flatMap((word, index) => {
      const next = words[index + 1];
      return /^\p{L}{1,2}$/u.test(word) && next !== undefined && /^\p{L}/u.test(next)
        ? [word + next]
        : [];
    }),
  );
  return ` ${[...normalized.map((words) => words.join(' ')), ...joined].join(' \n ')} `;
}
