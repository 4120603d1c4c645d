import { bulk } from '../../../content/bulk';
import { countWords } from '../../../domain/count-words';
import { paths } from '../../../paths';
import { Button } from '../Button';
import styles from './step.module.css';
import { ProgressBar } from './ProgressBar';
import { StepHeading } from './StepHeading';
import type { Undo } from './undo';
import type { Progress } from './view';

interface Props {
  undo: Undo;
  onGoOn: () => void;
}

const words = bulk.undo;
const titles = { run: words.running, failed: words.stopped, done: words.done };

function progressOf({ undone, edited, left }: Undo): Progress | null {
  const done = undone + edited.length;
  return left === null ? null : { done, total: done + left };
}

function Edited({ edited }: Pick<Undo, 'edited'>) {
  return (
    <div className={styles.caution}>
      <p>{countWords(edited.length, words.edited)}</p>
      <ul>
        {edited.map(({ id, name, row }) => (
          <li key={id}>
            <a href={paths.admin.property(id)} data-astro-prefetch="false">
              {name || bulk.rows.unnamed}
            </a>{' '}
            <span className="quiet">({words.row.replace('#', String(row))})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Taking a batch back: how far it is, what stays and why. */
export function UndoReport({ undo, onGoOn }: Props) {
  const { step, undone, edited, failure, warning } = undo;
  return (
    <section aria-labelledby="bulk-undo" className={styles.section}>
      <StepHeading key={step} id="bulk-undo">
        {titles[step].replace('#', () => undo.fileName)}
      </StepHeading>
      {failure !== null && (
        <p role="alert" className="field-error">
          {failure}
        </p>
      )}
      {step !== 'done' && (
        <ProgressBar label={words.progress} text={words.of} progress={progressOf(undo)} />
      )}
      {step === 'failed' && (
        <div className={styles.actions}>
          <Button className="button" onClick={onGoOn}>
            {bulk.halt.goOn}
          </Button>
          <p>{words.kept}</p>
        </div>
      )}
      {step === 'done' && <p>{countWords(undone, words.undone)}</p>}
      {warning !== null && <p className={styles.caution}>{warning}</p>}
      {edited.length > 0 && <Edited edited={edited} />}
    </section>
  );
}
