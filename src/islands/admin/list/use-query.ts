import { useEffect, useState } from 'react';
import { readQuery, writeQuery } from '../../../domain/list/query';

/** How long a query must stay unchanged (ms): browsers limit how often the address may change. */
const addressDelay = 300;

/** The query of a list, kept in the address so that a reload or a link shows the same. */
export function useQuery<Shown extends Readonly<Record<string, string>>>(
  defaults: Shown,
  address: string,
) {
  const [query, setQuery] = useState(() => readQuery(defaults, address));
  const written = writeQuery(defaults, query);
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(history.state, '', written ? `?${written}` : location.pathname),
      addressDelay,
    );
    return () => clearTimeout(timer);
  }, [written]);
  return { query, written, setQuery };
}
