import { type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '../../../domain/property/format';
import styles from './import.module.css';
import type { Progress } from './view';

interface StepProps {
  id: string;
  title: string;
  /** Why the step before failed, or this one was interrupted. */
  failure?: string | null;
  children: ReactNode;
}

/** A step that has just begun; its heading takes the focus, because the button before it is gone. */
export function Step({ id, title, failure = null, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className={styles.section}>
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

interface CountsProps {
  counts: readonly { label: string; count: number; isAlarm?: boolean }[];
}

/** Large numbers with their names. */
export function Counts({ counts }: CountsProps) {
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, count, isAlarm }) => (
        <div key={label} data-alarm={isAlarm === true && count > 0 ? true : undefined}>
          <dt>{label}</dt>
          <dd className="numbers">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface BarProps {
  label: string;
  /** The progress in words; without it the numbers are not shown. */
  text?: (done: number, total: number) => string;
  /** `null`: how much there is to do is not known yet. */
  progress: Progress | null;
}

/** A progress bar, and the same in numbers. */
export function ProgressBar({ label, text, progress }: BarProps) {
  return (
    <div className={styles.progress}>
      {progress ? (
        <progress aria-label={label} value={progress.done} max={Math.max(1, progress.total)} />
      ) : (
        <progress aria-label={label} />
      )}
      <p className="numbers">{progress && text?.(progress.done, progress.total)}</p>
    </div>
  );
}
