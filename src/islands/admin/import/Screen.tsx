import type { ReactNode } from 'react';
import styles from './import.module.css';

interface ScreenProps {
  id: string;
  title: string;
  failure?: string | null;
  children: ReactNode;
}

/** A screen in the place of the one before, under a heading that can take the focus. */
export function Screen({ id, title, failure = null, children }: ScreenProps) {
  return (
    <section aria-labelledby={id} className={`stack ${styles.screen}`}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {failure !== null && (
        <p role="alert" className="field-error">
          {failure}
        </p>
      )}
      {children}
    </section>
  );
}
