import { useRef, useState } from 'react';
import { restoreRecord } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { showToast } from '../../toasts';
import { ErrorBoundary } from '../../ErrorBoundary';
import { Button } from '../Button';
import { withWarning, withSession } from '../calls';
import { Empty } from '../Empty';
import { More } from '../More';
import { pageSize } from './query';
import { RecordRow, RecordTable } from './RecordTable';
import type { TrashedRow } from './rows';

interface Props {
  rows: readonly TrashedRow[];
}

const { trash } = adminList;

function useTrash(served: readonly TrashedRow[]) {
  const [rows, setRows] = useState(served);

  /** Returns whether the record is restored. */
  async function restore(row: TrashedRow): Promise<boolean> {
    let warning: string | null;
    try {
      warning = await withSession(() => restoreRecord(row.kind, row.id));
    } catch {
      showToast(adminList.restoreFailed, { tone: 'error' });
      return false;
    }
    setRows((before) => before.filter((other) => other.id !== row.id || other.kind !== row.kind));
    showToast(withWarning(adminList.restored(row.title), warning), { tone: 'success' });
    return true;
  }

  return { rows, restore };
}

function LiveTrash({ rows: served }: Props) {
  const { rows, restore } = useTrash(served);
  const [limit, setLimit] = useState(pageSize);
  const table = useRef<HTMLTableElement>(null);

  async function onRestore(row: TrashedRow): Promise<void> {
    // The row and its button are gone after it; the focus stays with the table.
    if (await restore(row)) table.current?.focus();
  }

  if (rows.length === 0) return <Empty title={trash.emptyTitle} text={trash.emptyText} />;
  const { title, kind, deleted } = trash.columns;
  const heads = [title, kind, deleted].map((head) => (
    <th key={head} scope="col">
      {head}
    </th>
  ));
  return (
    <>
      <RecordTable ref={table} caption={trash.caption} heads={heads} isPlain>
        {rows.slice(0, limit).map((row) => (
          <RecordRow
            key={`${row.kind}/${row.id}`}
            picture={row.picture}
            title={<strong>{row.title}</strong>}
            group={trash.kinds[row.kind]}
            time={row.deletedAt}
            actions={
              <Button className="button-text" onClick={() => void onRestore(row)}>
                {trash.restore} <span className="visually-hidden">{row.title}</span>
              </Button>
            }
          />
        ))}
      </RecordTable>
      <More left={rows.length - limit} onMore={() => setLimit(limit + pageSize)} />
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
