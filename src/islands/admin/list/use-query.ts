import { useEffect, useState } from 'react';

/** How many rows are shown at first, and how many more each time. */
export const rowsAtOnce = 50;

/** How long a query must stay unchanged (ms): browsers limit how often the address may change. */
const addressDelay = 300;

interface Form<Query> {
  read: (parameters: URLSearchParams) => Query;
  /** The query string, without defaults. */
  write: (query: Query) => string;
}

/** What a list shows, kept in the page's address so that a reload or a link shows the same, and how many rows of it. */
export function useQuery<Query>({ read, write }: Form<Query>, address: string) {
  const [query, setQuery] = useState(() => read(new URLSearchParams(address)));
  const [limit, setLimit] = useState(rowsAtOnce);
  const written = write(query);
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(history.state, '', written ? `?${written}` : location.pathname),
      addressDelay,
    );
    return () => clearTimeout(timer);
  }, [written]);
  return {
    query,
    written,
    limit,
    setQuery,
    /** Another question begins with the first rows. */
    ask: (next: Query) => {
      setQuery(next);
      setLimit(rowsAtOnce);
    },
    more: () => setLimit(limit + rowsAtOnce),
    /** Shows at least so many rows. */
    reach: (rows: number) => setLimit((now) => Math.max(now, rows)),
  };
}
