/** Answers the queries of the office's lists of properties and blog posts with the rows that are seen. */
import { isoDay } from '../../domain/date';
import { defaultListQuery, readLimit, readQuery } from '../../domain/list/query';
import type { ListedItem } from '../../domain/list/row';
import { type ListView, viewList } from '../../domain/list/view';
import type { ListedKind } from '../../domain/record';
import type { FoundProperties } from '../../domain/filter/filter';
import { readShortlist } from '../../domain/shortlist';
import { privateJson, takeWhileFits } from '../http/reply';
import type { Call } from '../http/router';
import { blogs } from './blogs';
import type { makeFinder } from './find-properties';
import { properties } from './properties';
import { readBlogItem, readPropertyItem } from './rows';

interface OfficeList {
  items: readonly ListedItem[];
  /** What a text means in this list, as visitors' pages read it. */
  understand: (text: string) => Promise<FoundProperties | null>;
}

/** A thousand properties take as long to prepare as to search: a list is made once for each time that its document is read. */
const made = new WeakMap<object, OfficeList>();

function makeOnce(listed: object, make: () => OfficeList): OfficeList {
  const list = made.get(listed) ?? make();
  made.set(listed, list);
  return list;
}

const readLists: Record<ListedKind, () => Promise<OfficeList>> = {
  property: async () => {
    const listed = await properties.listForOffice();
    return makeOnce(listed, () => {
      let find: ReturnType<typeof makeFinder> | undefined;
      return {
        items: listed.map(readPropertyItem),
        // The words of the search take longer to load than all else of a list, and most queries have no text.
        understand: async (text) => {
          const { makeFinder: make } = await import('./find-properties');
          return (find ??= make(listed, 'properties'))(text);
        },
      };
    });
  },
  blog: async () => {
    const listed = await blogs.listForOffice();
    return makeOnce(listed, () => ({
      items: listed.map(readBlogItem),
      understand: () => Promise.resolve(null),
    }));
  },
};

/** The rows of these records in this order, whatever they are. */
function viewNamed(items: readonly ListedItem[], ids: readonly string[]): ListView {
  const rows = ids.flatMap((id) => items.find(({ row }) => row.id === id)?.row ?? []);
  const found = rows.length;
  return { rows, found, written: found, total: items.length, labels: [], notStated: {} };
}

/** The view of a list that a query string asks for. Throws `StoreUnavailable`. */
export async function loadList(kind: ListedKind, address: string): Promise<ListView> {
  const query = readQuery(defaultListQuery, address);
  const today = isoDay(new Date().toISOString());
  const { items, understand } = await readLists[kind]();
  const { ids } = readShortlist(new URLSearchParams(address));
  if (ids.length > 0) return viewNamed(items, ids);
  const understood = query.text.trim() === '' ? null : await understand(query.text);
  const view = viewList(items, query, today, readLimit(address), understood);
  return { ...view, rows: takeWhileFits(view.rows) };
}

/** `GET /api/property/getlist` and `/api/blog/getlist`, `?text=&show=&sort=&limit=`: the rows of a list that a query finds, and what is said of all of them; with `?homes=ID,ID` those rows. */
export async function answerList(kind: ListedKind, { request }: Call): Promise<Response> {
  return privateJson(await loadList(kind, new URL(request.url).search));
}
