import { useState } from 'react';
import { importWords } from '../../../content/import/page';
import { columnTitle } from '../../../domain/import/columns';
import type { CellError, RowPreview, ImportPreview } from '../../../domain/import/preview';
import type { FieldChange } from '../../../domain/import/planned-row';
import type { Twin } from '../../../domain/import/faults';
import { groupDigits } from '../../../domain/number';
import { paths } from '../../../paths';
import { Button, ButtonLink } from '../Button';
import styles from './import.module.css';
import { Heads } from './Screen';
import { type RowFilter, rowFilters, viewRows } from './view';

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
    <ul role="list" className={`stack tight small ${styles.reasons}`}>
      {errors.map(({ cell, column, value, message }, place) => (
        <li key={`${place} ${cell}`}>
          <span className="badge">{cell}</span>
          {column !== '' && ` ${column}`}
          {value !== '' && (
            <>
              : <q>{value}</q>
            </>
          )}
          <p className="alarm">{message}</p>
        </li>
      ))}
    </ul>
  );
}

function Value({ text, as: Tag }: { text: string; as: 'del' | 'strong' }) {
  return text === '' ? <em className="quiet">{importWords.empty}</em> : <Tag>{text}</Tag>;
}

/** The fields that an update changes. */
function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <ul role="list" className={`stack tight small ${styles.reasons}`}>
      {changes.map(({ key, from, to }) => (
        <li key={key}>
          <strong>{columnTitle(key)}</strong> <span className="visually-hidden">{words.from} </span>
          <Value text={from} as="del" /> <span aria-hidden="true">→</span>
          <span className="visually-hidden">{words.to}</span> <Value text={to} as="strong" />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  row: RowPreview;
  isSkipped: boolean;
  onSkip: (row: number, isSkipped: boolean) => void;
}

/** Whether a row that looks like another property is imported, with a link to the one that is there. */
function TwinChoice({ row: { row }, twin, isSkipped, onSkip }: RowProps & { twin: Twin }) {
  const choices = [
    { label: importWords.twins.add, value: false },
    { label: importWords.twins.skip, value: true },
  ];
  return (
    <fieldset className="cluster">
      <legend className="visually-hidden">{importWords.twins.legend(row)}</legend>
      {choices.map(({ label, value }) => (
        <label key={label} className="check">
          <input
            type="radio"
            name={`import-twin-${row}`}
            checked={isSkipped === value}
            onChange={() => onSkip(row, value)}
          />
          {label}
        </label>
      ))}
      {'id' in twin && (
        <ButtonLink
          label={importWords.twins.open}
          about={`${twin.name} ${importWords.twins.newTab}`}
          href={paths.admin.property(twin.id)}
          target="_blank"
          rel="noopener"
        />
      )}
    </fieldset>
  );
}

/** What one row would do. */
function Row({ row, isSkipped, onSkip }: RowProps) {
  const { action, changes, errors, cautions, twin } = row;
  return (
    <tr>
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
      <td className={`small ${styles.details}`}>
        {errors.length > 0 && <Errors errors={errors} />}
        {changes.length > 0 && <Changes changes={changes} />}
        {cautions.map((caution) => (
          <p key={caution} className="caution">
            <strong>{words.look}</strong> {caution}
          </p>
        ))}
        {twin && <TwinChoice row={row} twin={twin} isSkipped={isSkipped} onSkip={onSkip} />}
      </td>
    </tr>
  );
}

interface Props extends Pick<RowProps, 'onSkip'> {
  preview: ImportPreview;
  /** The numbers of the rows that are skipped. */
  skipped: ReadonlySet<number>;
}

/** The rows of the preview; a workbook holds a thousand at most. */
export function Rows({ preview: { rows, counts }, skipped, onSkip }: Props) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const found = viewRows(rows, filter);
  const countOf = (one: RowFilter) =>
    one === 'all' || one === 'check' ? viewRows(rows, one).length : counts[one];
  return (
    <>
      <div role="group" aria-label={words.filter} className="cluster tight choices">
        {rowFilters.map((one) => (
          <Button key={one} aria-pressed={one === filter} onClick={() => setFilter(one)}>
            {labels[one]} <span className="numbers">{groupDigits(countOf(one))}</span>
          </Button>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {words.found(found.length)}
      </p>
      {found.length === 0 ? (
        <p className="panel">{words.none}</p>
      ) : (
        <table className={styles.rows}>
          <caption className="visually-hidden">{words.caption}</caption>
          <Heads
            className="hidden-on-phones"
            heads={[words.row, words.property, words.does, words.details]}
          />
          <tbody>
            {found.map((row) => (
              <Row key={row.row} row={row} isSkipped={skipped.has(row.row)} onSkip={onSkip} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
