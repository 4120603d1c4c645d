import type { ReactNode } from 'react';
import { groupDigits } from '../../../domain/number';
import styles from './import.module.css';

interface ScreenProps {
  id: string;
  title: string;
  /** Why the previous step, or what was begun in this one, failed. */
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

interface CountsProps<Name extends string> {
  labels: Readonly<Record<Name, string>>;
  counts: Readonly<Record<Name, number>>;
  /** What should not be overlooked. */
  alarm: NoInfer<Name>;
}

/** Large numbers with their names, in the order of the names. */
export function Counts<Name extends string>({ labels, counts, alarm }: CountsProps<Name>) {
  const numbers: Readonly<Record<string, number>> = counts;
  return (
    <dl className={`grid ${styles.counts}`}>
      {Object.entries<string>(labels).map(([name, label]) => (
        <div key={name} className={name === alarm && counts[alarm] > 0 ? 'alarm' : undefined}>
          <dt>{label}</dt>
          <dd className="numbers">{groupDigits(numbers[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
