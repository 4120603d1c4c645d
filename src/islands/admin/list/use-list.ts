import { useDeferredValue, useMemo, useState } from 'react';
import { useAddress } from '../use-address';
import type { Row } from './row';
import { type ListQuery, readListQuery, writeListQuery } from './query';
import { pageSize, prepareRows, viewRows } from './view';

/** What is asked for, and the lines that answer it; typing never waits for the table. */
export function useList(rows: readonly Row[], address: string) {
  const [query, setQuery] = useState(() => readListQuery(new URLSearchParams(address)));
  const [limit, setLimit] = useState(pageSize);
  const asked = useDeferredValue(query);
  const prepared = useMemo(() => prepareRows(rows), [rows]);
  const found = useMemo(() => viewRows(prepared, asked), [prepared, asked]);
  const shown = useMemo(() => found.slice(0, limit), [found, limit]);
  useAddress(writeListQuery(query));

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
