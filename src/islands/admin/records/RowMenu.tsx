import { type ReactNode, useEffect, useRef } from 'react';
import styles from './row.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** The focus stays in the row, where a dialog that opens now will return it. */
function close(details: HTMLDetailsElement): void {
  details.querySelector('summary')?.focus();
  details.open = false;
}

/** Seldom used actions of a row; closes with Escape, with a choice, and when something else is used. */
export function RowMenu({ label, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const using = new AbortController();
    const { signal } = using;
    const closeWhenLeft = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    const closeWithEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && details.open) close(details);
    };
    document.addEventListener('pointerdown', closeWhenLeft, { signal });
    document.addEventListener('focusin', closeWhenLeft, { signal });
    details.addEventListener('keydown', closeWithEscape, { signal });
    return () => using.abort();
  }, []);

  return (
    <details ref={menu} className={styles.menu}>
      <summary aria-label={label}>⋯</summary>
      <div
        onClickCapture={() => {
          if (menu.current) close(menu.current);
        }}
      >
        {children}
      </div>
    </details>
  );
}
