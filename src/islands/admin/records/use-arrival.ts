import { useEffect, useEffectEvent, useState } from 'react';
import { rowId, wantedRow } from '../list-address';

/** Puts the focus on the row that the address names, such as that of the record just saved; `reach` shows it. */
export function useArrival(reach: (id: string) => void): void {
  const [wanted, setWanted] = useState<string | null>(null);
  const find = useEffectEvent(() => {
    const id = wantedRow(location.hash);
    if (id !== null) reach(id);
    setWanted(id);
  });
  useEffect(() => find(), []);
  useEffect(() => {
    if (wanted === null) return;
    const row = document.getElementById(rowId(wanted));
    // The browser has put it at the very top, where a message covers it.
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [wanted]);
}
