/** The trash of homes and posts: what is in it until when, restoring, and erasing for good. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hasFailed } from '../../../api/failure';
import { eraseRecord } from '../../../api/records';
import { adminTrash } from '../../../content/admin/trash';
import { addDays, isoDay } from '../../../domain/date';
import { trashDays, unusedPictureDays } from '../../../domain/retention-periods';
import type { TrashedRow } from '../../../domain/list/row';
import { findLanguage } from '../../../domain/writing-system';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { ensureDeleted } from '../calls';
import { useConfirm } from '../Dialog';
import { EmptyList } from '../list/ListEnd';
import { RecordRow, RecordTable } from './RecordTable';
import styles from './records.module.css';
import { By } from '../people/By';
import { restore } from './move';

/** The last day, DD-MM-YYYY in Asia/Kolkata, on which a record can be restored. */
function lastDay({ deletedAt }: TrashedRow): string {
  return addDays(isoDay(deletedAt), trashDays).split('-').reverse().join('-');
}

export default function Trash({ rows: served }: { rows: readonly TrashedRow[] }) {
  const [rows, setRows] = useState(served);
  const { ask, dialog } = useConfirm();

  /** Returns whether the record is no longer in the trash. */
  async function erase({ kind, id, title }: TrashedRow): Promise<boolean> {
    const words = adminTrash.erase;
    const { confirm } = words;
    const isSure = await ask({
      title: words.title(title),
      text: words.text(unusedPictureDays),
      confirm,
    });
    if (!isSure) return false;
    try {
      await ensureDeleted(() => eraseRecord(kind, id));
      showToast(words.done(title), { tone: 'success' });
      return true;
    } catch (thrown) {
      const isRestored = hasFailed(thrown, 'conflict');
      showToast((isRestored ? words.restored : words.failed)(title), { tone: 'error' });
      return isRestored;
    }
  }

  const actions = [
    {
      name: 'restore',
      label: adminTrash.restore,
      run: (row: TrashedRow) => restore(row.kind, [row]),
    },
    { name: 'erase', label: adminTrash.erase.action, run: erase },
  ];
  /** The focus goes to the same button of the row that is then in the place of this one. */
  async function act(
    { name, run }: (typeof actions)[number],
    row: TrashedRow,
    button: HTMLElement,
  ) {
    const list = button.closest<HTMLElement>('[data-trash]');
    const index = button.closest('tr')?.sectionRowIndex ?? 0;
    if (!(await run(row))) return;
    flushSync(() => setRows((before) => before.filter((one) => one !== row)));
    const buttons = [...(list?.querySelectorAll<HTMLElement>(`[data-name=${name}]`) ?? [])];
    (buttons[Math.min(index, buttons.length - 1)] ?? list)?.focus();
  }

  const { title, kind, deleted } = adminTrash.columns;
  const heads = [title, kind, deleted].map((head) => (
    <th key={head} scope="col">
      {head}
    </th>
  ));
  return (
    <div data-trash tabIndex={-1}>
      {rows.length === 0 ? (
        <EmptyList title={adminTrash.emptyTitle} text={adminTrash.emptyText} />
      ) : (
        <RecordTable caption={adminTrash.caption} heads={heads}>
          {rows.map((row) => (
            <RecordRow
              key={`${row.kind}/${row.id}`}
              picture={row.picture}
              title={
                <>
                  <strong className={`clamp ${styles.name}`} lang={findLanguage(row.title)}>
                    {row.title}
                  </strong>
                  <span className={`clamp numbers quiet small ${styles.detail}`}>
                    {adminTrash.erasedAfter(lastDay(row))}
                    <By id={row.by} />
                  </span>
                </>
              }
              group={adminTrash.kinds[row.kind]}
              time={row.deletedAt}
              actions={actions.map((action) => (
                <Button
                  key={action.name}
                  look="text"
                  label={action.label}
                  about={row.title}
                  data-name={action.name}
                  onClick={({ currentTarget }) => act(action, row, currentTarget)}
                />
              ))}
            />
          ))}
        </RecordTable>
      )}
      {dialog}
    </div>
  );
}
