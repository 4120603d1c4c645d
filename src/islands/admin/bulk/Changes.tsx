import { bulk } from '../../../content/bulk';
import { columns } from '../../../domain/bulk/columns';
import type { FieldChange } from '../../../domain/bulk/preview';
import styles from './details.module.css';

const titles = new Map(columns.map(({ key, title }) => [key, title]));

function Value({ text }: { text: string }) {
  return text === '' ? <em className="quiet">{bulk.empty}</em> : <>{text}</>;
}

/** The fields that an update changes. */
export function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <ul role="list" className={styles.changes}>
      {changes.map(({ key, from, to }) => (
        <li key={key}>
          <strong>{titles.get(key) ?? key}</strong>{' '}
          <span className="visually-hidden">{bulk.rows.from} </span>
          <span className={styles.from}>
            <Value text={from} />
          </span>{' '}
          <span aria-hidden="true">→</span>
          <span className="visually-hidden">{bulk.rows.to}</span>{' '}
          <span className={styles.to}>
            <Value text={to} />
          </span>
        </li>
      ))}
    </ul>
  );
}
