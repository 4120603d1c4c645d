import { admin } from '../../../content/admin';
import { Dialog } from './Dialog';
import styles from './dialog.module.css';

/** A question asked before something that is hard to undo. */
export interface Question {
  title: string;
  text: string;
  /** The button that does it, named by its verb. */
  confirm: string;
}

interface Props {
  question: Question;
  onAnswer: (confirmed: boolean) => void;
}

/** Asks once; the harmless answer has the focus. */
export function ConfirmDialog({ question, onAnswer }: Props) {
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
