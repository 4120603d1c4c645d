import type { Ref } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { Button } from '../Button';
import { RecordTable } from '../table/RecordTable';
import { Line } from './Line';
import { type ListQuery, sortBy, sortColumns } from './query';
import type { Row } from './row';

interface Props {
  ref: Ref<HTMLTableElement>;
  kind: RecordKind;
  rows: readonly Row[];
  query: ListQuery;
  onSort: (query: ListQuery) => void;
  onDelete: (row: Row, button: Element) => Promise<void>;
}

function orderOf(query: ListQuery): 'ascending' | 'descending' {
  return query.descending ? 'descending' : 'ascending';
}

/** The records as a table; the heads of the columns sort. */
export function Table({ ref, kind, rows, query, onSort, onDelete }: Props) {
  const { caption, columns } = adminList[kind];
  const heads = sortColumns.map((column) => (
    <th key={column} scope="col" aria-sort={query.sort === column ? orderOf(query) : undefined}>
      <Button onClick={() => onSort(sortBy(query, column))}>{columns[column]}</Button>
    </th>
  ));
  return (
    <RecordTable ref={ref} caption={caption} heads={heads}>
      {rows.map((row) => (
        <Line key={row.id} kind={kind} row={row} onDelete={onDelete} />
      ))}
    </RecordTable>
  );
}
