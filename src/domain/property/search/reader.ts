import type { Dictionary } from './dictionary';
import { startsAt } from './dictionary';
import type { Homes } from './homes';
import type { Meaning, Wish } from './wish';
import type { Word } from '../../words';

/** What some words mean; `null` if they ask for nothing. */
export interface Reading {
  meaning: Meaning | null;
  /** In words. */
  length: number;
  /** The words of the table, if what was typed is none of it. */
  corrected?: string;
  /** Whether it says what stands at the place before it, and goes with it. */
  isOfPlace?: true;
}

/** A text while it is read: `meant` has its words corrected. */
export interface Reader {
  plain: string;
  words: readonly Word[];
  typed: readonly string[];
  meant: readonly string[];
  dictionary: Dictionary;
  /** `null` where nothing is known of them: then every word may be theirs. */
  homes: Homes | null;
}

/** What was read of a text before a word. */
export interface Before {
  wishes: readonly Wish[];
  /** The last of them, if no filler stands between. */
  last: Wish | undefined;
}

export const bareNumber = /^\d[\d,./]*$/;
export const negation = /^(?:no|not|non|without|except)$/;

/** The longest phrase of the table; words of homes that none of them has are none. */
export function readPhrase(
  { typed, meant, dictionary, homes }: Reader,
  index: number,
): Reading | null {
  const found = dictionary.entries.get(meant[index] ?? '')?.find(({ words, meaning }) => {
    if (!startsAt(meant, index, words)) return false;
    return meaning?.kind !== 'word' || !homes || meaning.phrases.some(homes.have);
  });
  if (!found) return null;
  const { meaning, words } = found;
  const { length } = words;
  return startsAt(typed, index, words)
    ? { meaning, length }
    : { meaning, length, corrected: words.join(' ') };
}

/** What is written between two positions, such as a comma. */
export function isParted(
  { plain, words }: Reader,
  end: number | undefined,
  index: number,
): boolean {
  return /[,;]/.test(plain.slice(end, words[index]?.start));
}

/** Whether a word is the last and begins a phrase or a word of one: somebody may still be typing it. */
export function isBeginning(
  { typed, dictionary }: Pick<Reader, 'typed' | 'dictionary'>,
  index: number,
): boolean {
  const word = typed[index] ?? '';
  const begins = (known: string) =>
    known === word ? dictionary.entries.has(word) : known.startsWith(word);
  return index === typed.length - 1 && [...dictionary.words.keys()].some(begins);
}
