import { type ReactNode, useEffect, useRef } from 'react';
import { importWords } from '../../../content/import';
import { groupDigits } from '../../../domain/number';
import step from './import.module.css';
import styles from './step.module.css';
import type { Progress } from './view';

interface StepProps {
  id: string;
  title: string;
  /** Why the previous step failed or this one was interrupted. */
  failure?: string | null;
  children: ReactNode;
}

/** A step that has just begun; its heading takes the focus, because the button that had it no longer exists. */
export function Step({ id, title, failure = null, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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

interface BarProps {
  label: string;
  /** `null`: how much there is to do is not known yet. */
  progress: Progress | null;
}

/** A progress bar, and the same in numbers. */
export function ProgressBar({ label, progress }: BarProps) {
  return (
    <div className={styles.progress}>
      {progress ? (
        <progress aria-label={label} value={progress.done} max={Math.max(1, progress.total)} />
      ) : (
        <progress aria-label={label} />
      )}
      <p className="numbers">{progress && importWords.ofTotal(progress.done, progress.total)}</p>
    </div>
  );
}
