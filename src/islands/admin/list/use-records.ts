import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  deleteRecord,
  listArticles,
  listHomes,
  type RecordKind,
  restoreRecord,
} from '../../../api/records';
import { RequestFailed } from '../../../api/request';
import { adminList } from '../../../content/admin-list';
import { messages } from '../../../content/messages';
import { showToast } from '../../../stores/toasts';
import { ensureDeleted } from '../deletion';
import { newestOnly } from '../newest';
import { withSession } from '../session/with-session';
import { withWarning } from '../warning';
import { articleRows, homeRows, type Row } from './row';

const loaders = {
  property: async () => homeRows(await listHomes()),
  blog: async () => articleRows(await listArticles()),
};

const unauthorized = 401;

/** Signed out, a list holds only what visitors may see. */
function isSignedOut(thrown: unknown): boolean {
  return thrown instanceof RequestFailed && thrown.status === unauthorized;
}

/** The records of a page, with deleting and taking that back. */
export function useRecords(kind: RecordKind, served: readonly Row[]) {
  const [rows, setRows] = useState(served);
  const load = useMemo(() => newestOnly(loaders[kind]), [kind]);

  const reload = useCallback(async () => {
    try {
      const loaded = await load();
      if (loaded) setRows(loaded);
    } catch {
      showToast(adminList.reloadFailed, { tone: 'error' });
    }
  }, [load]);

  useEffect(() => {
    // Kept alive by the browser, the page comes back as it was left: before the record was edited.
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void reload();
    };
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [reload]);

  const restore = useCallback(
    async ({ id, title }: Row) => {
      let warning: string | null;
      try {
        warning = await withSession(() => restoreRecord(kind, id));
      } catch {
        showToast(adminList.restoreFailed, { tone: 'error' });
        return;
      }
      const text = adminList.restored.replace('#', () => title);
      showToast(withWarning(text, warning), { tone: 'success' });
      await reload();
    },
    [kind, reload],
  );

  /** Moves a record to the trash; the offer to undo it takes the focus, and `back` has it afterwards. */
  const remove = useCallback(
    async (row: Row, back: () => void) => {
      let warning: string | null;
      try {
        warning = await ensureDeleted(() => deleteRecord(kind, row.id));
      } catch (thrown) {
        showToast(messages.record.deleteFailed, { tone: 'error' });
        // It may be deleted all the same, and only the answer lost.
        if (!isSignedOut(thrown)) void reload();
        return;
      }
      setRows((before) => before.filter(({ id }) => id !== row.id));
      const action = { label: adminList.undo, run: () => void restore(row), back };
      const text = adminList.deleted.replace('#', () => row.title);
      showToast(withWarning(text, warning), { tone: 'success', action });
      void reload();
    },
    [kind, reload, restore],
  );

  return { rows, remove };
}
