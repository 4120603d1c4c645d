import { useState } from 'react';
import { bulk } from '../../../content/bulk';
import { More } from '../More';
import styles from './uploads.module.css';
import { Errors } from './Errors';
import { type KeptRow, pageSize } from './view';

/** The rows that were not written, with the reasons. */
export function KeptRows({ rows }: { rows: readonly KeptRow[] }) {
  const [limit, setLimit] = useState(pageSize);
  return (
    <>
      <ul role="list" className={styles.list}>
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
      <More left={rows.length - limit} onMore={() => setLimit(limit + pageSize)} />
    </>
  );
}
