import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import styles from './list.module.css';

/** A list without records says how the first one comes about; the button to add one is above it. */
export function Empty({ kind }: { kind: RecordKind }) {
  const { emptyTitle, emptyText } = adminList[kind];
  return (
    <div className={styles.empty}>
      <h2>{emptyTitle}</h2>
      <p>{emptyText}</p>
    </div>
  );
}
