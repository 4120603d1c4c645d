import { useState } from 'react';
import { bulk } from '../../../content/bulk';
import { formatNumber } from '../../../domain/property/rupees';
import styles from './bulk.module.css';
import { Errors } from './Errors';
import { type KeptRow, pageSize } from './view';

/** The rows that were not written, with the reasons. */
export function KeptRows({ rows }: { rows: readonly KeptRow[] }) {
  const [limit, setLimit] = useState(pageSize);
  return (
    <>
      <ul role="list" className={styles.kept}>
        {rows.slice(0, limit).map(({ row, name, errors, message }) => (
          <li key={row}>
            <p>
              <span className="quiet numbers">
                {bulk.rows.row} {row}
              </span>{' '}
              <strong>{name || bulk.rows.unnamed}</strong>
            </p>
            {errors.length > 0 && <Errors errors={errors} />}
            {message !== '' && <p>{message}</p>}
          </li>
        ))}
      </ul>
      {limit < rows.length && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setLimit(limit + pageSize)}
        >
          {bulk.more.replace('#', formatNumber(rows.length - limit))}
        </button>
      )}
    </>
  );
}
