import type { ReactNode } from 'react';
import { importWords } from '../../../content/import';
import { Button } from '../Button';
import type { ImportState } from './machine';
import { ProgressBar, Step } from './Step';
import styles from './import.module.css';
import { lastQuarter, progressOf } from './view';

const { file, importing, halt } = importWords;

/** What a screen reader announces besides the headings: each quarter, not each chunk. */
export function announcement(state: ImportState): string {
  if (state.step === 'read') return file.reading(state.fileName);
  if (state.step !== 'import') return '';
  const quarter = lastQuarter(progressOf(state));
  return quarter === null ? '' : importing.announcement(quarter.done, quarter.total);
}

/** Shown while a workbook is uploaded and read. */
export function Reading({ fileName }: { fileName: string }) {
  const label = file.reading(fileName);
  return (
    <div>
      <p aria-hidden="true">{label}</p>
      <ProgressBar label={label} progress={null} />
    </div>
  );
}

interface ImportingProps {
  state: Extract<ImportState, { step: 'import' }>;
  onStop: () => void;
}

/** The progress of importing the rows. */
export function Importing({ state, onStop }: ImportingProps) {
  const { isStopping, isWaiting } = state;
  return (
    <Step id="import-running" title={importing.title}>
      <ProgressBar label={importing.progress} progress={progressOf(state)} />
      <p className="quiet small">{importing.stay}</p>
      <p role="status">{isWaiting && importing.waiting}</p>
      <div className={styles.actions}>
        <Button
          className="button button-quiet"
          aria-disabled={isStopping || undefined}
          onClick={() => {
            if (!isStopping) onStop();
          }}
        >
          {isStopping ? importing.stopping : importing.stop}
        </Button>
      </div>
    </Step>
  );
}

interface HaltedProps {
  state: Extract<ImportState, { step: 'halt' }>;
  isLocked: boolean;
  onContinue: () => void;
  /** The button that undoes what was written. */
  children: ReactNode;
}

/** An import that was stopped or interrupted, with a button to continue it. */
export function Halted({ state, isLocked, onContinue, children }: HaltedProps) {
  const progress = progressOf(state);
  const { failure } = state;
  return (
    <Step id="import-halt" title={failure === null ? halt.stopped : halt.failed} failure={failure}>
      <ProgressBar label={importing.progress} progress={progress} />
      <p>{halt.done(progress.done, progress.total)}</p>
      <div className={styles.actions}>
        <Button className="button" disabled={isLocked} onClick={onContinue}>
          {halt.goOn}
        </Button>
        {children}
      </div>
    </Step>
  );
}
