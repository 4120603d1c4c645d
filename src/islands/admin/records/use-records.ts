import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { hasFailed } from '../../../api/failure';
import { deleteRecords, listBlogs, listProperties, type RecordKind } from '../../../api/records';
import { admin } from '../../../content/admin';
import { adminList, thingsOf } from '../../../content/admin-list';
import { messages } from '../../../content/messages';
import { showToast } from '../../toasts';
import { withSession, withWarning } from '../calls';
import { keepListQuery } from '../list-address';
import { useAddress } from '../use-address';
import { type ListQuery, prepareRows, readListQuery, viewRows, writeListQuery } from './query';
import { rowsAtOnce } from './RecordTable';
import { restore } from './restore';
import type { ListedRow } from './rows';

/** The page has its rows; the code that makes them of records comes with the first reload. */
const loadRowMakers = () => import('./rows');
const loaders = {
  property: async () => (await loadRowMakers()).propertyRows(await listProperties()),
  blog: async () => (await loadRowMakers()).blogRows(await listBlogs()),
};

export type Records = ReturnType<typeof useRecords>;

/** The records of a page, kept up to date, with delete and undo. */
export function useRecords(kind: RecordKind, served: readonly ListedRow[]) {
  const [rows, setRows] = useState(served);
  // A row changed in the list keeps its place and stays in sight, until the list is searched or loaded anew.
  const [changed, setChanged] = useState<ReadonlyMap<string, ListedRow>>(new Map());
  /** Counts what this page has changed. */
  const changes = useRef(0);

  const reload = useCallback(async () => {
    try {
      for (;;) {
        const before = changes.current;
        const loaded = await loaders[kind]();
        // An answer that began before the last change would take it back.
        if (before !== changes.current) continue;
        setRows(loaded);
        setChanged(new Map());
        return;
      }
    } catch {
      showToast(adminList.reloadFailed, { tone: 'error' });
    }
  }, [kind]);

  useEffect(() => {
    // The back-forward cache shows the page from before a record was edited.
    const reloadIfCached = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void reload();
    };
    addEventListener('pageshow', reloadIfCached);
    return () => removeEventListener('pageshow', reloadIfCached);
  }, [reload]);

  const put = useCallback((some: readonly ListedRow[]) => {
    changes.current += 1;
    setChanged((before) => new Map([...before, ...some.map((row) => [row.id, row] as const)]));
  }, []);
  /** Gives the changed rows the places that they have now. */
  const settle = () => {
    if (changed.size === 0) return;
    setRows(rows.map((row) => changed.get(row.id) ?? row));
    setChanged(new Map());
  };

  /**
   * Moves records to the trash, all or none; returns whether that succeeded. The Undo button takes the focus, and
   * `back` returns it.
   */
  const remove = useCallback(
    async (some: readonly ListedRow[], back: () => void): Promise<boolean> => {
      const ids = some.map(({ id }) => id);
      let warning: string | null;
      try {
        warning = await withSession(() => deleteRecords(kind, ids));
      } catch (thrown) {
        showToast(messages.record.deleteFailed, { tone: 'error' });
        // They may have been deleted, and only the answer lost. Without a session the list would lack what only the operator sees.
        if (!hasFailed(thrown, 'signed-out')) void reload();
        return false;
      }
      changes.current += 1;
      setRows((before) => before.filter(({ id }) => !ids.includes(id)));
      const undo = async () => {
        if (await restore(kind, some)) await reload();
      };
      const text = withWarning(adminList.deleted(thingsOf(kind, some), some.length), warning);
      const action = { label: admin.undo, run: () => void undo(), back };
      showToast(text, { tone: 'success', action });
      void reload();
      return true;
    },
    [kind, reload],
  );

  return { rows, changed, put, settle, reload, remove };
}

/** The query, and the rows that match it; typing never waits for the table. */
export function useQuery(
  kind: RecordKind,
  { rows, changed, settle }: Pick<Records, 'rows' | 'changed' | 'settle'>,
  address: string,
  today: string,
) {
  const [query, setQuery] = useState(() => readListQuery(new URLSearchParams(address)));
  const [limit, setLimit] = useState(rowsAtOnce);
  const deferred = useDeferredValue(query);
  const prepared = useMemo(() => prepareRows(rows), [rows]);
  const found = useMemo(() => viewRows(prepared, deferred, today), [prepared, deferred, today]);
  const shown = useMemo(
    () => found.slice(0, limit).map((row) => changed.get(row.id) ?? row),
    [found, limit, changed],
  );
  const written = writeListQuery(query);
  useAddress(written);
  useEffect(() => keepListQuery(kind, written), [kind, written]);

  return {
    query,
    found: found.length,
    shown,
    change: (next: ListQuery) => {
      settle();
      setQuery(next);
      setLimit(rowsAtOnce);
    },
    more: () => setLimit(limit + rowsAtOnce),
    /** Shows as many rows as it takes to see this one. */
    reach: (id: string) => {
      const place = found.findIndex((row) => row.id === id);
      setLimit((before) => Math.max(before, place + 1));
    },
  };
}
