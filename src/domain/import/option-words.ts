import type { ColumnKey } from './matching/header-words';
import { optionSpellings } from './option-spellings';

/** For each field of choices, the option that a word of the office means. */
export type OwnWords = Readonly<Partial<Record<ColumnKey, Readonly<Record<string, string>>>>>;

const yes =
  /^(?:yes|y|true|t|1|✓|✔|✅|☑|available|allowed|ok|ஆம்|உண்டு|24 ?[x×*/] ?7|24 ?(?:hrs?|hours?)\.?|round the clock)$/i;
const no = /^(?:no|n|false|f|0|✗|✘|✕|❌|☒|not available|not allowed|nil|none|இல்லை)$/i;

const notGiven = /^(?:-{1,3}|–|—|\.{1,3}|n\.?\/?a\.?|nil|null|not (?:given|known|applicable))$/i;

/** Whether a text says that there is nothing to say. */
export function isNotGiven(text: string): boolean {
  return notGiven.test(text);
}

/** A word without case, spaces and punctuation. */
export function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function means(key: ColumnKey, option: string, word: string): boolean {
  const patterns: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = optionSpellings;
  return patterns[key]?.[option]?.test(word) ?? plainWord(option) === word;
}

/** The option that a text means, by the office's own words first; `undefined` for none. */
export function findOption(
  key: ColumnKey,
  options: readonly string[],
  text: string,
  own: OwnWords,
): string | undefined {
  const word = plainWord(text);
  const given = own[key]?.[word];
  return options.find((one) => one !== '' && (one === given || means(key, one, word)));
}

/** What an office says beside the households: "only family", "bachelors ok". */
const besideHouseholds = /^only|(?:only|ok|okay|allowed|preferred|welcome|மட்டும்)$/g;

/** The options that a text lists, in their order; `null` where a part of it is none. */
export function findOptions(
  key: ColumnKey,
  options: readonly string[],
  text: string,
): string[] | null {
  const words = text
    .split(/[,;/&+\n]|\b(?:and|or)\b/i)
    .map((part) => (isNotGiven(part.trim()) ? '' : plainWord(part).replace(besideHouseholds, '')))
    .filter(Boolean);
  const isKnown = (word: string) => options.some((option) => means(key, option, word));
  if (words.length === 0 || !words.every(isKnown)) return null;
  return options.filter((option) => words.some((word) => means(key, option, word)));
}

/** Yes or no; `null` where a text says neither. */
export function readYesOrNo(text: string): boolean | null {
  if (yes.test(text)) return true;
  return no.test(text) ? false : null;
}
