import { useStore } from '@nanostores/react';
import { formWords as words } from '../../../content/record-form';
import { formatMinute } from '../../../domain/date';
import { differingFields } from '../../../domain/form';
import { Button } from '../Button';
import type { Baseline, Editor, FoundDraft } from './editor';
import styles from './form.module.css';
import type { Saving } from './saver';
import { fieldNames, type FormSpec } from './spec';

interface Props {
  editor: Editor;
  saving: Saving['state'];
  onPreview: () => void;
  list: string;
}

const formatTime = (milliseconds: number) => formatMinute(new Date(milliseconds).toISOString());

const labels: Partial<Record<Saving['state'], string>> = {
  waiting: words.waiting,
  sending: words.saving,
  saved: words.saving,
};

/** The bar at the lower edge: the state of saving, and the buttons. */
export function SaveBar({ editor, saving, onPreview, list }: Props) {
  const isDirty = useStore(editor.$isDirty);
  const keptAt = useStore(editor.$keptAt);
  const left = useStore(editor.$left);
  const label = labels[saving];
  const stateText = () => {
    const { state } = words;
    if (!isDirty) return left ? state.left(formatTime(left.at)) : state.clean;
    if (saving === 'failed' || saving === 'invalid') return state.stopped;
    if (keptAt === 'never') return state.notKept;
    return keptAt === null ? state.unsaved : state.kept(formatTime(keptAt));
  };
  return (
    <div className={`cluster ${styles.bar}`} role="group" aria-label={words.bar}>
      <div className={`cluster ${styles.state}`}>
        <p role="status">{stateText()}</p>
        {left && !isDirty && (
          <Button className="button-text" onClick={() => editor.restore(left)}>
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

interface OfferProps {
  spec: FormSpec;
  draft: FoundDraft;
  /** What is saved now. */
  baseline: Baseline;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore unsaved changes from an earlier session. */
export function DraftOffer({ spec, draft, baseline, onRestore, onDiscard }: OfferProps) {
  const { title, text, outdated, restore, discard } = words.draft;
  const edited = differingFields(fieldNames(spec), baseline.values, draft.values);
  const labels = edited.map((field) => spec.fields[field]?.label ?? field);
  return (
    <section className={`stack ${styles.offer}`} aria-labelledby="draft-title">
      <h2 id="draft-title">{title}</h2>
      <p>{text(formatTime(draft.at), labels.join(', '))}</p>
      {draft.base.version !== baseline.version && <p>{outdated}</p>}
      <div className="cluster">
        <Button className="button" onClick={onRestore}>
          {restore}
        </Button>
        <Button className="button button-quiet" onClick={onDiscard}>
          {discard}
        </Button>
      </div>
    </section>
  );
}
