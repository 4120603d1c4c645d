import type { FilterChoice, FilterFlag, Furnishing, Household } from '../options';

export type AskedFact =
  | { kind: 'flag'; flag: FilterFlag; isWanted: boolean }
  | { kind: 'options'; name: FilterChoice; options: readonly (Furnishing | Household)[] }
  /** A home that can be had now. */
  | { kind: 'now' };

const flag = (name: FilterFlag, isWanted = true): AskedFact => ({
  kind: 'flag',
  flag: name,
  isWanted,
});
const furnished = (...options: Furnishing[]): AskedFact => ({
  kind: 'options',
  name: 'fStatus',
  options,
});
const letTo = (...options: Household[]): AskedFact => ({ kind: 'options', name: 'letTo', options });

/** Longer phrases before the words that they begin or end with. Bachelors are single people, women or men. */
const table: readonly (readonly [AskedFact, phrases: string])[] = [
  [flag('lift'), 'lift,elevator'],
  [flag('lift', false), 'non lift,non elevator'],
  [flag('pets'), 'pet,pets'],
  [flag('pets', false), 'non pet,non pets'],
  [flag('veg'), 'veg,vegetarian'],
  [flag('veg', false), 'non veg,non vegetarian,nonveg'],
  [furnished('Fully Furnished'), 'fully furnished,full furnished'],
  [furnished('Semi Furnished'), 'semi furnished,semifurnished'],
  [furnished('Not Furnished'), 'not furnished,non furnished,un furnished,unfurnished'],
  [furnished('Semi Furnished', 'Fully Furnished'), 'furnished'],
  [letTo('family'), 'family,families'],
  [letTo('women', 'men'), 'bachelor,bachelors'],
  // "Ready to move in Adyar" means the same: "in" asks for nothing.
  [
    { kind: 'now' },
    'ready to move,ready to occupy,immediate possession,immediate occupation,immediate occupancy,' +
      'immediate,immediately,available now,available immediately',
  ],
];

const rows = table.flatMap(([fact, phrases]) =>
  phrases.split(',').map((phrase) => ({ fact, words: phrase.split(' ') })),
);

/** The fact that the words from a place on ask for, and how many words say so; `null` for other words. */
export function factAt(
  words: readonly string[],
  at: number,
): (AskedFact & { length: number }) | null {
  const row = rows.find((one) => one.words.every((word, index) => words[at + index] === word));
  return row ? { ...row.fact, length: row.words.length } : null;
}
