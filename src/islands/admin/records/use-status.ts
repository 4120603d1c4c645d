import { useCallback, useRef } from 'react';
import { hasFailed } from '../../../api/failure';
import { admin } from '../../../content/admin';
import { adminList } from '../../../content/admin-list';
import { showToast } from '../../toasts';
import { withWarning } from '../calls';
import { failureText } from '../failure';
import { saveChange, withChange } from './changes';
import type { ListedRow } from './rows';
import type { Records } from './use-records';

const { property: words } = adminList;

/** Why a status was not saved, and what to do. */
function failure(thrown: unknown, title: string): string {
  if (hasFailed(thrown, 'conflict')) return words.changedElsewhere(title);
  if (hasFailed(thrown, 'gone')) return words.gone(title);
  return words.changeFailed(title, failureText(thrown));
}

/** Makes an available property occupied, or the other way round: shown at once, saved over its version only. */
export function useStatus({ put, reload }: Pick<Records, 'put' | 'reload'>) {
  const saving = useRef(new Set<string>());

  const change = useCallback(
    async (row: ListedRow): Promise<void> => {
      // A second click while the first is saved would be rejected as a change by somebody else.
      if (saving.current.has(row.id)) return;
      saving.current.add(row.id);
      const status = otherOf(row);
      put(withChange(row, { status }));
      try {
        const saved = await saveChange(row, { status });
        put(saved.row);
        const text = words.changed[status](`“${row.title}”`);
        const action = { label: admin.undo, run: () => void change(saved.row) };
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

  return change;
}

/** The status that a property does not have. */
function otherOf({ group }: ListedRow): 'Available' | 'Occupied' {
  return group === 'Occupied' ? 'Available' : 'Occupied';
}
