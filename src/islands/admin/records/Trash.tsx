import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasFailed } from '../../../api/failure';
import { eraseRecord } from '../../../api/records';
import { adminTrash } from '../../../content/admin-trash';
import { addDays, isoDay } from '../../../domain/date';
import { trashDays, unusedPictureDays } from '../../../domain/retention';
import { languageOf } from '../../../domain/script';
import { ErrorBoundary } from '../../ErrorBoundary';
import { showToast } from '../../toasts';
import { Button } from '../Button';
import { ensureDeleted } from '../calls';
import { useConfirm } from '../dialog/Dialog';
import { Empty, More } from '../list/ListEnd';
import { rowsAtOnce } from '../list/use-query';
import { RecordRow, RecordTable } from './RecordTable';
import styles from './records.module.css';
import { restore } from './use-records';
import type { TrashedRow } from './rows';

interface Props {
  rows: readonly TrashedRow[];
}

/** The last day, DD-MM-YYYY in Asia/Kolkata, on which a record can be restored. */
function lastDay({ deletedAt }: TrashedRow): string {
  return addDays(isoDay(deletedAt), trashDays).split('-').reverse().join('-');
}

/** Deleted properties and blog posts. */
export default function Trash(props: Props) {
  return (
    <ErrorBoundary>
      <LiveTrash {...props} />
    </ErrorBoundary>
  );
}

function LiveTrash({ rows: served }: Props) {
  const [rows, setRows] = useState(served);
  const [limit, setLimit] = useState(rowsAtOnce);
  const { ask, dialog } = useConfirm();
  const list = useRef<HTMLDivElement>(null);

  /** Removes a row; the focus goes to the same button of the row that is now in its place. */
  function drop(row: TrashedRow, button: HTMLElement): void {
    const place = button.closest('tr')?.sectionRowIndex ?? 0;
    const { name } = button.dataset;
    flushSync(() => {
      setRows((before) => before.filter(({ id, kind }) => id !== row.id || kind !== row.kind));
    });
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(`[data-name=${name}]`) ?? [])];
    (buttons[Math.min(place, buttons.length - 1)] ?? list.current)?.focus();
  }

  async function erase(row: TrashedRow): Promise<boolean> {
    const { title, text, confirm, done, restored, failed } = adminTrash.erase;
    const isSure = await ask({ title: title(row.title), text: text(unusedPictureDays), confirm });
    if (!isSure) return false;
    try {
      await ensureDeleted(() => eraseRecord(row.kind, row.id));
      showToast(done(row.title), { tone: 'success' });
      return true;
    } catch (thrown) {
      const isRestored = hasFailed(thrown, 'conflict');
      showToast((isRestored ? restored : failed)(row.title), { tone: 'error' });
      return isRestored;
    }
  }

  async function onRestore(row: TrashedRow, button: HTMLElement): Promise<void> {
    if (await restore(row.kind, [row])) drop(row, button);
  }

  async function onErase(row: TrashedRow, button: HTMLElement): Promise<void> {
    if (await erase(row)) drop(row, button);
  }

  const actions = [
    { name: 'restore', label: adminTrash.restore, act: onRestore },
    { name: 'erase', label: adminTrash.erase.action, act: onErase },
  ];
  const { title, kind, deleted } = adminTrash.columns;
  const heads = [title, kind, deleted].map((head) => (
    <th key={head} scope="col">
      {head}
    </th>
  ));
  return (
    <div ref={list} tabIndex={-1}>
      {rows.length === 0 ? (
        <Empty title={adminTrash.emptyTitle} text={adminTrash.emptyText} />
      ) : (
        <RecordTable caption={adminTrash.caption} heads={heads} isPlain>
          {rows.slice(0, limit).map((row) => (
            <Row key={`${row.kind}/${row.id}`} row={row} actions={actions} />
          ))}
        </RecordTable>
      )}
      <More left={rows.length - limit} onMore={() => setLimit(limit + rowsAtOnce)} />
      {dialog}
    </div>
  );
}

interface RowProps {
  row: TrashedRow;
  actions: readonly {
    name: string;
    label: string;
    act: (row: TrashedRow, button: HTMLElement) => Promise<void>;
  }[];
}

function Row({ row, actions }: RowProps) {
  return (
    <RecordRow
      picture={row.picture}
      title={
        <>
          <strong className={styles.name} lang={languageOf(row.title)}>
            {row.title}
          </strong>
          <span className={`numbers ${styles.detail}`}>{adminTrash.erasedAfter(lastDay(row))}</span>
        </>
      }
      group={adminTrash.kinds[row.kind]}
      time={row.deletedAt}
      actions={actions.map(({ name, label, act }) => (
        <Button
          key={name}
          className="button-text"
          data-name={name}
          onClick={({ currentTarget }) => void act(row, currentTarget)}
        >
          {label} <span className="visually-hidden">{row.title}</span>
        </Button>
      ))}
    />
  );
}
