import { type ReactNode, useCallback, useState } from 'react';
import { admin } from '../../../content/admin';
import { Answers, Dialog } from './Dialog';

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

interface Props {
  question: Question;
  onAnswer: (answer: Answer) => void;
}

/** Asks for confirmation; the harmless answer has the focus. */
function ConfirmDialog({ question, onAnswer }: Props) {
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
