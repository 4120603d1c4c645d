import { isId } from './record';

/** A list of homes that somebody has kept; its address holds it whole, as their ids in order. */

/** So many homes at most: more make no choice, and an address of any length no pages of any length. */
export const maxKept = 20;

/** So many stand side by side in the comparison. */
export const maxCompared = 4;

/** The parameter of the address. */
export const homesParameter = 'homes';

/** What an address says of a list. */
export interface Shortlist {
  /** The ids in their order, each once, no more than `maxKept`. */
  ids: readonly string[];
  /** The next ones that the address names, for which the list has no room; no more than `maxKept` either. */
  overflow: readonly string[];
  /** How many homes the address names, those beyond the limit too. */
  named: number;
  /** Whether a part of it cannot be the id of a home. */
  isDamaged: boolean;
}

/** Reads the list of an address; anything at all may stand there. */
export function readShortlist(query: URLSearchParams): Shortlist {
  const parts = query
    .getAll(homesParameter)
    .flatMap((text) => text.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const ids = [...new Set(parts.filter(isId))];
  return {
    ids: ids.slice(0, maxKept),
    overflow: ids.slice(maxKept, 2 * maxKept),
    named: ids.length,
    isDamaged: parts.some((part) => !isId(part)),
  };
}

/** The list without one of its homes. */
export function without(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id);
}

/** The list with one of its homes at another place, counted from 0. */
export function moved(ids: readonly string[], id: string, place: number): string[] {
  const others = without(ids, id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
