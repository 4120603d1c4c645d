/** Answers the queries of the admin area's lists of properties and blog posts with the rows that are seen. */
import type { BlogSummary } from '../../domain/blog/schema';
import { isoDay } from '../../domain/date';
import { defaultListQuery, readLimit, readQuery } from '../../domain/list/query';
import type { ListedItem } from '../../domain/list/row';
import { type ListView, viewList } from '../../domain/list/view';
import { once } from '../../domain/once';
import type { PropertyEntry } from '../../domain/property/schema';
import type { Listed, ListedKind } from '../../domain/record';
import type { FoundProperties } from '../../domain/filter/filter';
import { readShortlist } from '../../domain/shortlist';
import { privateJson, takeWhileFits } from '../http/reply';
import type { Call } from '../http/router';
import { blogs } from './blogs';
import { properties } from './properties';
import { readBlogItem, readPropertyItem } from './rows';

interface OfficeList {
  items: readonly ListedItem[];
  /** What a text means in this list, as visitors' pages read it. */
  understand: (text: string) => Promise<FoundProperties | null>;
}

/** Prepared once for as long as the document stays as it is: a thousand properties take as long to prepare as to search. */
const makePropertyList = once((listed: readonly Listed<PropertyEntry>[]): OfficeList => ({
  items: listed.map(readPropertyItem),
  // The words of the search take longer to load than all else of a list, and most queries have no text.
  understand: async (text) => {
    const { makeFinder } = await import('./find-properties');
    return makeFinder(listed, 'properties')(text);
  },
}));

const makeBlogList = once((listed: readonly Listed<BlogSummary>[]): OfficeList => ({
  items: listed.map(readBlogItem),
  understand: () => Promise.resolve(null),
}));

const readLists: Record<ListedKind, () => Promise<OfficeList>> = {
  property: async () => makePropertyList(await properties.listForOffice()),
  blog: async () => makeBlogList(await blogs.listForOffice()),
};

/** The rows of these records in this order, whatever they are. */
function viewNamed(items: readonly ListedItem[], ids: readonly string[]): ListView {
  const rows = ids.flatMap((id) => items.find(({ row }) => row.id === id)?.row ?? []);
  const found = rows.length;
  return { rows, found, literal: found, total: items.length, labels: [], notStated: {} };
}

/** The view of a list that a query string asks for. Throws `StoreUnavailable`. */
export async function loadList(kind: ListedKind, search: string): Promise<ListView> {
  const query = readQuery(defaultListQuery, search);
  const today = isoDay(new Date().toISOString());
  const { items, understand } = await readLists[kind]();
  const { ids } = readShortlist(new URLSearchParams(search));
  if (ids.length > 0) return viewNamed(items, ids);
  const understood = query.text.trim() === '' ? null : await understand(query.text);
  const view = viewList(items, query, today, readLimit(search), understood);
  return { ...view, rows: takeWhileFits(view.rows) };
}

/** `GET /api/property/getlist` and `/api/blog/getlist`, `?text=&show=&sort=&limit=`: the rows of a list that a query finds, and what is said of all of them; with `?homes=ID,ID` those rows. */
export async function answerList(kind: ListedKind, { request }: Call): Promise<Response> {
  return privateJson(await loadList(kind, new URL(request.url).search));
}
