import type { ReactNode } from 'react';
import { formatDay, isoDay } from '../../../domain/date';
import styles from './table.module.css';
import { Thumbnail } from './Thumbnail';

interface Props {
  picture: string | null;
  title: ReactNode;
  group: ReactNode;
  /** ISO 8601 in UTC. */
  time: string;
  actions: ReactNode;
}

/** One home or article as a line of the table. */
export function RecordLine({ picture, title, group, time, actions }: Props) {
  return (
    <tr>
      <td className={styles.picture}>
        <Thumbnail source={picture} />
      </td>
      <th scope="row" className={styles.title}>
        {title}
      </th>
      <td className={styles.kind}>{group}</td>
      <td className={`numbers ${styles.day}`}>
        <time dateTime={isoDay(time)}>{formatDay(time)}</time>
      </td>
      <td className={styles.actions}>{actions}</td>
    </tr>
  );
}
