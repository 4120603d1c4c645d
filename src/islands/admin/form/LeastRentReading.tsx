import { useStore } from '@nanostores/react';
import { belowLeastText } from '../../../content/admin/private';
import { findLeastAbove } from '../../../domain/property/least-rent';
import styles from '../record-form.module.css';
import type { FormEditor } from './spec';

/** Says below the rent that the owner wants more. */
export function LeastRentReading({ editor }: { editor: FormEditor }) {
  // Texts, as their controls give them.
  const { price, leastRent } = useStore(editor.$values) as Record<string, string>;
  const least = findLeastAbove(price ?? '', leastRent ?? '');
  return (
    <p role="status" className={`small measure ${styles.whole}`} hidden={least === null}>
      {least !== null && belowLeastText(least)}
    </p>
  );
}
