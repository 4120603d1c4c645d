import { formWords } from '../../../content/record-form';
import { paths } from '../../../paths';
import { Dialog } from '../dialog/Dialog';
import styles from './actions.module.css';
import type { Failure } from './failure';

interface Props {
  failure: Failure;
  onClose: () => void;
}

/** Says that nothing was saved and what to do, in the words of the error catalogue. */
export function FailureDialog({ failure, onClose }: Props) {
  const words = formWords.failed;
  return (
    <Dialog role="alertdialog" title={failure.title} onClose={onClose}>
      <p>
        {failure.advice} {words.kept}
      </p>
      <div className={styles.actions}>
        {failure.isGone && (
          <a className="button-text" href={paths.admin.trash} target="_blank" rel="noopener">
            {words.trash} <span className="visually-hidden">({formWords.newTab})</span>
          </a>
        )}
        <button type="button" className="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}
