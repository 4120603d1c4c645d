import { useHydrated } from '../Button';
import styles from './row.module.css';

interface Props {
  label: string;
  checked: boolean;
  /** Whether it stands for several of which some are checked. */
  isMixed?: boolean;
  onChange: () => void;
}

/** A box that selects a row, or all. */
export function Check({ label, checked, isMixed = false, onChange }: Props) {
  const hydrated = useHydrated();
  return (
    <label className={styles.check}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        type="checkbox"
        aria-label={label}
        disabled={!hydrated}
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
}
