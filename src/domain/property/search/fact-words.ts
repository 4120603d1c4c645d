import type { FilterChoice, Furnishing, Household } from '../vocabulary';

/** Options that words of a search text ask for; any of them will do. */
export interface AskedOptions {
  name: FilterChoice;
  options: readonly (Furnishing | Household)[];
}

/** Longer phrases before the words that they end with. Bachelors are single people, women or men. */
const phrases: readonly (readonly [
  name: FilterChoice,
  options: AskedOptions['options'],
  phrases: string,
])[] = [
  ['fStatus', ['Fully Furnished'], 'fully furnished,full furnished'],
  ['fStatus', ['Semi Furnished'], 'semi furnished,semifurnished'],
  ['fStatus', ['Not Furnished'], 'not furnished,non furnished,un furnished,unfurnished'],
  ['fStatus', ['Semi Furnished', 'Fully Furnished'], 'furnished'],
  ['letTo', ['family'], 'family,families'],
  ['letTo', ['women', 'men'], 'bachelor,bachelors'],
];

const rows = phrases.flatMap(([name, options, list]) =>
  list.split(',').map((phrase) => ({ name, options, words: phrase.split(' ') })),
);

/** "Ready to move in Adyar" means the same: "in" asks for nothing. */
const nowPhrases = (
  'ready to move,ready to occupy,immediate possession,immediate occupation,immediate occupancy,' +
  'immediate,immediately,available now,available immediately'
)
  .split(',')
  .map((phrase) => phrase.split(' '));

/** How many words from a place on ask for a home that can be had now; 0 where none do. */
export function nowWordsAt(words: readonly string[], at: number): number {
  return (
    nowPhrases.find((one) => one.every((word, index) => words[at + index] === word))?.length ?? 0
  );
}

/** The options that the words from a place on ask for, and how many words say so; `null` for other words. */
export function optionsAt(
  words: readonly string[],
  at: number,
): (AskedOptions & { length: number }) | null {
  const row = rows.find((one) => one.words.every((word, index) => words[at + index] === word));
  return row ? { name: row.name, options: row.options, length: row.words.length } : null;
}
