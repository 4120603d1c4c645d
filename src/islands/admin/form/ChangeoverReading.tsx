import { useStore } from '@nanostores/react';
import { changeoverForm as words } from '../../../content/admin/private';
import { formatDay, isoDay } from '../../../domain/date';
import type { FormValues } from '../../../domain/form';
import { readFreeDay } from '../../../domain/property/changeover';
import { now } from '../../../stores/clock';
import styles from '../record-form.module.css';
import { useHydrated } from '../use-hydrated';
import { showField } from './show-field';
import { fieldId, type FormEditor } from './spec';

/** What is to be said of a notice or a token in a form, and whether the day is still to be stated; `null` without either. */
export function readChangeover(
  { noticeOrToken, status, availableFrom }: FormValues,
  today: string,
): { text: string; asksForDay: boolean } | null {
  if (noticeOrToken === 'Token paid') return { text: words.token, asksForDay: false };
  if (noticeOrToken !== 'Notice given') return null;
  if (status !== 'Occupied') return { text: words.available, asksForDay: false };
  const day = typeof availableFrom === 'string' ? readFreeDay({ availableFrom }) : '';
  if (day === '') return { text: words.noDay, asksForDay: true };
  return { text: day <= today ? words.over : words.shown(formatDay(day)), asksForDay: false };
}

/** Says below the choice of notice or token what visitors see of it, and asks for the day. */
export function ChangeoverReading({ editor }: { editor: FormEditor }) {
  const values = useStore(editor.$values);
  // On the server every day is still to come.
  const today = useHydrated() ? isoDay(now()) : '';
  const found = readChangeover(values, today);
  const id = fieldId('availableFrom');
  return (
    <p role="status" className={`small measure ${styles.whole}`} hidden={found === null}>
      {found?.text}{' '}
      {found?.asksForDay && (
        <a
          className="target-line"
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            showField('availableFrom');
          }}
        >
          {words.toDay}
        </a>
      )}
    </p>
  );
}
