import { formWords as words } from '../../../content/record-form';
import { formatMinute } from '../../../domain/date';
import { Button } from '../Button';
import type { FoundDraft } from './drafts';
import styles from './form.module.css';
import type { Saving } from './saver';

interface Props {
  saving: Saving['state'];
  isDirty: boolean;
  keptAt: number | 'never' | null;
  /** Unsaved changes of an earlier session. */
  left: FoundDraft | null;
  onRestore: (draft: FoundDraft) => void;
  onPreview: () => void;
  list: string;
}

const formatTime = (milliseconds: number) => formatMinute(new Date(milliseconds).toISOString());

function stateText({ saving, isDirty, keptAt, left }: Props): string {
  const { state } = words;
  if (!isDirty) return left ? state.left(formatTime(left.at)) : state.clean;
  if (saving === 'failed' || saving === 'invalid') return state.stopped;
  if (keptAt === 'never') return state.notKept;
  return keptAt === null ? state.unsaved : state.kept(formatTime(keptAt));
}

const labels: Partial<Record<Saving['state'], string>> = {
  waiting: words.waiting,
  sending: words.saving,
  saved: words.saving,
};

/** The bar at the lower edge: the state of saving, and the buttons. */
export function SaveBar(props: Props) {
  const { saving, isDirty, left, onRestore, onPreview, list } = props;
  const label = labels[saving];
  return (
    <div className={styles.bar} role="group" aria-label={words.bar}>
      <div className={styles.state}>
        <p role="status">{stateText(props)}</p>
        {left && !isDirty && (
          <Button className="button-text" onClick={() => onRestore(left)}>
            {words.draft.restore}
          </Button>
        )}
      </div>
      <a className="button-text" href={list}>
        {words.back}
      </a>
      <Button className="button button-quiet" onClick={onPreview}>
        {words.preview} <span className="visually-hidden">({words.newTab})</span>
      </Button>
      <Button
        type="submit"
        className="button"
        title={words.shortcut}
        aria-keyshortcuts="Control+S Meta+S"
        aria-disabled={label !== undefined || undefined}
      >
        {label ?? words.save}
      </Button>
    </div>
  );
}
