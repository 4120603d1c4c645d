import { useState } from 'react';
import { bulk } from '../../../content/bulk';
import type { BulkPreview, RowPreview } from '../../../domain/bulk/preview';
import { countWords } from '../../../domain/count-words';
import { formatNumber } from '../../../domain/property/rupees';
import { Button } from '../Button';
import { More } from '../More';
import styles from './rows.module.css';
import filters from './filters.module.css';
import { RowLine } from './RowLine';
import { pageSize, type RowFilter, rowFilters, viewRows } from './view';

const words = bulk.rows;
const labels = { all: words.all, ...words.actions };

interface FilterProps {
  preview: BulkPreview;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

function Filters({ preview: { rows, counts }, filter, onFilter }: FilterProps) {
  const countOf = (one: RowFilter) => (one === 'all' ? rows.length : counts[one]);
  return (
    <div role="group" aria-label={words.filter} className={filters.filters}>
      {rowFilters.map((one) => (
        <Button key={one} aria-pressed={one === filter} onClick={() => onFilter(one)}>
          {labels[one]} <span className="numbers">{formatNumber(countOf(one))}</span>
        </Button>
      ))}
    </div>
  );
}

function Table({ rows }: { rows: readonly RowPreview[] }) {
  return (
    <table className={styles.rows}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.row}</th>
          <th scope="col">{words.home}</th>
          <th scope="col">{words.does}</th>
          <th scope="col">{words.details}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RowLine key={row.row} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** The rows of the preview, a hundred at a time. */
export function RowTable({ preview }: { preview: BulkPreview }) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [limit, setLimit] = useState(pageSize);
  const found = viewRows(preview.rows, filter);
  const onFilter = (next: RowFilter) => {
    setFilter(next);
    setLimit(pageSize);
  };
  return (
    <>
      <Filters preview={preview} filter={filter} onFilter={onFilter} />
      <p role="status" className="visually-hidden">
        {countWords(found.length, words.found)}
      </p>
      {found.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <Table rows={found.slice(0, limit)} />
      )}
      <More left={found.length - limit} onMore={() => setLimit(limit + pageSize)} />
    </>
  );
}
