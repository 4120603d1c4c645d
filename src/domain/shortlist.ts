import { isId, withoutTail } from './record';

/** The properties of a shortlist at most: more are hard to choose from, and would make an endless page. */
export const maxShortlisted = 20;

/** The properties that are compared side by side, at most. */
export const maxCompared = 4;

export const idsParameter = 'homes';

/** A list of properties that a visitor keeps; its address has their ids in order. */
export interface Shortlist {
  ids: readonly string[];
  hasOverflow: boolean;
}

/** Reads the list of an address, which may hold anything. */
export function readShortlist(query: URLSearchParams): Shortlist {
  const parts = query
    .getAll(idsParameter)
    .flatMap((text) => text.split(','))
    .map((part) => withoutTail(part.trim()));
  const ids = [...new Set(parts.filter(isId))];
  return { ids: ids.slice(0, maxShortlisted), hasOverflow: ids.length > maxShortlisted };
}

/** The list without one of its properties. */
export function without(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id);
}

/** The list with one of its properties moved to the front. */
export function toFront(ids: readonly string[], id: string): string[] {
  return [id, ...without(ids, id)];
}
