import type { ReactNode } from 'react';
import { Button } from '../Button';
import styles from './pictures.module.css';

interface Props {
  /** Finds the button again after the list was drawn anew. */
  action: string;
  label: string;
  /** What it acts on, for those who do not see where it stands. */
  name: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button of a picture. Switched off it keeps the focus, so that the keyboard does not lose its place. */
export function ItemButton({ action, label, name, isOff = false, onClick, children }: Props) {
  return (
    <Button
      className={styles.button}
      data-action={action}
      title={label}
      aria-label={`${label}: ${name}`}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </Button>
  );
}
