import { useEffect, useState } from 'react';

/** How many rows are shown at first, and how many more each time. */
const rowsAtOnce = 50;

/** How long a query must stay unchanged (ms): browsers limit how often the address may change. */
const addressDelay = 300;

type Query = Readonly<Record<string, string>>;

/** Reads a query string; what it lacks has its default. */
export function readQuery<Shown extends Query>(defaults: Shown, address: string): Shown {
  const parameters = new URLSearchParams(address);
  const given = Object.keys(defaults).map((name) => [name, parameters.get(name)] as const);
  return { ...defaults, ...Object.fromEntries(given.filter(([, value]) => value !== null)) };
}

/** The query string of the address, without defaults. */
export function writeQuery<Shown extends Query>(defaults: Shown, query: Shown): string {
  const entries = Object.entries(query).map(([name, value]) => [name, value.trim()]);
  return new URLSearchParams(
    entries.filter(([name = '', value]) => value !== defaults[name]),
  ).toString();
}

/** The query of a list, kept in the address so that a reload or a link shows the same, and the number of rows shown. */
export function useQuery<Shown extends Query>(defaults: Shown, address: string) {
  const [query, setQuery] = useState(() => readQuery(defaults, address));
  const [limit, setLimit] = useState(rowsAtOnce);
  const written = writeQuery(defaults, query);
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(history.state, '', written ? `?${written}` : location.pathname),
      addressDelay,
    );
    return () => clearTimeout(timer);
  }, [written]);
  return {
    query,
    limit,
    setQuery,
    ask: (next: Shown) => {
      setQuery(next);
      setLimit(rowsAtOnce);
    },
    more: () => setLimit(limit + rowsAtOnce),
  };
}
