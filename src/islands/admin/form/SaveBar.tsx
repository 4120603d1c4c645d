import { formWords as words } from '../../../content/record-form';
import { formatMinute } from '../../../domain/date';
import { Button } from '../Button';
import styles from './form.module.css';
import type { Saving } from './saver';

interface Props {
  saving: Saving['state'];
  isDirty: boolean;
  keptAt: number | 'never' | null;
  onPreview: () => void;
  list: string;
}

function stateText({ saving, isDirty, keptAt }: Props): string {
  const { state } = words;
  if (!isDirty) return state.clean;
  if (saving === 'failed' || saving === 'invalid') return state.stopped;
  if (keptAt === 'never') return state.notKept;
  return keptAt === null ? state.unsaved : state.kept(formatMinute(new Date(keptAt).toISOString()));
}

const labels: Partial<Record<Saving['state'], string>> = {
  waiting: words.waiting,
  sending: words.saving,
  saved: words.saving,
};

/** The bar at the lower edge: the state of saving, and the buttons. */
export function SaveBar(props: Props) {
  const { saving, onPreview, list } = props;
  const label = labels[saving];
  return (
    <div className={styles.bar} role="group" aria-label={words.bar}>
      <p className={styles.state} role="status">
        {stateText(props)}
      </p>
      <a className="button-text" href={list}>
        {words.back}
      </a>
      <Button className="button button-quiet" onClick={onPreview}>
        {words.preview} <span className="visually-hidden">({words.newTab})</span>
      </Button>
      <Button type="submit" className="button" aria-disabled={label !== undefined || undefined}>
        {label ?? words.save}
      </Button>
    </div>
  );
}
