import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface Props {
  title: string;
  /** `alertdialog` for what went wrong, which is read out at once. */
  role?: 'dialog' | 'alertdialog';
  /** Called when the dialog is closed, also with Escape; then stop rendering it. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal question, open for as long as it is rendered; the focus returns to where it was. */
export function Dialog({ title, role = 'dialog', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={role}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
