import { useEffect, useState } from 'react';
import { requireFailedRequest } from '../../../api/failure';
import { listHomes } from '../../../api/records';
import type { ListedRow } from '../../../domain/list/row';
import { withSession } from '../calls';
import { listShared } from './share';

/**
 * The homes to send: all that were ticked, in that order, also those that another search has taken out of the list, which the
 * server is asked for. `null` while it is asked, so that no text goes out without them.
 */
export function useShared(
  ids: ReadonlySet<string>,
  listed: readonly ListedRow[],
): readonly ListedRow[] | null {
  const [asked, setAsked] = useState<ReadonlyMap<string, ListedRow | null>>(new Map());
  const known = new Map(listed.map((row) => [row.id, row]));
  const missing = [...ids].filter((id) => !known.has(id) && !asked.has(id)).join(',');
  useEffect(() => {
    if (missing === '') return undefined;
    let isNewest = true;
    const wanted = missing.split(',');
    const load = async () => {
      try {
        const rows = await withSession(() => listHomes(wanted));
        if (!isNewest) return;
        const found = wanted.map((id) => [id, rows.find((row) => row.id === id) ?? null] as const);
        setAsked((now) => new Map([...now, ...found]));
      } catch (thrown) {
        // The button stays off; the next tick asks again.
        requireFailedRequest(thrown);
      }
    };
    void load();
    return () => {
      isNewest = false;
    };
  }, [missing]);
  if (missing !== '') return null;
  return listShared([...ids].flatMap((id) => known.get(id) ?? asked.get(id) ?? []));
}
