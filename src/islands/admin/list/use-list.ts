import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Row } from './row';
import { type ListQuery, readListQuery, writeListQuery } from './query';
import { pageSize, prepareRows, viewRows } from './view';

/** Milliseconds without a key before the address follows: browsers refuse too many changes. */
const addressDelay = 300;

function useAddress(query: ListQuery): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const parameters = writeListQuery(query);
      history.replaceState(history.state, '', parameters ? `?${parameters}` : location.pathname);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [query]);
}

/** What is asked for, and the lines that answer it; typing never waits for the table. */
export function useList(rows: readonly Row[], address: string) {
  const [query, setQuery] = useState(() => readListQuery(new URLSearchParams(address)));
  const [limit, setLimit] = useState(pageSize);
  const asked = useDeferredValue(query);
  const prepared = useMemo(() => prepareRows(rows), [rows]);
  const found = useMemo(() => viewRows(prepared, asked), [prepared, asked]);
  const shown = useMemo(() => found.slice(0, limit), [found, limit]);
  useAddress(query);

  return {
    query,
    found: found.length,
    shown,
    change: (next: ListQuery) => {
      setQuery(next);
      setLimit(pageSize);
    },
    more: () => setLimit(limit + pageSize),
  };
}
