import { useState } from 'react';
import { restoreRecord } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { showToast } from '../../../stores/toasts';
import { withWarning } from '../warning';
import { withSession } from '../session/with-session';
import type { TrashedRow } from './trashed';

/** What lies in the trash, and the way back. */
export function useTrash(served: readonly TrashedRow[]) {
  const [rows, setRows] = useState(served);

  /** Answers whether the record is back. */
  async function restore(row: TrashedRow): Promise<boolean> {
    let warning: string | null;
    try {
      warning = await withSession(() => restoreRecord(row.kind, row.id));
    } catch {
      showToast(adminList.restoreFailed, { tone: 'error' });
      return false;
    }
    setRows((before) => before.filter((other) => other.id !== row.id || other.kind !== row.kind));
    const text = adminList.restored.replace('#', () => row.title);
    showToast(withWarning(text, warning), { tone: 'success' });
    return true;
  }

  return { rows, restore };
}
