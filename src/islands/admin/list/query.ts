/** What a list shows and in which order; lives in the address, so that coming back finds it again. */
export interface ListQuery {
  text: string;
  /** A status, a type or something that homes lack; '' shows all. */
  show: string;
  sort: SortColumn;
  descending: boolean;
}

export const sortColumns = ['title', 'group', 'updated'] as const;
export type SortColumn = (typeof sortColumns)[number];

export const defaultQuery: ListQuery = { text: '', show: '', sort: 'updated', descending: true };

/** Reads the address; what it does not say, or says wrongly, is as by default. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const sort = parameters.get('sort') ?? '';
  const column = sortColumns.find((name) => name === sort.replace(/^-/, ''));
  return {
    text: parameters.get('text') ?? '',
    show: parameters.get('show') ?? '',
    sort: column ?? defaultQuery.sort,
    descending: column ? sort.startsWith('-') : defaultQuery.descending,
  };
}

/** The address's part after `?`, without what is as by default. */
export function writeListQuery({ text, show, sort, descending }: ListQuery): string {
  const parameters = new URLSearchParams();
  if (text.trim() !== '') parameters.set('text', text.trim());
  if (show !== '') parameters.set('show', show);
  if (sort !== defaultQuery.sort || descending !== defaultQuery.descending) {
    parameters.set('sort', `${descending ? '-' : ''}${sort}`);
  }
  return parameters.toString();
}

/** Another column begins with its natural order (latest first, A first); the same one turns around. */
export function sortBy(query: ListQuery, sort: SortColumn): ListQuery {
  const descending = query.sort === sort ? !query.descending : sort === 'updated';
  return { ...query, sort, descending };
}
