import { type RecordKind, restoreRecord } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { showToast } from '../../toasts';
import { withSession, withWarning } from '../calls';

/** Restores a record from the trash and says how it went; returns whether it is restored. */
export async function restore(
  kind: RecordKind,
  { id, title }: { id: string; title: string },
): Promise<boolean> {
  try {
    const warning = await withSession(() => restoreRecord(kind, id));
    showToast(withWarning(adminList.restored(title), warning), { tone: 'success' });
    return true;
  } catch {
    showToast(adminList.restoreFailed, { tone: 'error' });
    return false;
  }
}
