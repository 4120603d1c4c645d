import { useCallback, useMemo, useState } from 'react';
import type { ListedRow } from './rows';

const untouched: ReadonlySet<string> = new Set();

/** The selected rows; what the list does not show is never selected. */
export function useSelection(shown: readonly ListedRow[]) {
  const [ids, setIds] = useState(untouched);
  const selected = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);

  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const choose = useCallback((rows: readonly ListedRow[]) => {
    setIds(new Set(rows.map(({ id }) => id)));
  }, []);

  return { ids, isUsed: ids !== untouched, selected, toggle, choose };
}
