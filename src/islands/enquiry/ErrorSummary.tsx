import { useEffect, useRef, type MouseEvent } from 'react';
import { enquiry } from '../../content/enquiry';
import type { FieldError } from './check';
import styles from './enquiry.module.css';

interface Props {
  prefix: string;
  errors: readonly FieldError[];
}

/** Everything that must be corrected, as links to the fields; it takes the focus when it appears. */
export function ErrorSummary({ prefix, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [errors]);

  const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    document.getElementById(event.currentTarget.hash.slice(1))?.focus();
  };

  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p>{enquiry.errors.summary}</p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${prefix}-${field}`} onClick={goTo}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
