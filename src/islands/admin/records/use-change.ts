import { useCallback, useRef } from 'react';
import { currentRecord, hasFailed } from '../../../api/failure';
import { admin } from '../../../content/admin';
import { adminList, thingsOf } from '../../../content/admin-list';
import { showToast } from '../../toasts';
import { withWarning } from '../calls';
import { failureText } from '../failure';
import {
  type ChangeName,
  changeOf,
  type Edit,
  isAlready,
  reverseOf,
  saveChanges,
  withChange,
} from './changes';
import type { ListedRow } from './rows';
import type { Records } from './use-records';

const { property: words } = adminList;

const hasId = (value: unknown): value is { _id: string } =>
  typeof value === 'object' && value !== null && '_id' in value;

/** Why nothing was changed, and what to do. */
function failure(thrown: unknown, edits: readonly Edit[], things: string): string {
  const stale = currentRecord(thrown, hasId)?._id;
  const found = edits.find(({ row }) => row.id === stale);
  if (found) return words.changedElsewhere(found.row.title);
  return words.changeFailed(things, failureText(thrown));
}

/** What a change is about, and what is said when it is saved, and when it is taken back. */
interface Said {
  things: string;
  done: string;
  undone: string;
}

/** Changes properties from the list: shown at once, saved over their versions only, all or none, with one Undo. */
export function useChange({ put, reload }: Pick<Records, 'put' | 'reload'>, today: string) {
  const saving = useRef(new Set<string>());

  const save = useCallback(
    async (
      edits: readonly Edit[],
      { things, done, undone }: Said,
      back: (() => void) | undefined,
    ): Promise<boolean> => {
      // A second click while the first is saved would be rejected as a change by somebody else.
      if (edits.some(({ row }) => saving.current.has(row.id))) return false;
      for (const { row } of edits) saving.current.add(row.id);
      put(edits.map(({ row, change }) => withChange(row, change)));
      try {
        const { rows, warning } = await saveChanges(edits);
        put(rows);
        const reverse = edits.map(({ row, change }, at) => ({
          row: rows[at] ?? row,
          change: reverseOf(change, row),
        }));
        const run = () => void save(reverse, { things, done: undone, undone: done }, back);
        const action = { label: admin.undo, run, back };
        showToast(withWarning(done, warning), { tone: 'success', action });
        return true;
      } catch (thrown) {
        put(edits.map(({ row }) => row));
        showToast(failure(thrown, edits, things), { tone: 'error' });
        // The answer alone may have been lost.
        if (!hasFailed(thrown, 'signed-out')) void reload();
        return false;
      } finally {
        for (const { row } of edits) saving.current.delete(row.id);
      }
    },
    [put, reload],
  );

  /** Returns whether it is done; with `back`, the Undo button takes the focus, and `back` returns it. */
  return useCallback(
    async (rows: readonly ListedRow[], name: ChangeName, back?: () => void): Promise<boolean> => {
      const change = changeOf(name, today);
      const edits = rows.filter((row) => !isAlready(row, change)).map((row) => ({ row, change }));
      const things = thingsOf('property', rows);
      const done = words.changed[name](things);
      if (edits.length > 0)
        return save(edits, { things, done, undone: words.undone(things) }, back);
      showToast(done, { tone: 'success' });
      back?.();
      return true;
    },
    [save, today],
  );
}
