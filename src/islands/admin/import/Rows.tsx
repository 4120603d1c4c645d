/**
 * The rows of a preview: what each would do, cell by cell where there is something to see, and the choice where a row may
 * be a property that is there.
 */
import { useState } from 'react';
import { importRowWords, previewWords, sameWords } from '../../../content/import/preview';
import type { CellPreview, RowChoices, RowPreview } from '../../../domain/import';
import { groupDigits } from '../../../domain/number';
import { adminPaths } from '../../../admin-paths';
import { Button, ButtonLink } from '../Button';
import styles from './import.module.css';
import { chooseAction, type RowFilter, rowFilters, viewImportRows } from './view';

const words = importRowWords;
const { counts } = previewWords;
const labels = { all: words.all, 'with notes': words.withNotes, ...counts };
const tones = {
  create: 'strong',
  update: 'strong',
  unchanged: undefined,
  skipped: undefined,
  error: 'alarm',
} as const;

/** The cells of a row: the current value, the new one as visitors would read it, faults and cautions. */
export function Cells({ cells }: { cells: readonly CellPreview[] }) {
  return (
    <dl className={`small ${styles.cells}`}>
      {cells.map(({ cell, column, value, before, fault, caution }) => (
        <div key={`${cell} ${column}`}>
          <dt className="quiet">
            {fault !== undefined && cell !== '' ? `${column} (${cell})` : column}
          </dt>
          <dd className="lines">
            {before === undefined ? (
              value
            ) : (
              <>
                <strong>{value}</strong>{' '}
                <del className="quiet">
                  <span className="visually-hidden">{words.before} </span>
                  {before}
                </del>
              </>
            )}
            {fault !== undefined && <p className="alarm">{fault}</p>}
            {caution !== undefined && <p className="caution">{caution}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface RowProps {
  row: RowPreview;
  choices: RowChoices;
  onChoose: (row: number, action: 'create' | 'update' | 'skipped') => void;
}

function Same({ row, choices, onChoose }: RowProps) {
  const { like } = row;
  if (!like) return null;
  const { choices: texts, legend, newTab, site, row: ofRow } = sameWords;
  const actions = ['skipped', 'create', ...('id' in like ? (['update'] as const) : [])] as const;
  return (
    <fieldset className="cluster">
      <legend className="visually-hidden">{legend(row.row)}</legend>
      <p>
        {'row' in like ? (
          ofRow(like.row)
        ) : (
          <>
            {site}{' '}
            <ButtonLink
              label={like.name || words.unnamed}
              about={newTab}
              href={adminPaths.property(like.id)}
              target="_blank"
              rel="noopener"
            />
          </>
        )}
      </p>
      {actions.map((action) => (
        <label key={action} className="check">
          <input
            type="radio"
            name={`import-same-${row.row}`}
            checked={chooseAction(row, choices) === action}
            onChange={() => onChoose(row.row, action)}
          />
          {texts[action]}
        </label>
      ))}
    </fieldset>
  );
}

export function RowHead({ row, name, action }: Pick<RowPreview, 'row' | 'name' | 'action'>) {
  return (
    <p>
      <span className="quiet numbers">
        {words.row} {row}
      </span>{' '}
      <strong>{name || words.unnamed}</strong>{' '}
      <span className="badge" data-tone={tones[action]}>
        {counts[action]}
      </span>
    </p>
  );
}

/** The rows of the preview; a workbook holds a thousand at most. */
export function Rows({ rows, ...rest }: Omit<RowProps, 'row'> & { rows: readonly RowPreview[] }) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const found = viewImportRows(rows, filter, rest.choices);
  const filters = rowFilters
    .map((name) => ({ name, count: viewImportRows(rows, name, rest.choices).length }))
    .filter(({ name, count }) => name === filter || count > 0);
  return (
    <>
      <div role="group" aria-label={words.filter} className="cluster tight choices">
        {filters.map(({ name, count }) => (
          <Button key={name} aria-pressed={name === filter} onClick={() => setFilter(name)}>
            {labels[name]} <span className="numbers">{groupDigits(count)}</span>
          </Button>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {words.found(found.length)}
      </p>
      {found.length === 0 ? (
        <p className="panel">{words.none}</p>
      ) : (
        <ul role="list" className="rows">
          {found.map((row) => (
            <li key={row.row} className="stack tight">
              <RowHead {...row} action={chooseAction(row, rest.choices)} />
              <Same row={row} {...rest} />
              {row.cells.length > 0 && <Cells cells={row.cells} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
