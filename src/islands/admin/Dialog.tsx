/** The one way to ask something before it happens: modal, with the focus on the answer that changes nothing. */
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { admin } from '../../content/admin/admin';
import { Button } from './Button';

interface AnswersProps {
  /** The word of the answer that changes nothing, as Escape does. */
  safe: string;
  onSafe: () => void;
  children?: ReactNode;
}

/** The buttons of a dialog: first the answer that changes nothing, which has the focus; last what is asked. */
export function Answers({ safe, onSafe, children }: AnswersProps) {
  return (
    <div className="cluster answers">
      <Button look="quiet" label={safe} onClick={onSafe} />
      {children}
    </div>
  );
}

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
      className="stack"
      role={role}
      aria-labelledby={heading}
      // The focus returns before the event `close`; a key pressed between the two would ask in vain.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}

interface Question {
  title: string;
  text: string;
  confirm: string;
}

/** `ask` shows a question and resolves to whether it was confirmed; render `dialog` beside your view. */
export function useConfirm() {
  const [asked, setAsked] = useState<(Question & { resolve: (isSure: boolean) => void }) | null>(
    null,
  );
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => setAsked({ ...question, resolve }));
  if (!asked) return { ask, dialog: null };
  const { title, text, confirm, resolve } = asked;
  const answer = (isSure: boolean) => () => {
    setAsked(null);
    resolve(isSure);
  };
  const dialog = (
    <Dialog title={title} onClose={answer(false)}>
      <p>{text}</p>
      <Answers safe={admin.cancel} onSafe={answer(false)}>
        <Button look="main" label={confirm} onClick={answer(true)} />
      </Answers>
    </Dialog>
  );
  return { ask, dialog };
}
