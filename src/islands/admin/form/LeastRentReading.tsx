import { useStore } from '../../use-store';
import { belowLeastText } from '../../../content/admin/private';
import { findLeastAbove } from '../../../domain/property/least-rent';
import styles from '../record-form.module.css';
import type { FormEditor } from './spec';

/** Says below the rent that the owner wants more. */
export function LeastRentReading({ editor }: { editor: FormEditor }) {
  const { price, leastRent } = useStore(editor.$values);
  const areTexts = typeof price === 'string' && typeof leastRent === 'string';
  const least = areTexts ? findLeastAbove(price, leastRent) : null;
  return (
    <p role="status" className={`small measure ${styles.whole}`} hidden={least === null}>
      {least !== null && belowLeastText(least)}
    </p>
  );
}
