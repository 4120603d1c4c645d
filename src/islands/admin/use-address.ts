import { useEffect } from 'react';

/** Milliseconds without a change before the address follows: browsers refuse too many changes. */
const addressDelay = 300;

/** Keeps the page's address at this query, so that a reload or a link shows the same. */
export function useAddress(query: string): void {
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(history.state, '', query ? `?${query}` : location.pathname),
      addressDelay,
    );
    return () => clearTimeout(timer);
  }, [query]);
}
