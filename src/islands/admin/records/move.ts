import { hasFailed, requireFailedRequest } from '../../../api/failure';
import { deleteRecords, restoreRecords } from '../../../api/records';
import { admin } from '../../../content/admin/admin';
import { adminList, countThings } from '../../../content/admin/list';
import { recordMessages } from '../../../content/screen-messages';
import type { ListedKind } from '../../../domain/record';
import { showToast } from '../../toasts';
import { withSession, withWarning } from '../calls';

interface Titled {
  id: string;
  title: string;
}

/** Restores records from the trash, all or none, and says how it went; returns whether they are restored. */
export async function restore(kind: ListedKind, rows: readonly Titled[]): Promise<boolean> {
  const ids = rows.map(({ id }) => id);
  try {
    const warning = await withSession(() => restoreRecords(kind, ids));
    const text = adminList.restored(countThings(kind, rows), rows.length);
    showToast(withWarning(text, warning), { tone: 'success' });
    return true;
  } catch (thrown) {
    requireFailedRequest(thrown);
    showToast(adminList.restoreFailed, { tone: 'error' });
    return false;
  }
}

/**
 * Moves records to the trash, all or none, and says how it went; returns whether they are there. The Undo button takes
 * the focus, and `back` returns it; `reload` runs where the records may not be as they are shown.
 */
export async function moveToTrash(
  kind: ListedKind,
  rows: readonly Titled[],
  { reload, back }: { reload: () => unknown; back: () => void },
): Promise<boolean> {
  const ids = rows.map(({ id }) => id);
  try {
    const warning = await withSession(() => deleteRecords(kind, ids));
    const undo = async () => {
      if (await restore(kind, rows)) await reload();
    };
    const text = withWarning(adminList.deleted(countThings(kind, rows), rows.length), warning);
    const action = { label: admin.undo, run: () => void undo(), back };
    showToast(text, { tone: 'success', action });
    return true;
  } catch (thrown) {
    showToast(recordMessages.deleteFailed, { tone: 'error' });
    // They may have been deleted, and only the answer lost.
    if (!hasFailed(thrown, 'signed-out')) void reload();
    return false;
  }
}
