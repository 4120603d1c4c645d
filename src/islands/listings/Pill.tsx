import type { ReactNode } from 'react';
import styles from './groups.module.css';

interface PillProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  children: ReactNode;
}

/** A native radio button or check box that looks like a chip. */
export function Pill({ type, name, value, checked, children }: PillProps) {
  return (
    <label className={styles.pill}>
      <input type={type} name={name} value={value} defaultChecked={checked} />
      <span>{children}</span>
    </label>
  );
}
