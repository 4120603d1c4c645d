import { adminList } from '../../../content/admin-list';
import { formatDay, isoDay } from '../../../domain/date';
import styles from '../list/list.module.css';
import { Thumbnail } from '../list/Thumbnail';
import { useHydrated } from '../use-hydrated';
import type { TrashedRow } from './trashed';

interface Props {
  row: TrashedRow;
  onRestore: (row: TrashedRow) => Promise<void>;
}

const { trash } = adminList;

/** One deleted record. */
export function Line({ row, onRestore }: Props) {
  const hydrated = useHydrated();
  return (
    <tr>
      <td className={styles.picture}>
        <Thumbnail source={row.picture} />
      </td>
      <th scope="row" className={styles.title}>
        <strong>{row.title}</strong>
      </th>
      <td className={styles.group}>{trash.kinds[row.kind]}</td>
      <td className={`numbers ${styles.updated}`}>
        <time dateTime={isoDay(row.deletedAt)}>{formatDay(row.deletedAt)}</time>
      </td>
      <td className={styles.actions}>
        <button
          type="button"
          className="button-text"
          disabled={!hydrated}
          onClick={() => void onRestore(row)}
        >
          {trash.restore} <span className="visually-hidden">{row.title}</span>
        </button>
      </td>
    </tr>
  );
}
