import { hasFailed } from '../../../api/failure';
import { eraseRecord, type RecordKind } from '../../../api/records';
import { adminTrash } from '../../../content/admin-trash';
import { showToast } from '../../toasts';
import { ensureDeleted } from '../calls';

/** Erases a record from the trash for good and says how it went; returns whether it is no longer there. */
export async function erase(
  kind: RecordKind,
  { id, title }: { id: string; title: string },
): Promise<boolean> {
  const { done, restored, failed } = adminTrash.erase;
  try {
    await ensureDeleted(() => eraseRecord(kind, id));
    showToast(done(title), { tone: 'success' });
    return true;
  } catch (thrown) {
    const isRestored = hasFailed(thrown, 'conflict');
    showToast((isRestored ? restored : failed)(title), { tone: 'error' });
    return isRestored;
  }
}
