import { useEffect } from 'react';

/** How long a query must stay unchanged (ms): browsers limit how often the address may change. */
const addressDelay = 300;

/** Keeps this query in the page's address, so that a reload or a link shows the same. */
export function useAddress(query: string): void {
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(history.state, '', query ? `?${query}` : location.pathname),
      addressDelay,
    );
    return () => clearTimeout(timer);
  }, [query]);
}
