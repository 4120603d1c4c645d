import { type RecordKind, restoreRecords } from '../../../api/records';
import { adminList, thingsOf } from '../../../content/admin-list';
import { showToast } from '../../toasts';
import { withSession, withWarning } from '../calls';

/** Restores records from the trash, all or none, and says how it went; returns whether they are restored. */
export async function restore(
  kind: RecordKind,
  rows: readonly { id: string; title: string }[],
): Promise<boolean> {
  const ids = rows.map(({ id }) => id);
  try {
    const warning = await withSession(() => restoreRecords(kind, ids));
    const text = adminList.restored(thingsOf(kind, rows), rows.length);
    showToast(withWarning(text, warning), { tone: 'success' });
    return true;
  } catch {
    showToast(adminList.restoreFailed, { tone: 'error' });
    return false;
  }
}
