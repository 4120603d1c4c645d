import { useCallback, useRef } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { formatNumber } from '../../../domain/property/rupees';
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

  const onDelete = useCallback(
    async (row: Row) => {
      const { title, text, confirm } = adminList.ask;
      const question = { title: title.replace('#', () => row.title), text, confirm };
      // The row and its button are gone after it; the focus stays in the list.
      if ((await ask(question)) && (await remove(row))) count.current?.focus();
    },
    [ask, remove],
  );

  const { emptyTitle, emptyText, one, many } = adminList[kind];
  if (rows.length === 0) return <Empty title={emptyTitle} text={emptyText} />;
  return (
    <>
      <Toolbar kind={kind} query={query} onChange={change} />
      <p ref={count} tabIndex={-1} role="status" className={`quiet numbers ${styles.count}`}>
        {found === 1 ? one : many.replace('#', formatNumber(found))}
      </p>
      {found === 0 ? (
        <Empty text={adminList.nothingFound} />
      ) : (
        <Table kind={kind} rows={shown} query={query} onSort={change} onDelete={onDelete} />
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
