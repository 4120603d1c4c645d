import { type ReactNode, useEffect, useRef } from 'react';
import styles from './row.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** Seldom used actions of a row; closes with Escape, with a choice, and when something else is used. */
export function RowMenu({ label, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const using = new AbortController();
    const { signal } = using;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !details.contains(target);
    const close = () => (details.open = false);
    const closeWhenLeft = ({ target }: Event) => {
      if (details.open && isOutside(target)) close();
    };
    document.addEventListener('pointerdown', closeWhenLeft, { signal });
    document.addEventListener('focusin', closeWhenLeft, { signal });
    details.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.open) return;
        details.querySelector('summary')?.focus();
        close();
      },
      { signal },
    );
    return () => using.abort();
  }, []);

  /** The focus stays in the row, where a dialog that opens now will return it. */
  const chosen = () => {
    menu.current?.querySelector('summary')?.focus();
    menu.current?.removeAttribute('open');
  };
  return (
    <details ref={menu} className={styles.menu}>
      <summary aria-label={label}>⋯</summary>
      <div onClickCapture={chosen}>{children}</div>
    </details>
  );
}
