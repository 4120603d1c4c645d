import { useEffect, useRef, type MouseEvent } from 'react';
import { formWords } from '../../../content/record-form';
import type { FormError } from '../../../domain/form';
import styles from './notice.module.css';
import { fieldId } from './spec';

interface Props {
  /** The words of the error catalogue when it was the server that refused. */
  title: string | null;
  errors: readonly FormError[];
}

/** Everything that must be corrected, as links to the fields; it takes the focus when it appears. */
export function ErrorSummary({ title, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [errors]);

  const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const field = document.getElementById(event.currentTarget.hash.slice(1));
    // The field's label comes into view with it.
    field?.parentElement?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };

  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      {title !== null && <p>{title}</p>}
      <p>{formWords.errors.title}</p>
      <ul>
        {errors.map(({ field, message }, at) => (
          <li key={at}>
            <a href={`#${fieldId(field)}`} onClick={goTo}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
