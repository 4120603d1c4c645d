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

/** The text as it is read: without marks that nobody sees and signs that say nothing, and with a space before such a number. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(signs, ' ')
    .replace(runTogether, ' ');
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
      text: match[0].replace(/['’]/g, '').toLowerCase(),
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
  // Most phrases are plain words, without initials: thousands are read at once.
  if (/^[a-z\d]{2,}(?: [a-z\d]{2,})*$/i.test(text)) return text.toLowerCase();
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

/** A floor's number as a word: "1st", "2nd", "3rd", "4th". */
export function formatOrdinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
