import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { hasFailed } from '../../../api/failure';
import { deleteRecord, listBlogs, listProperties, type RecordKind } from '../../../api/records';
import { admin } from '../../../content/admin';
import { adminList } from '../../../content/admin-list';
import { messages } from '../../../content/messages';
import { showToast } from '../../toasts';
import { ensureDeleted, newestOnly, withSession, withWarning } from '../calls';
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

/** The records of a page, kept up to date, with delete and undo; a page of very many brings only the first. */
export function useRecords(kind: RecordKind, served: readonly ListedRow[], isComplete: boolean) {
  const [rows, setRows] = useState(served);
  // Whether the rows that did not come with the page are here.
  const [rest, setRest] = useState<'loaded' | 'loading' | 'failed'>(
    isComplete ? 'loaded' : 'loading',
  );
  // A row changed in the list keeps its place and stays in sight, until the list is searched or loaded anew.
  const [changed, setChanged] = useState<ReadonlyMap<string, ListedRow>>(new Map());
  const load = useMemo(() => newestOnly(loaders[kind]), [kind]);

  const take = useCallback(async (call: () => ReturnType<typeof load>) => {
    const loaded = await call();
    if (!loaded) return;
    setRows(loaded);
    setChanged(new Map());
    setRest('loaded');
  }, []);
  const reload = useCallback(
    () => take(load).catch(() => showToast(adminList.reloadFailed, { tone: 'error' })),
    [take, load],
  );
  const loadRest = useCallback(
    (call: () => ReturnType<typeof load>) => take(call).catch(() => setRest('failed')),
    [take],
  );
  const retry = () => {
    setRest('loading');
    void loadRest(() => withSession(load));
  };

  useEffect(() => {
    if (!isComplete) void loadRest(load);
  }, [isComplete, loadRest, load]);

  useEffect(() => {
    // The back-forward cache shows the page from before a record was edited.
    const reloadIfCached = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void reload();
    };
    addEventListener('pageshow', reloadIfCached);
    return () => removeEventListener('pageshow', reloadIfCached);
  }, [reload]);

  const put = useCallback(
    (row: ListedRow) => {
      load.invalidate();
      setChanged((before) => new Map(before).set(row.id, row));
    },
    [load],
  );
  const drop = useCallback(
    (id: string) => {
      load.invalidate();
      setRows((before) => before.filter((row) => row.id !== id));
    },
    [load],
  );
  /** Gives the changed rows the places that they have now. */
  const settle = () => {
    if (changed.size === 0) return;
    setRows(rows.map((row) => changed.get(row.id) ?? row));
    setChanged(new Map());
  };

  /** Moves a record to the trash; the Undo button takes the focus, and `back` returns it. */
  const remove = useCallback(
    async (row: ListedRow, back: () => void) => {
      let warning: string | null;
      try {
        warning = await ensureDeleted(() => deleteRecord(kind, row.id));
      } catch (thrown) {
        showToast(messages.record.deleteFailed, { tone: 'error' });
        // It may have been deleted, and only the answer lost. Without a session the list would lack what only the operator sees.
        if (!hasFailed(thrown, 'signed-out')) void reload();
        return;
      }
      drop(row.id);
      const undo = async () => {
        if (await restore(kind, row)) await reload();
      };
      const action = { label: admin.undo, run: () => void undo(), back };
      showToast(withWarning(adminList.deleted(row.title), warning), { tone: 'success', action });
      void reload();
    },
    [kind, reload, drop],
  );

  return { rows, rest, retry, changed, put, drop, settle, reload, remove };
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
