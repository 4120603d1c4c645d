import { formatNumber } from '../../../domain/property/rupees';
import styles from './counts.module.css';

interface Props {
  counts: readonly { label: string; count: number; isAlarm?: boolean }[];
}

/** Large numbers with their names. */
export function Counts({ counts }: Props) {
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
