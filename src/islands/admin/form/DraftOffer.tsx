import { formWords } from '../../../content/record-form';
import { formatMinute } from '../../../domain/date';
import { differingFields } from '../../../domain/form';
import { Button } from '../Button';
import type { Baseline, FoundDraft } from './editor';
import styles from './form.module.css';
import { fieldNames, type FormSpec } from './spec';

interface Props {
  spec: FormSpec;
  draft: FoundDraft;
  /** What is saved now. */
  baseline: Baseline;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore unsaved changes from an earlier session. */
export function DraftOffer({ spec, draft, baseline, onRestore, onDiscard }: Props) {
  const words = formWords.draft;
  const edited = differingFields(fieldNames(spec), baseline.values, draft.values);
  const labels = edited.map((field) => spec.fields[field]?.label ?? field);
  return (
    <section className={`stack ${styles.offer}`} aria-labelledby="draft-title">
      <h2 id="draft-title">{words.title}</h2>
      <p>{words.text(formatMinute(new Date(draft.at).toISOString()), labels.join(', '))}</p>
      {draft.base.version !== baseline.version && <p>{words.outdated}</p>}
      <div className="cluster">
        <Button className="button" onClick={onRestore}>
          {words.restore}
        </Button>
        <Button className="button button-quiet" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
}
