import type { ReactNode } from 'react';
import { bulk } from '../../../content/bulk';
import { Button } from '../Button';
import styles from './step.module.css';
import { ofTotal } from './of-total';
import { ProgressBar } from './ProgressBar';
import type { BulkState } from './state';
import { StepHeading } from './StepHeading';
import { progressOf } from './view';

interface Props {
  state: Extract<BulkState, { step: 'halt' }>;
  isLocked: boolean;
  onGoOn: () => void;
  /** The way to undo what is written. */
  children: ReactNode;
}

const words = bulk.halt;

/** An upload that was stopped or interrupted, and the way on. */
export function Halted({ state, isLocked, onGoOn, children }: Props) {
  const progress = progressOf(state);
  const { failure } = state;
  return (
    <section aria-labelledby="bulk-halt" className={styles.section}>
      <StepHeading id="bulk-halt">{failure === null ? words.stopped : words.failed}</StepHeading>
      {failure !== null && (
        <p role="alert" className="field-error">
          {failure}
        </p>
      )}
      <ProgressBar label={bulk.load.progress} text={bulk.load.of} progress={progress} />
      <p>{ofTotal(words.kept, progress.done, progress.total)}</p>
      <div className={styles.actions}>
        <Button className="button" disabled={isLocked} onClick={onGoOn}>
          {words.goOn}
        </Button>
        {children}
      </div>
    </section>
  );
}
