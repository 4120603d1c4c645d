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

/** The id of a record's link in its list. */
export const rowId = (id: string) => `row-${id}`;

const keyOf = (kind: RecordKind) => `list-${kind}`;

/** Remembers the search of a list in this tab, for the way back from a form. */
export function keepListQuery(kind: RecordKind, query: string): void {
  tabStorage.write(keyOf(kind), query === '' ? null : query);
}

/** The list as the operator left it in this tab; with an id, the browser focuses the link of that record. */
export function listAddress(kind: RecordKind, id?: string): string {
  const query = tabStorage.read(keyOf(kind));
  const mark = id === undefined ? '' : `#${rowId(id)}`;
  return `${recordPages[kind].list}${query === null ? '' : `?${query}`}${mark}`;
}

/** The same for a link; the server does not know the search. */
export function useListAddress(kind: RecordKind): string {
  return useHydrated() ? listAddress(kind) : recordPages[kind].list;
}
