import { useSyncExternalStore } from 'react';
import type { RecordKind } from '../../api/records';
import { tabStorage } from '../../api/storage';
import { paths } from '../../paths';

const lists = { property: paths.admin.properties, blog: paths.admin.blogs };
const pages = { property: paths.property, blog: paths.blog };
const rowMark = 'row-';

const keyOf = (kind: RecordKind) => `list-${kind}`;

/** Remembers the search of a list in this tab, for the way back from a form. */
export function keepListQuery(kind: RecordKind, query: string): void {
  tabStorage.write(keyOf(kind), query === '' ? null : query);
}

/** The list as the operator left it in this tab; with an id, the row of that record gets the focus. */
export function listAddress(kind: RecordKind, id?: string): string {
  const query = tabStorage.read(keyOf(kind));
  const mark = id === undefined ? '' : `#${rowId(id)}`;
  return `${lists[kind]}${query === null ? '' : `?${query}`}${mark}`;
}

const never = () => () => undefined;

/** The same for a link; the server does not know the search. */
export function useListAddress(kind: RecordKind): string {
  return useSyncExternalStore(
    never,
    () => listAddress(kind),
    () => lists[kind],
  );
}

/** The id of a row in the page. */
export function rowId(id: string): string {
  return `${rowMark}${id}`;
}

/** The id of the record whose row the address asks for, if any. */
export function wantedRow(hash: string): string | null {
  return hash.startsWith(`#${rowMark}`) ? hash.slice(rowMark.length + 1) : null;
}

/** The public page of a record. */
export function publicPage(kind: RecordKind, id: string): string {
  return pages[kind](id);
}
