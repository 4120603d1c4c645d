import { hasFailed } from '../../../api/failure';
import {
  changeRecords,
  deleteRecords,
  listBlogs,
  listProperties,
  restoreRecords,
} from '../../../api/records';
import type { ListedKind } from '../../../domain/record';
import { propertyFields, type RequiredPropertyField } from '../../../domain/property/fields';
import { admin } from '../../../content/admin/admin';
import { adminList, fillWords, thingsOf } from '../../../content/admin/list';
import { messages } from '../../../content/messages';
import { showToast } from '../../toasts';
import { failureText, withSession, withWarning } from '../calls';
import { useList } from '../list/use-list';
import { useChange } from './changes';
import { blogRows, type ListedRow, propertyRows } from './rows';

const loaders = {
  property: async () => propertyRows(await listProperties()),
  blog: async () => blogRows(await listBlogs()),
};

/** Restores records from the trash, all or none, and says how it went; returns whether they are restored. */
export async function restore(
  kind: ListedKind,
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

/** The records of a page, kept up to date, and the ways to change and delete them. */
export function useRecords(kind: ListedKind, served: readonly ListedRow[], today: string) {
  const list = useList({ served, load: loaders[kind] });
  const { reload, drop } = list;
  const change = useChange(kind, list, today);

  /** Moves records to the trash, all or none; the Undo button takes the focus, and `back` returns it. */
  async function remove(some: readonly ListedRow[], back: () => void): Promise<boolean> {
    const ids = some.map(({ id }) => id);
    let warning: string | null;
    try {
      warning = await withSession(() => deleteRecords(kind, ids));
    } catch (thrown) {
      showToast(messages.record.deleteFailed, { tone: 'error' });
      // They may have been deleted, and only the answer lost.
      if (!hasFailed(thrown, 'signed-out')) void reload();
      return false;
    }
    drop(ids);
    const undo = async () => {
      if (await restore(kind, some)) await reload();
    };
    const text = withWarning(adminList.deleted(thingsOf(kind, some), some.length), warning);
    const action = { label: admin.undo, run: () => void undo(), back };
    showToast(text, { tone: 'success', action });
    void reload();
    return true;
  }

  /** Gives properties that lack a fact one value for it, all or none; returns whether it is saved. */
  async function fill(
    some: readonly ListedRow[],
    fact: RequiredPropertyField,
    value: string,
  ): Promise<boolean> {
    const things = thingsOf(kind, some);
    try {
      const edits = some.map(({ id, version }) => ({ id, version, [fact]: value }));
      const { warning } = await withSession(() => changeRecords(kind, edits));
      showToast(
        withWarning(fillWords.done(things, propertyFields[fact].column.title, value), warning),
        { tone: 'success' },
      );
      return true;
    } catch (thrown) {
      const text = adminList.property.changeFailed(things, failureText(thrown));
      showToast(text, { tone: 'error' });
      return false;
    } finally {
      await reload();
    }
  }
  return { list, change, fill, remove };
}
