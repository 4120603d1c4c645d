import { useCallback, useRef } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { countWords } from '../../../domain/count-words';
import { ErrorBoundary } from '../../ErrorBoundary';
import { useConfirm } from '../dialog/use-confirm';
import { Empty } from '../Empty';
import { More } from '../More';
import styles from './list.module.css';
import type { Row } from './row';
import { Table } from './Table';
import { Toolbar } from './Toolbar';
import { useList } from './use-list';
import { useRecords } from './use-records';

interface Props {
  kind: RecordKind;
  rows: readonly Row[];
  /** The query that the page was asked with, as text. */
  address: string;
}

function LiveList({ kind, rows: served, address }: Props) {
  const { rows, remove } = useRecords(kind, served);
  const { query, found, shown, change, more } = useList(rows, address);
  const { ask, dialog } = useConfirm();
  const count = useRef<HTMLParagraphElement>(null);
  const table = useRef<HTMLTableElement>(null);

  /** The focus goes to the line that took the place of one that is gone. */
  const focusNear = useCallback((place: number) => {
    const lines = [...(table.current?.tBodies[0]?.rows ?? [])];
    const line = lines[Math.min(place, lines.length - 1)];
    (line?.querySelector('a') ?? count.current)?.focus({ preventScroll: true });
  }, []);
  const onDelete = useCallback(
    async (row: Row, button: Element) => {
      const { title, text, confirm } = adminList.ask;
      const question = { title: title.replace('#', () => row.title), text, confirm };
      const place = button.closest('tr')?.sectionRowIndex ?? 0;
      if (await ask(question)) await remove(row, () => focusNear(place));
    },
    [ask, remove, focusNear],
  );

  const { emptyTitle, emptyText } = adminList[kind];
  if (rows.length === 0) return <Empty title={emptyTitle} text={emptyText} />;
  return (
    <>
      <Toolbar kind={kind} query={query} onChange={change} />
      <p ref={count} tabIndex={-1} role="status" className={`quiet numbers ${styles.count}`}>
        {countWords(found, adminList[kind])}
      </p>
      {found === 0 ? (
        <Empty text={adminList.nothingFound} />
      ) : (
        <Table
          ref={table}
          kind={kind}
          rows={shown}
          query={query}
          onSort={change}
          onDelete={onDelete}
        />
      )}
      <More left={found - shown.length} onMore={more} />
      {dialog}
    </>
  );
}

/** The operator's list of homes or articles. */
export default function RecordList(props: Props) {
  return (
    <ErrorBoundary>
      <LiveList {...props} />
    </ErrorBoundary>
  );
}
