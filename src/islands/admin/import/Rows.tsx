import { memo, useState } from 'react';
import { importWords } from '../../../content/import';
import { columnTitle } from '../../../domain/import/columns';
import type {
  CellError,
  FieldChange,
  ImportPreview,
  RowPreview,
} from '../../../domain/import/preview';
import { groupDigits } from '../../../domain/number';
import { Button } from '../Button';
import { More } from '../ListEnd';
import { TwinChoice } from './Twins';
import styles from './rows.module.css';
import step from './import.module.css';
import { rowsAtOnce, type RowFilter, rowFilters, viewRows } from './view';

const words = importWords.rows;
const labels = { all: words.all, check: words.check, ...words.actions };
const tones = {
  create: 'strong',
  update: undefined,
  unchanged: undefined,
  error: 'alarm',
} as const;

/** The errors of a row: where, the value there, and what to do. */
export function Errors({ errors }: { errors: readonly CellError[] }) {
  return (
    <ul role="list" className={styles.errors}>
      {errors.map(({ cell, column, value, message }, place) => (
        <li key={`${place} ${cell}`}>
          <span className={styles.cell}>{cell}</span>
          {column !== '' && ` ${column}`}
          {value !== '' && (
            <>
              : <q className={styles.value}>{value}</q>
            </>
          )}
          <span className={styles.message}>{message}</span>
        </li>
      ))}
    </ul>
  );
}

function Value({ text }: { text: string }) {
  return text === '' ? <em className="quiet">{importWords.empty}</em> : <>{text}</>;
}

/** The fields that an update changes. */
function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <ul role="list" className={styles.changes}>
      {changes.map(({ key, from, to }) => (
        <li key={key}>
          <strong>{columnTitle(key)}</strong> <span className="visually-hidden">{words.from} </span>
          <span className={styles.from}>
            <Value text={from} />
          </span>{' '}
          <span aria-hidden="true">→</span>
          <span className="visually-hidden">{words.to}</span>{' '}
          <span className={styles.to}>
            <Value text={to} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface Choices {
  /** The numbers of the rows that are skipped. */
  skipped: ReadonlySet<number>;
  onSkip: (row: number, isSkipped: boolean) => void;
}

interface RowProps extends Pick<Choices, 'onSkip'> {
  row: RowPreview;
  isSkipped: boolean;
}

/** What one row would do; rendered once, however often the filter changes. */
const Row = memo(function PreviewRow({ row, isSkipped, onSkip }: RowProps) {
  const { action, changes, errors, cautions, twin } = row;
  return (
    <tr data-action={action}>
      <td className="numbers">
        <span className={styles.label}>{words.row} </span>
        {row.row}
      </td>
      <th scope="row">{row.name || words.unnamed}</th>
      <td>
        <span className="badge" data-tone={isSkipped ? undefined : tones[action]}>
          {isSkipped ? words.skipped : words.badges[action]}
        </span>
      </td>
      <td className={styles.details}>
        {errors.length > 0 && <Errors errors={errors} />}
        {changes.length > 0 && <Changes changes={changes} />}
        {cautions.map((caution) => (
          <p key={caution} className={step.caution}>
            <strong>{words.look}</strong> {caution}
          </p>
        ))}
        {twin && <TwinChoice row={row} twin={twin} isSkipped={isSkipped} onSkip={onSkip} />}
      </td>
    </tr>
  );
});

function Table({ rows, skipped, onSkip }: Choices & { rows: readonly RowPreview[] }) {
  return (
    <table className={styles.rows}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.row}</th>
          <th scope="col">{words.property}</th>
          <th scope="col">{words.does}</th>
          <th scope="col">{words.details}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.row} row={row} isSkipped={skipped.has(row.row)} onSkip={onSkip} />
        ))}
      </tbody>
    </table>
  );
}

interface FilterProps {
  preview: ImportPreview;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

function Filters({ preview: { rows, counts }, filter, onFilter }: FilterProps) {
  const countOf = (one: RowFilter) =>
    one === 'all' || one === 'check' ? viewRows(rows, one).length : counts[one];
  return (
    <div role="group" aria-label={words.filter} className={styles.filters}>
      {rowFilters.map((one) => (
        <Button key={one} aria-pressed={one === filter} onClick={() => onFilter(one)}>
          {labels[one]} <span className="numbers">{groupDigits(countOf(one))}</span>
        </Button>
      ))}
    </div>
  );
}

/** The rows of the preview, a hundred at a time. */
export function Rows({ preview, ...choices }: Choices & { preview: ImportPreview }) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [limit, setLimit] = useState(rowsAtOnce);
  const found = viewRows(preview.rows, filter);
  const onFilter = (next: RowFilter) => {
    setFilter(next);
    setLimit(rowsAtOnce);
  };
  return (
    <>
      <Filters preview={preview} filter={filter} onFilter={onFilter} />
      <p role="status" className="visually-hidden">
        {words.found(found.length)}
      </p>
      {found.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <Table rows={found.slice(0, limit)} {...choices} />
      )}
      <More left={found.length - limit} onMore={() => setLimit(limit + rowsAtOnce)} />
    </>
  );
}
