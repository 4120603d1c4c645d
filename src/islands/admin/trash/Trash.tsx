import { useRef, useState } from 'react';
import { adminList } from '../../../content/admin-list';
import { ErrorBoundary } from '../../ErrorBoundary';
import { Empty } from '../Empty';
import { pageSize } from '../list/view';
import { More } from '../More';
import { RecordTable } from '../table/RecordTable';
import { Line } from './Line';
import type { TrashedRow } from './trashed';
import { useTrash } from './use-trash';

interface Props {
  rows: readonly TrashedRow[];
}

const { trash } = adminList;

function LiveTrash({ rows: served }: Props) {
  const { rows, restore } = useTrash(served);
  const [limit, setLimit] = useState(pageSize);
  const table = useRef<HTMLTableElement>(null);

  async function onRestore(row: TrashedRow): Promise<void> {
    // The line and its button are gone after it; the focus stays with the table.
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
          <Line key={`${row.kind}/${row.id}`} row={row} onRestore={onRestore} />
        ))}
      </RecordTable>
      <More left={rows.length - limit} onMore={() => setLimit(limit + pageSize)} />
    </>
  );
}

/** Deleted homes and articles. */
export default function Trash(props: Props) {
  return (
    <ErrorBoundary>
      <LiveTrash {...props} />
    </ErrorBoundary>
  );
}
