import { memo } from 'react';
import type { RecordKind } from '../../../api/records';
import { adminList } from '../../../content/admin-list';
import { formatDay, isoDay } from '../../../domain/date';
import { paths } from '../../../paths';
import { useHydrated } from '../use-hydrated';
import styles from './list.module.css';
import type { Row } from './row';
import { Thumbnail } from './Thumbnail';

interface Props {
  kind: RecordKind;
  row: Row;
  onDelete: (row: Row) => Promise<void>;
}

const forms = { property: paths.admin.property, blog: paths.admin.blog };

function Gaps({ lacks }: Pick<Row, 'lacks'>) {
  if (lacks.length === 0) return null;
  return <p className={styles.lacks}>{lacks.map((gap) => adminList.lacks[gap]).join(', ')}</p>;
}

function RowLine({ kind, row, onDelete }: Props) {
  const hydrated = useHydrated();
  return (
    <tr>
      <td className={styles.picture}>
        <Thumbnail source={row.picture} />
      </td>
      <th scope="row" className={styles.title}>
        <a href={forms[kind](row.id)} data-astro-prefetch="false">
          {row.title}
        </a>
        <p className={styles.detail}>{row.detail}</p>
        <Gaps lacks={row.lacks} />
      </th>
      <td className={styles.group}>
        <span className="badge">{row.group}</span>
      </td>
      <td className={`numbers ${styles.updated}`}>
        <time dateTime={isoDay(row.updatedAt)}>{formatDay(row.updatedAt)}</time>
      </td>
      <td className={styles.actions}>
        <a className="button-text" href={forms[kind](row.id)} data-astro-prefetch="false">
          {adminList.edit} <span className="visually-hidden">{row.title}</span>
        </a>
        <button
          type="button"
          className="button-text"
          disabled={!hydrated}
          onClick={() => void onDelete(row)}
        >
          {adminList.delete} <span className="visually-hidden">{row.title}</span>
        </button>
      </td>
    </tr>
  );
}

/** One record; unchanged ones are not drawn again with every key of a search. */
export const Line = memo(RowLine);
