import { importWords } from '../../../content/import';
import type { UndoResult } from '../../../domain/import/preview';
import { paths } from '../../../paths';
import { Button } from '../Button';
import { Busy, Step } from './Step';
import styles from './import.module.css';
import type { Undo } from './use-undo';

const words = importWords.undo;

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

function Edited({ edited }: Pick<UndoResult, 'edited'>) {
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

/** The undo of an import, and which properties stay unchanged. */
export function UndoReport({ undo }: { undo: Undo }) {
  const { step, fileName } = undo;
  const failure = step === 'failed' ? undo.failure : null;
  return (
    <Step key={step} id="import-undo" title={words[step](fileName)} failure={failure}>
      {step === 'running' && <Busy label={words.running(fileName)} />}
      {step === 'done' && (
        <>
          <p>{words.undone(undo.undone)}</p>
          {undo.warning !== null && <p className={styles.caution}>{undo.warning}</p>}
          {undo.edited.length > 0 && <Edited edited={undo.edited} />}
        </>
      )}
    </Step>
  );
}
