import { type ReactNode, useEffect, useRef } from 'react';
import { groupDigits } from '../../../domain/number';
import styles from './import.module.css';

interface ScreenProps {
  id: string;
  title: string;
  /** Why the previous step, or what was begun in this one, failed. */
  failure?: string | null;
  /** Whether it came with the page. */
  isFirst?: boolean;
  children: ReactNode;
}

/**
 * A screen in the place of the one before; its heading takes the focus, because the button that had it no longer
 * exists. So it does when something fails, because the reason stands below it.
 */
export function Screen({ id, title, failure = null, isFirst = false, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = useRef(isFirst);
  useEffect(() => {
    if (!isOpen.current || failure !== null) heading.current?.focus();
    isOpen.current = true;
  }, [failure]);
  return (
    <section aria-labelledby={id} className={`stack ${styles.screen}`}>
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
    <dl className={`grid ${styles.counts}`}>
      {Object.entries<string>(labels).map(([name, label]) => (
        <div key={name} data-alarm={(name === alarm && counts[alarm] > 0) || undefined}>
          <dt>{label}</dt>
          <dd className="numbers">{groupDigits(numbers[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The headers of a table. */
export function Heads({ heads, className }: { heads: readonly string[]; className?: string }) {
  return (
    <thead className={className}>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
