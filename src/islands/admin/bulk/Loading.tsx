import { bulk } from '../../../content/bulk';
import { Button } from '../Button';
import styles from './step.module.css';
import { ProgressBar } from './ProgressBar';
import type { BulkState } from './state';
import { StepHeading } from './StepHeading';
import { progressOf } from './view';

interface Props {
  state: Extract<BulkState, { step: 'load' }>;
  onStop: () => void;
}

const words = bulk.load;

/** The rows on their way into the store. */
export function Loading({ state, onStop }: Props) {
  const { isStopping, isWaiting } = state;
  return (
    <section aria-labelledby="bulk-load" className={styles.section}>
      <StepHeading id="bulk-load">{words.title}</StepHeading>
      <ProgressBar label={words.progress} text={words.of} progress={progressOf(state)} />
      <p className="quiet small">{words.stay}</p>
      <p role="status">{isWaiting && words.waiting}</p>
      <div className={styles.actions}>
        <Button
          className="button button-quiet"
          aria-disabled={isStopping || undefined}
          onClick={() => {
            if (!isStopping) onStop();
          }}
        >
          {isStopping ? words.stopping : words.stop}
        </Button>
      </div>
    </section>
  );
}
