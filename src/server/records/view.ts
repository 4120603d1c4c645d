/** Answers the queries of the office's lists of properties and blog posts with the rows that are seen. */
import { isoDay } from '../../domain/date';
import { defaultListQuery, readLimit, readQuery } from '../../domain/list/query';
import type { ListedItem } from '../../domain/list/row';
import { type ListView, viewList } from '../../domain/list/view';
import type { ListedKind } from '../../domain/record';
import { privateJson, takeWhileFits } from '../http/reply';
import type { Call } from '../http/router';
import { blogs } from './blogs';
import { properties } from './properties';
import { readBlogItem, readPropertyItem } from './rows';

const readItems: Record<ListedKind, () => Promise<ListedItem[]>> = {
  property: async () => (await properties.listForOffice()).map(readPropertyItem),
  blog: async () => (await blogs.listForOffice()).map(readBlogItem),
};

/** The words of the search take longer to load than all else of a list, and most queries have no text. */
async function understand(kind: ListedKind, text: string) {
  if (kind !== 'property' || text.trim() === '') return null;
  return (await import('./find-properties')).findProperties(text, 'properties');
}

/** The view of a list that a query string asks for. Throws `StoreUnavailable`. */
export async function loadList(kind: ListedKind, address: string): Promise<ListView> {
  const query = readQuery(defaultListQuery, address);
  const today = isoDay(new Date().toISOString());
  const [items, understood] = await Promise.all([readItems[kind](), understand(kind, query.text)]);
  const view = viewList(items, query, today, readLimit(address), understood);
  return { ...view, rows: takeWhileFits(view.rows) };
}

/** `GET /api/property/getlist` and `/api/blog/getlist`, `?text=&show=&sort=&limit=`: the rows of a list that a query finds, and what is said of all of them. */
export async function answerList(kind: ListedKind, { request }: Call): Promise<Response> {
  return privateJson(await loadList(kind, new URL(request.url).search));
}
