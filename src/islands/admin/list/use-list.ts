import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { requireFailedRequest } from '../../../api/failure';
import { withSession } from '../calls';

interface Source<Row> {
  served: readonly Row[];
  /** Whether these are all; otherwise the list is loaded at once. */
  isComplete?: boolean;
  /** Loads all rows: the same function at every render. */
  load: () => Promise<readonly Row[]>;
}

/** A list of the operator; an answer that began before a change or a newer load never replaces it. */
export function useList<Row extends { id: string }>(source: Source<Row>) {
  const { served, isComplete = true, load } = source;
  /** `changed`: what was changed since, by id. */
  const [{ loaded, changed }, setRows] = useState({
    loaded: served,
    changed: new Map<string, Row>(),
  });
  const [hasFailed, setFailed] = useState<boolean>();
  const loads = useRef(0);
  const changes = useRef(0);

  async function run(call: Source<Row>['load']): Promise<void> {
    const own = (loads.current += 1);
    try {
      for (;;) {
        const before = changes.current;
        const found = await call();
        if (own !== loads.current) return;
        if (before !== changes.current) continue;
        setRows({ loaded: found, changed: new Map() });
        setFailed(false);
        return;
      }
    } catch (thrown) {
      requireFailedRequest(thrown);
      if (own === loads.current) setFailed(true);
    }
  }
  /** Never asks for the password; `retry`, which somebody clicked, does. */
  const reload = () => run(load);
  const retry = () => {
    setFailed(undefined);
    void run(() => withSession(load));
  };
  const reloadIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void reload();
  });
  useEffect(() => {
    const onVisible = () => reloadIfSeen();
    if (!isComplete) onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [isComplete]);

  const latest = (row: Row) => changed.get(row.id) ?? row;
  const rows = loaded.map(latest);
  return {
    rows,
    /** The rows as they were loaded; in a view of these, what is changed keeps its place. */
    loaded,
    latest,
    isLoading: !isComplete && hasFailed === undefined,
    hasFailed: hasFailed === true,
    reload,
    retry,
    put: (some: readonly Row[]) => {
      changes.current += 1;
      const entries = some.map((row) => [row.id, row] as const);
      setRows((now) => ({ ...now, changed: new Map([...now.changed, ...entries]) }));
    },
    drop: (ids: readonly string[]) => {
      changes.current += 1;
      setRows((now) => ({ ...now, loaded: now.loaded.filter(({ id }) => !ids.includes(id)) }));
    },
    reorder: () => setRows({ loaded: rows, changed: new Map() }),
  };
}

export type List<Row extends { id: string }> = ReturnType<typeof useList<Row>>;
