import { isId, withoutTail } from './record';

/** A list of properties that a visitor keeps; its address has their ids in order. */

/** The maximum number of properties: more are hard to choose from, and would make an endless page. */
export const maxKept = 20;

/** The number of properties that are compared side by side. */
export const maxCompared = 4;

export const homesParameter = 'homes';

export interface Shortlist {
  ids: readonly string[];
  isCut: boolean;
}

/** Reads the list of an address, which may hold anything. */
export function readShortlist(query: URLSearchParams): Shortlist {
  const parts = query
    .getAll(homesParameter)
    .flatMap((text) => text.split(','))
    .map((part) => withoutTail(part.trim()));
  const ids = [...new Set(parts.filter(isId))];
  return { ids: ids.slice(0, maxKept), isCut: ids.length > maxKept };
}

/** The list without one of its properties. */
export function without(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id);
}

/** The list with one of its properties moved to the front. */
export function toFront(ids: readonly string[], id: string): string[] {
  return [id, ...without(ids, id)];
}
