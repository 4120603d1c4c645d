/**
 * The table of a list of records, with the boxes that select rows; on phones its rows are cards without heads. It knows
 * nothing of what a row is about.
 */
import { Activity, type ReactNode, type Ref } from 'react';
import { adminList } from '../../../content/admin/list';
import { formatDay, isoDay } from '../../../domain/date';
import { Thumbnail } from '../Thumbnail';
import { useHydrated } from '../use-hydrated';
import styles from './records.module.css';

interface CheckProps {
  label: string;
  checked: boolean;
  isMixed?: boolean;
  onChange: () => void;
}

export function Check({ label, checked, isMixed = false, onChange }: CheckProps) {
  const hydrated = useHydrated();
  return (
    <label className="target">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        type="checkbox"
        aria-label={label}
        disabled={!hydrated}
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
}

interface TableProps {
  ref?: Ref<HTMLTableElement>;
  caption: string;
  /** The box that selects all rows; without one the headers only name the columns, and phones hide them. */
  check?: ReactNode;
  heads: ReactNode;
  /** Whether other rows are on their way. */
  isBusy?: boolean;
  children: ReactNode;
}

function plainHead(name: string, place = '') {
  return (
    <th scope="col" className={`hidden-on-phones ${place}`}>
      {name}
    </th>
  );
}

/** Properties or blog posts as a table; it can take the focus when the row that had it is removed. */
export function RecordTable(props: TableProps) {
  const { ref, caption, check, heads, isBusy, children } = props;
  return (
    <table ref={ref} tabIndex={-1} className={styles.table} aria-busy={isBusy}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={check ? undefined : 'hidden-on-phones'}>
        <tr>
          {check && <td className={styles.check}>{check}</td>}
          {plainHead(adminList.picture)}
          {heads}
          {plainHead(adminList.actions, styles.actions)}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  check?: ReactNode;
  picture: string | null;
  onPictureAbsent?: () => void;
  title: ReactNode;
  group: ReactNode;
  time: string;
  actions: ReactNode;
}

/** React takes over what follows the box after the rest of the page, or once it is pressed. A box would lose a press before that. */
export function RecordRow(props: RowProps) {
  const { check, picture, onPictureAbsent, title, group, time, actions } = props;
  return (
    <tr>
      {check && <td className={styles.check}>{check}</td>}
      <Activity>
        <td className={styles.picture}>
          <Thumbnail source={picture} width={56} height={42} onAbsent={onPictureAbsent} />
        </td>
        <th scope="row" className={styles.title}>
          {title}
        </th>
        <td className={`small ${styles.group}`}>{group}</td>
        <td className={`numbers small ${styles.day}`}>
          <time dateTime={isoDay(time)}>{formatDay(time)}</time>
        </td>
        <td className={`small ${styles.actions}`}>{actions}</td>
      </Activity>
    </tr>
  );
}
