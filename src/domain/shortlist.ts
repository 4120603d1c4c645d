import { isId } from './record';

/** A list of homes that somebody has kept; its address holds it whole, as their ids in order. */

/** So many homes at most: more make no choice, and an address of any length no pages of any length. */
export const maxKept = 20;

/** So many stand side by side in the comparison. */
export const maxCompared = 4;

/** The parameter of the address. */
export const homesParameter = 'homes';

/** What an address says of a list; anything at all may stand there. */
export interface Shortlist {
  /** The ids in their order, each once, no more than `maxKept`. */
  ids: readonly string[];
  /** Whether the address names more. */
  isCut: boolean;
}

/** Reads the list of an address. */
export function readShortlist(query: URLSearchParams): Shortlist {
  const parts = query
    .getAll(homesParameter)
    .flatMap((text) => text.split(','))
    .map((part) => part.trim());
  const ids = [...new Set(parts.filter(isId))];
  return { ids: ids.slice(0, maxKept), isCut: ids.length > maxKept };
}

/** The list without one of its homes. */
export function without(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id);
}

/** The list with one of its homes at the front. */
export function toFront(ids: readonly string[], id: string): string[] {
  return [id, ...without(ids, id)];
}
