import { importWords } from '../../../content/import';
import { paths } from '../../../paths';
import { Button } from '../Button';
import { ProgressBar, Step } from './Step';
import styles from './import.module.css';
import type { Undo } from './use-undo';
import type { Progress } from './view';

const words = importWords.undo;
const titles = { running: words.running, failed: words.stopped, done: words.done };

interface ButtonProps {
  id: string;
  undo: Undo | null;
  isLocked: boolean;
  onUndo: () => void;
}

/** The button that undoes an import, or a note that this was done. */
export function UndoButton({ id, undo, isLocked, onUndo }: ButtonProps) {
  if (undo?.id === id && undo.step === 'done') return <p>{importWords.result.undone}</p>;
  return (
    <Button className="button button-quiet" disabled={isLocked} onClick={onUndo}>
      {words.button}
    </Button>
  );
}

function progressOf({ undone, edited, left }: Undo): Progress | null {
  const done = undone + edited.length;
  return left === null ? null : { done, total: done + left };
}

function Edited({ edited }: Pick<Undo, 'edited'>) {
  return (
    <div className={styles.caution}>
      <p>{words.edited(edited.length)}</p>
      <ul>
        {edited.map(({ id, name, row }) => (
          <li key={id}>
            <a href={paths.admin.property(id)}>{name || importWords.rows.unnamed}</a>{' '}
            <span className="quiet">({words.row(row)})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ReportProps {
  undo: Undo;
  onContinue: () => void;
}

/** The undo of an import: its progress, and which properties stay unchanged. */
export function UndoReport({ undo, onContinue }: ReportProps) {
  const { step, undone, edited, failure, warning } = undo;
  return (
    <Step key={step} id="import-undo" title={titles[step](undo.fileName)} failure={failure}>
      {step !== 'done' && <ProgressBar label={words.progress} progress={progressOf(undo)} />}
      {step === 'failed' && (
        <div className={styles.actions}>
          <Button className="button" onClick={onContinue}>
            {importWords.halt.goOn}
          </Button>
          <p>{words.saved}</p>
        </div>
      )}
      {step === 'done' && <p>{words.undone(undone)}</p>}
      {warning !== null && <p className={styles.caution}>{warning}</p>}
      {edited.length > 0 && <Edited edited={edited} />}
    </Step>
  );
}
