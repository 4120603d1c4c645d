import { type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { admin } from '../../../content/admin';
import styles from './dialog.module.css';

interface Props {
  title: string;
  /** `alertdialog` for what went wrong, which is read out at once. */
  role?: 'dialog' | 'alertdialog';
  /** Called when the dialog is closed, also with Escape; then stop rendering it. */
  onClose: () => void;
  children: ReactNode;
}

interface AnswersProps {
  /** The word of the answer that changes nothing, as Escape does. */
  safe: string;
  onSafe: () => void;
  /** The other answers, the one that the question recommends last. */
  children?: ReactNode;
}

/**
 * The buttons of a dialog, in one order everywhere: first the answer that changes nothing, so that a
 * dialog without other controls opens with the focus on it, and last the one that does what is asked.
 */
export function Answers({ safe, onSafe, children }: AnswersProps) {
  return (
    <div className={styles.answers}>
      <button type="button" className="button button-quiet" onClick={onSafe}>
        {safe}
      </button>
      {children}
    </div>
  );
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

/** A question asked before something that is hard to undo. */
interface Question {
  title: string;
  text: string;
  /** The button that does it, named by its verb. */
  confirm: string;
  /** Another way to go on. */
  alternative?: string;
  /** The button that changes nothing; without it, the general word. */
  cancel?: string;
}

/** `null` changes nothing. */
type Answer = 'confirm' | 'alternative' | null;

interface ConfirmProps {
  question: Question;
  onAnswer: (answer: Answer) => void;
}

/** Asks for confirmation; the harmless answer has the focus. */
function ConfirmDialog({ question, onAnswer }: ConfirmProps) {
  const { title, text, confirm, alternative, cancel = admin.cancel } = question;
  return (
    <Dialog title={title} onClose={() => onAnswer(null)}>
      <p>{text}</p>
      <Answers safe={cancel} onSafe={() => onAnswer(null)}>
        {alternative !== undefined && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => onAnswer('alternative')}
          >
            {alternative}
          </button>
        )}
        <button type="button" className="button" onClick={() => onAnswer('confirm')}>
          {confirm}
        </button>
      </Answers>
    </Dialog>
  );
}

interface Asked {
  question: Question;
  answer: (answer: Answer) => void;
}

/** `ask` shows a question and resolves to the operator's choice; render `dialog` beside your view. */
export function useConfirm(): {
  ask: (question: Question) => Promise<Answer>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (question: Question) =>
      new Promise<Answer>((resolve) => setAsked({ question, answer: resolve })),
    [],
  );
  const onAnswer = (answer: Answer) => {
    setAsked(null);
    asked?.answer(answer);
  };
  return { ask, dialog: asked && <ConfirmDialog question={asked.question} onAnswer={onAnswer} /> };
}
