import { useRef, useState } from 'react';
import { adminList } from '../../../content/admin-list';
import { ErrorBoundary } from '../../ErrorBoundary';
import styles from '../list/list.module.css';
import { pageSize } from '../list/view';
import { Line } from './Line';
import type { TrashedRow } from './trashed';
import { useTrash } from './use-trash';

interface Props {
  rows: readonly TrashedRow[];
}

const { trash } = adminList;

function Empty() {
  return (
    <div className={styles.empty}>
      <h2>{trash.emptyTitle}</h2>
      <p>{trash.emptyText}</p>
    </div>
  );
}

function LiveTrash({ rows: served }: Props) {
  const { rows, restore } = useTrash(served);
  const [limit, setLimit] = useState(pageSize);
  const table = useRef<HTMLTableElement>(null);

  async function onRestore(row: TrashedRow): Promise<void> {
    // The line and its button are gone after it; the focus stays with the table.
    if (await restore(row)) table.current?.focus();
  }

  if (rows.length === 0) return <Empty />;
  return (
    <>
      <table ref={table} tabIndex={-1} className={styles.table}>
        <caption className="visually-hidden">{trash.caption}</caption>
        <thead className={styles.plain}>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{adminList.picture}</span>
            </th>
            <th scope="col">{trash.columns.title}</th>
            <th scope="col">{trash.columns.kind}</th>
            <th scope="col">{trash.columns.deleted}</th>
            <th scope="col">
              <span className="visually-hidden">{adminList.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map((row) => (
            <Line key={`${row.kind}/${row.id}`} row={row} onRestore={onRestore} />
          ))}
        </tbody>
      </table>
      {limit < rows.length && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setLimit(limit + pageSize)}
        >
          {adminList.more.replace('#', String(rows.length - limit))}
        </button>
      )}
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
