import type { CellError } from '../../../domain/bulk/preview';
import styles from './details.module.css';

/** All that is wrong with a row: where, what stands there, and what to do. */
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
