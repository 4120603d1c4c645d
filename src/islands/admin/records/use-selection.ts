import { useCallback, useMemo, useState } from 'react';
import type { ListedRow } from './rows';

/** The selected rows; what the list does not show is never selected. */
export function useSelection(shown: readonly ListedRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
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

  return { ids, selected, toggle, choose };
}
