import { type ReactNode, useCallback, useState } from 'react';
import { admin } from '../../../content/admin';
import { Dialog } from './Dialog';
import styles from './dialog.module.css';

/** A question asked before something that is hard to undo. */
interface Question {
  title: string;
  text: string;
  /** The button that does it, named by its verb. */
  confirm: string;
}

interface Props {
  question: Question;
  onAnswer: (confirmed: boolean) => void;
}

/** Asks for confirmation; the harmless answer has the focus. */
function ConfirmDialog({ question, onAnswer }: Props) {
  return (
    <Dialog title={question.title} onClose={() => onAnswer(false)}>
      <p>{question.text}</p>
      <div className={styles.actions}>
        <button type="button" className="button button-quiet" onClick={() => onAnswer(false)}>
          {admin.cancel}
        </button>
        <button type="button" className="button" onClick={() => onAnswer(true)}>
          {question.confirm}
        </button>
      </div>
    </Dialog>
  );
}

interface Asked {
  question: Question;
  answer: (confirmed: boolean) => void;
}

/** `ask` shows a question and resolves to the operator's choice; render `dialog` beside your view. */
export function useConfirm(): {
  ask: (question: Question) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => setAsked({ question, answer: resolve })),
    [],
  );
  const onAnswer = (confirmed: boolean) => {
    setAsked(null);
    asked?.answer(confirmed);
  };
  return { ask, dialog: asked && <ConfirmDialog question={asked.question} onAnswer={onAnswer} /> };
}
