import { useCallback, useRef } from 'react';
import { hasFailed } from '../../../api/failure';
import type { PropertyChange } from '../../../api/records';
import { admin } from '../../../content/admin';
import { adminList } from '../../../content/admin-list';
import { showToast } from '../../toasts';
import { withWarning } from '../calls';
import { failureText } from '../failure';
import { type ChangeName, changeOf, isAlready, reverseOf, saveChange, withChange } from './changes';
import type { ListedRow } from './rows';
import type { Records } from './use-records';

const { property: words } = adminList;

/** Why a change was not saved, and what to do. */
function failure(thrown: unknown, title: string): string {
  if (hasFailed(thrown, 'conflict')) return words.changedElsewhere(title);
  if (hasFailed(thrown, 'gone')) return words.gone(title);
  return words.changeFailed(title, failureText(thrown));
}

/** Changes a property from its row: shown at once, saved over its version only, with an Undo. */
export function useChange({ put, reload }: Pick<Records, 'put' | 'reload'>, today: string) {
  const saving = useRef(new Set<string>());

  const save = useCallback(
    async (row: ListedRow, change: PropertyChange, text: string): Promise<void> => {
      // A second click while the first is saved would be rejected as a change by somebody else.
      if (saving.current.has(row.id) || isAlready(row, change)) return;
      saving.current.add(row.id);
      put(withChange(row, change));
      try {
        const saved = await saveChange(row, change);
        put(saved.row);
        const back = reverseOf(change, row);
        const undone = (back.status ? words.changed[back.status] : words.undone)(`“${row.title}”`);
        const action = { label: admin.undo, run: () => void save(saved.row, back, undone) };
        showToast(withWarning(text, saved.warning), { tone: 'success', action });
      } catch (thrown) {
        put(row);
        showToast(failure(thrown, row.title), { tone: 'error' });
        // The answer alone may have been lost.
        if (!hasFailed(thrown, 'signed-out')) void reload();
      } finally {
        saving.current.delete(row.id);
      }
    },
    [put, reload],
  );

  return useCallback(
    (row: ListedRow, name: ChangeName) =>
      save(row, changeOf(name, today), words.changed[name](`“${row.title}”`)),
    [save, today],
  );
}
