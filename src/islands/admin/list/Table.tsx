import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { Line } from './Line';
import styles from './list.module.css';
import { type ListQuery, sortBy, sortColumns } from './query';
import type { Row } from './row';

interface Props {
  kind: RecordKind;
  rows: readonly Row[];
  query: ListQuery;
  onSort: (query: ListQuery) => void;
  onDelete: (row: Row) => Promise<void>;
}

function orderOf(query: ListQuery): 'ascending' | 'descending' {
  return query.descending ? 'descending' : 'ascending';
}

/** The records as a table; the heads of the columns sort. */
export function Table({ kind, rows, query, onSort, onDelete }: Props) {
  const { caption, columns } = adminList[kind];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{adminList.picture}</span>
          </th>
          {sortColumns.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={query.sort === column ? orderOf(query) : undefined}
            >
              <button type="button" onClick={() => onSort(sortBy(query, column))}>
                {columns[column]}
              </button>
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{adminList.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.id} kind={kind} row={row} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}
