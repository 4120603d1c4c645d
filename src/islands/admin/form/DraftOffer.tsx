import { formWords } from '../../../content/record-form';
import { formatMinute } from '../../../domain/date';
import { differingFields, type FormValues } from '../../../domain/form';
import { Button } from '../Button';
import type { FoundDraft } from './drafts';
import styles from './form.module.css';
import { fieldNames, type FormSpec } from './spec';

interface Props {
  spec: FormSpec;
  draft: FoundDraft;
  saved: FormValues;
  version: string | null;
  onRestore: (draft: FoundDraft) => void;
  onDiscard: () => void;
}

/** Offers to restore unsaved changes from an earlier session. */
export function DraftOffer({ spec, draft, saved, version, onRestore, onDiscard }: Props) {
  const words = formWords.draft;
  const edited = differingFields(fieldNames(spec), saved, draft.values);
  const labels = edited.map((field) => spec.fields[field]?.label ?? field);
  return (
    <section className={styles.offer} aria-labelledby="draft-title">
      <h2 id="draft-title">{words.title}</h2>
      <p>{words.text(formatMinute(new Date(draft.at).toISOString()), labels.join(', '))}</p>
      {draft.base.version !== version && <p>{words.outdated}</p>}
      <div className={styles.actions}>
        <Button className="button" onClick={() => onRestore(draft)}>
          {words.restore}
        </Button>
        <Button className="button button-quiet" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
}
