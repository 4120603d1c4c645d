import type { ReactNode, Ref } from 'react';
import { adminList } from '../../../content/admin-list';
import styles from './table.module.css';

interface Props {
  ref?: Ref<HTMLTableElement>;
  caption: string;
  /** The heads of title, group and day. */
  heads: ReactNode;
  /** Whether the heads only name the columns: phones then do without them. */
  isPlain?: boolean;
  /** The lines. */
  children: ReactNode;
}

/** Homes or articles as a table; it can take the focus that a line has lost. */
export function RecordTable({ ref, caption, heads, isPlain = false, children }: Props) {
  return (
    <table ref={ref} tabIndex={-1} className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={isPlain ? styles.plain : undefined}>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{adminList.picture}</span>
          </th>
          {heads}
          <th scope="col">
            <span className="visually-hidden">{adminList.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
