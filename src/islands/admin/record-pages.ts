import type { RecordKind } from '../../domain/record';
import { adminPaths } from '../../admin-paths';
import { paths } from '../../paths';
import { useHydrated } from './use-hydrated';

/** The pages of what a form edits: the operator's list, forms and preview, and the visitors' page. */
export const recordPages = {
  property: {
    list: adminPaths.properties,
    add: adminPaths.addProperty,
    form: adminPaths.property,
    preview: adminPaths.previewProperty,
    site: paths.property,
  },
  blog: {
    list: adminPaths.blogs,
    add: adminPaths.addBlog,
    form: adminPaths.blog,
    preview: adminPaths.previewBlog,
    site: paths.blog,
  },
  company: { list: adminPaths.company, preview: null, site: () => paths.about },
} as const;

export const rowId = (id: string) => `row-${id}`;

/** The list, with its search where the operator came from there; with an id, the browser focuses the link of that record. */
export function listAddress(kind: RecordKind, id?: string): string {
  const { list } = recordPages[kind];
  const before = document.referrer.replace(location.origin, '');
  const mark = id === undefined ? '' : `#${rowId(id)}`;
  return `${before.startsWith(`${list}?`) ? before : list}${mark}`;
}

/** The same for a link; the server does not know the operator's search. */
export function useListAddress(kind: RecordKind): string {
  return useHydrated() ? listAddress(kind) : recordPages[kind].list;
}
