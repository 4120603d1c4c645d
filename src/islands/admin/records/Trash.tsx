import { useRef, useState } from 'react';
import { adminTrash } from '../../../content/admin-trash';
import { languageOf } from '../../../domain/script';
import { ErrorBoundary } from '../../ErrorBoundary';
import { Button } from '../Button';
import { Empty } from '../Empty';
import { More } from '../More';
import styles from './row.module.css';
import { RecordRow, RecordTable, rowsAtOnce } from './RecordTable';
import { restore } from './restore';
import type { TrashedRow } from './rows';

interface Props {
  rows: readonly TrashedRow[];
}

function LiveTrash({ rows: served }: Props) {
  const [rows, setRows] = useState(served);
  const [limit, setLimit] = useState(rowsAtOnce);
  const table = useRef<HTMLTableElement>(null);

  async function onRestore(row: TrashedRow): Promise<void> {
    if (!(await restore(row.kind, row))) return;
    setRows((before) => before.filter((other) => other.id !== row.id || other.kind !== row.kind));
    // The row and its button are gone; the focus stays with the table.
    table.current?.focus();
  }

  if (rows.length === 0) return <Empty title={adminTrash.emptyTitle} text={adminTrash.emptyText} />;
  const { title, kind, deleted } = adminTrash.columns;
  const heads = [title, kind, deleted].map((head) => (
    <th key={head} scope="col">
      {head}
    </th>
  ));
  return (
    <>
      <RecordTable ref={table} caption={adminTrash.caption} heads={heads} isPlain>
        {rows.slice(0, limit).map((row) => (
          <RecordRow
            key={`${row.kind}/${row.id}`}
            picture={row.picture}
            title={
              <strong className={styles.name} lang={languageOf(row.title)}>
                {row.title}
              </strong>
            }
            group={adminTrash.kinds[row.kind]}
            time={row.deletedAt}
            actions={
              <Button className="button-text" onClick={() => void onRestore(row)}>
                {adminTrash.restore} <span className="visually-hidden">{row.title}</span>
              </Button>
            }
          />
        ))}
      </RecordTable>
      <More left={rows.length - limit} onMore={() => setLimit(limit + rowsAtOnce)} />
    </>
  );
}

/** Deleted properties and blog posts. */
export default function Trash(props: Props) {
  return (
    <ErrorBoundary>
      <LiveTrash {...props} />
    </ErrorBoundary>
  );
}
