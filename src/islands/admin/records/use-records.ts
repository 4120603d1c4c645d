import { changeRecords, listRecords } from '../../../api/records';
import type { ListedRow } from '../../../domain/list/row';
import type { ListView } from '../../../domain/list/view';
import type { ListedKind } from '../../../domain/record';
import { propertyFields, type RequiredPropertyField } from '../../../domain/property/fields';
import { adminList, fillWords, countThings } from '../../../content/admin/list';
import { showToast } from '../../toasts';
import { failureText, withSession, withWarning } from '../calls';
import { useList } from '../list/use-list';
import { useChange } from './changes';
import { moveToTrash } from './move';

/** The records that a query string finds, kept up to date, and the ways to change and delete them. */
export function useRecords(kind: ListedKind, served: ListView, asked: string, today: string) {
  const load = (limit: number | null) => listRecords(kind, asked, limit);
  const list = useList<ListView>({ served, asked, load });
  const { reload, drop } = list;
  const { change, edit } = useChange(kind, list, today);

  /** Moves records to the trash, all or none; the Undo button takes the focus, and `back` returns it. */
  async function remove(some: readonly ListedRow[], back: () => void): Promise<boolean> {
    const isDone = await moveToTrash(kind, some, { reload, back });
    if (!isDone) return false;
    drop(some.map(({ id }) => id));
    void reload();
    return true;
  }

  /** Gives properties that lack a fact one value for it, all or none; returns whether it is saved. */
  async function fill(
    some: readonly ListedRow[],
    fact: RequiredPropertyField,
    value: string,
  ): Promise<boolean> {
    const things = countThings(kind, some);
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
  return { list, change, edit, fill, remove };
}
