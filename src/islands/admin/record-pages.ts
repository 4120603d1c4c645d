import { useEffect, useEffectEvent, useState } from 'react';
import type { RecordKind } from '../../api/records';
import { tabStorage } from '../../api/storage';
import { paths } from '../../paths';
import { useHydrated } from './Button';

const { admin } = paths;

/** The pages of each kind of record: the operator's list, forms and preview, and the visitors' page. */
export const recordPages = {
  property: {
    list: admin.properties,
    add: admin.addProperty,
    form: admin.property,
    preview: admin.previewProperty,
    site: paths.property,
  },
  blog: {
    list: admin.blogs,
    add: admin.addBlog,
    form: admin.blog,
    preview: admin.previewBlog,
    site: paths.blog,
  },
} as const;

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
  return `${recordPages[kind].list}${query === null ? '' : `?${query}`}${mark}`;
}

/** The same for a link; the server does not know the search. */
export function useListAddress(kind: RecordKind): string {
  return useHydrated() ? listAddress(kind) : recordPages[kind].list;
}

/** The id of a row in the page. */
export function rowId(id: string): string {
  return `${rowMark}${id}`;
}

/** Puts the focus on the row that the address names, such as that of the record just saved; `reach` shows it. */
export function useArrival(reach: (id: string) => void): void {
  const [wanted, setWanted] = useState<string | null>(null);
  const find = useEffectEvent(() => {
    const { hash } = location;
    if (!hash.startsWith(`#${rowMark}`)) return;
    const id = hash.slice(rowMark.length + 1);
    reach(id);
    setWanted(id);
  });
  useEffect(() => find(), []);
  useEffect(() => {
    if (wanted === null) return;
    const row = document.getElementById(rowId(wanted));
    // The browser has put it at the very top, where a message covers it.
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [wanted]);
}
