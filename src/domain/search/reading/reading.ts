/* What some words of a search text are read as, for all who read a part of one. */

import type { Meaning, UnlabelledWish } from '../../wish';
import type { Place } from '../../place/place';

/** What some words mean; `null` if they ask for nothing. */
export interface Reading {
  meaning: Meaning | null;
  /** In words. */
  length: number;
  /** The words of the table, if what was typed is none of it. */
  corrected?: string;
  /** Whether it says what stands at the place before it, and goes with it. */
  isOfPlace?: true;
  /** The words of the wish itself, from one to before another: the "gym" of "no gym". */
  core?: readonly [from: number, end: number];
  /** Of a landmark that has several places the one that is meant. */
  branch?: Place;
}

/** What was read of a text before a word. */
export interface Before {
  wishes: readonly UnlabelledWish[];
  /** The last of them, if no filler stands between. */
  last: UnlabelledWish | undefined;
}

/** Words by themselves, whatever stands before them. */
export const noneBefore: Before = { wishes: [], last: undefined };

export const asUnknown = (length: number): Reading => ({ meaning: { kind: 'unknown' }, length });

/** Words of a home's own. */
export const asOwnWords = (phrases: readonly string[], length: number): Reading => ({
  meaning: { kind: 'word', phrases },
  length,
});
