import { formWords } from '../../../content/record-form';
import { formatMinute } from '../../../domain/date';
import { differingFields, type FormValues } from '../../../domain/form';
import { Button } from '../Button';
import actions from './actions.module.css';
import type { FoundDraft } from './drafts';
import styles from './notice.module.css';
import { fieldNames, type FormSpec } from './spec';

interface Props {
  spec: FormSpec;
  draft: FoundDraft;
  saved: FormValues;
  version: string | null;
  onUse: () => void;
  onDiscard: () => void;
}

/** Offers work that was left in this browser without being saved. */
export function DraftOffer({ spec, draft, saved, version, onUse, onDiscard }: Props) {
  const words = formWords.draft;
  const changed = differingFields(fieldNames(spec), saved, draft.values);
  const labels = changed.map((field) => spec.fields[field]?.label ?? field);
  return (
    <section className={styles.offer} aria-labelledby="draft-title">
      <h2 id="draft-title">{words.title}</h2>
      <p>
        {words.from} {formatMinute(new Date(draft.at).toISOString())}. {words.changed}{' '}
        {labels.join(', ')}.
      </p>
      {draft.base.version !== version && <p>{words.outdated}</p>}
      <div className={actions.actions}>
        <Button className="button" onClick={onUse}>
          {words.use}
        </Button>
        <Button className="button button-quiet" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
}
