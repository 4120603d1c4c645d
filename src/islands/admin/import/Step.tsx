import { type ReactNode, useEffect, useRef } from 'react';
import { groupDigits } from '../../../domain/number';
import step from './import.module.css';
import styles from './step.module.css';

interface StepProps {
  id: string;
  title: string;
  /** Why the previous step, or what was begun in this one, failed. */
  failure?: string | null;
  children: ReactNode;
}

/**
 * A step that has just begun; its heading takes the focus, because the button that had it no longer exists. So it does
 * when something fails, because the reason stands below it.
 */
export function Step({ id, title, failure = null, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    if (!isOpen.current || failure !== null) heading.current?.focus();
    isOpen.current = true;
  }, [failure]);
  return (
    <section aria-labelledby={id} className={step.section}>
      <h2 id={id} ref={heading} tabIndex={-1}>
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
    <dl className={styles.counts}>
      {Object.entries<string>(labels).map(([name, label]) => (
        <div key={name} data-alarm={(name === alarm && counts[alarm] > 0) || undefined}>
          <dt>{label}</dt>
          <dd className="numbers">{groupDigits(numbers[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shown while a call is under way. */
export function Busy({ label }: { label: string }) {
  return (
    <div className={styles.busy}>
      <p aria-hidden="true">{label}</p>
      <progress aria-label={label} />
    </div>
  );
}
