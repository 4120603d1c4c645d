/** What is asked of a list of the admin area, as its address says it: the browser writes it, and the server reads it. */

type Query = Readonly<Record<string, string>>;

/** Reads a query string; what it lacks has its default. */
export function readQuery<Shown extends Query>(defaults: Shown, search: string): Shown {
  const parameters = new URLSearchParams(search);
  const given = Object.keys(defaults).map((name) => [name, parameters.get(name)] as const);
  return { ...defaults, ...Object.fromEntries(given.filter(([, value]) => value !== null)) };
}

/** The query string of a query, without defaults. */
export function writeQuery<Shown extends Query>(defaults: Shown, query: Shown): string {
  const entries = Object.entries(query).map(([name, value]) => [name, value.trim()]);
  return new URLSearchParams(
    entries.filter(([name = '', value]) => value !== defaults[name]),
  ).toString();
}

/** A query string that also asks for so many rows; `null` for those that come first. */
export function withLimit(query: string, limit: number | null): string {
  const rows = limit === null ? [] : [['limit', `${limit}`]];
  return new URLSearchParams([...new URLSearchParams(query), ...rows]).toString();
}

/** How many rows a query string asks for; `null` where it does not say so. */
export function readLimit(search: string): number | null {
  const limit = Number(new URLSearchParams(search).get('limit'));
  return Number.isInteger(limit) && limit > 0 ? limit : null;
}

/** A list's query, as in its address; a dash before `sort` is descending. */
export const defaultListQuery = { text: '', show: '', sort: '-updated' };
export type ListQuery = typeof defaultListQuery;

/** The columns of a list that have a heading. */
export const headColumns = ['title', 'group', 'updated'] as const;

/** What the lists can be sorted by. */
export const sortColumns = {
  blog: headColumns,
  property: [...headColumns, 'rent', 'place', 'checked'],
} as const;
export type SortColumn = (typeof sortColumns)['property'][number];

interface Order {
  column: SortColumn;
  isDescending: boolean;
}

/** The order of a query; an unknown one is the usual one. */
export function findOrder({ sort }: ListQuery): Order {
  const column = sortColumns.property.find((name) => name === sort.replace(/^-/, ''));
  return { column: column ?? 'updated', isDescending: !column || sort.startsWith('-') };
}

/** An order as a query has it. */
export function writeOrder({ column, isDescending }: Order): string {
  return `${isDescending ? '-' : ''}${column}`;
}

/** Sorts by a column: at first in its natural order (latest first, A first), then reversed. */
export function sortBy(query: ListQuery, column: SortColumn): ListQuery {
  const order = findOrder(query);
  const isDescending = order.column === column ? !order.isDescending : column === 'updated';
  return { ...query, sort: writeOrder({ column, isDescending }) };
}
