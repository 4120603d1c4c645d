import styles from './progress.module.css';
import { ofTotal } from './of-total';
import type { Progress } from './view';

interface Props {
  label: string;
  /** `#` is what is done, `@` all of it. */
  text: string;
  /** `null`: how much there is to do is not known yet. */
  progress: Progress | null;
}

/** A bar and the same in numbers. */
export function ProgressBar({ label, text, progress }: Props) {
  return (
    <div className={styles.progress}>
      {progress ? (
        <progress aria-label={label} value={progress.done} max={Math.max(1, progress.total)} />
      ) : (
        <progress aria-label={label} />
      )}
      <p className="numbers">{progress && ofTotal(text, progress.done, progress.total)}</p>
    </div>
  );
}
