import { useCallback, useEffect, useState } from 'react';
import {
  deleteRecord,
  listArticles,
  listHomes,
  type RecordKind,
  restoreRecord,
} from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { messages } from '../../../content/messages';
import { showToast } from '../../../stores/toasts';
import { withSession } from '../session/with-session';
import { articleRows, homeRows, type Row } from './row';

const loaders = {
  property: async () => homeRows(await listHomes()),
  blog: async () => articleRows(await listArticles()),
};

/** The records of a page, with deleting and taking that back. */
export function useRecords(kind: RecordKind, served: readonly Row[]) {
  const [rows, setRows] = useState(served);

  const reload = useCallback(async () => {
    try {
      setRows(await loaders[kind]());
    } catch {
      showToast(adminList.reloadFailed, { tone: 'error' });
    }
  }, [kind]);

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
      try {
        await withSession(() => restoreRecord(kind, id));
      } catch {
        showToast(adminList.restoreFailed, { tone: 'error' });
        return;
      }
      showToast(
        adminList.restored.replace('#', () => title),
        { tone: 'success' },
      );
      await reload();
    },
    [kind, reload],
  );

  /** Moves a record to the trash; the offer to undo it takes the focus, and `back` has it afterwards. */
  const remove = useCallback(
    async (row: Row, back: () => void) => {
      let warning: string | null;
      try {
        warning = await withSession(() => deleteRecord(kind, row.id));
      } catch {
        showToast(messages.record.deleteFailed, { tone: 'error' });
        return;
      }
      setRows((before) => before.filter(({ id }) => id !== row.id));
      const action = { label: adminList.undo, run: () => void restore(row), back };
      const text = adminList.deleted.replace('#', () => row.title);
      showToast(warning === null ? text : `${text}. ${warning}`, { tone: 'success', action });
      void reload();
    },
    [kind, reload, restore],
  );

  return { rows, remove };
}
