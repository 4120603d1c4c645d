import { useState } from 'react';
import { formWords } from '../../../content/record-form';
import { formatMinute } from '../../../domain/date';
import { Dialog } from '../dialog/Dialog';
import actions from './actions.module.css';
import styles from './conflict.module.css';
import { ConflictField } from './ConflictField';
import type { Side } from './merge';
import type { Conflict } from './saver';
import type { FormSpec } from './spec';

interface Props {
  spec: FormSpec;
  conflict: Conflict;
  onSave: (choices: Readonly<Record<string, Side>>) => void;
  onClose: () => void;
}

type Choices = Readonly<Record<string, Side | null>>;

function all(conflict: Conflict, side: Side): Choices {
  return Object.fromEntries(conflict.differences.map(({ field }) => [field, side]));
}

/** Both versions field by field; the operator chooses, then saves over the newer one. */
export function ConflictDialog({ spec, conflict, onSave, onClose }: Props) {
  const words = formWords.conflict;
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(conflict.differences.map(({ field, suggested }) => [field, suggested])),
  );
  const [isMissingShown, showMissing] = useState(false);
  const labelOf = (field: string) => spec.fields[field]?.label ?? field;
  const missing = conflict.differences.filter(({ field }) => !choices[field]);
  const theirs = `${words.theirs}, ${formatMinute(conflict.savedAt)}`;

  const save = () => {
    if (missing.length === 0) onSave(choices as Readonly<Record<string, Side>>);
    else showMissing(true);
  };

  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      <div className={actions.actions}>
        <button
          type="button"
          className="button-text"
          onClick={() => setChoices(all(conflict, 'mine'))}
        >
          {words.allMine}
        </button>
        <button
          type="button"
          className="button-text"
          onClick={() => setChoices(all(conflict, 'theirs'))}
        >
          {words.allTheirs}
        </button>
      </div>
      <div className={styles.differences}>
        {conflict.differences.map(({ field, suggested }) => (
          <ConflictField
            key={field}
            field={field}
            label={suggested === null ? `${labelOf(field)} (${words.both})` : labelOf(field)}
            versions={[
              { side: 'mine', title: words.mine, value: conflict.mine[field] },
              { side: 'theirs', title: theirs, value: conflict.theirs[field] },
            ]}
            chosen={choices[field] ?? null}
            onChoose={(side) => setChoices({ ...choices, [field]: side })}
          />
        ))}
      </div>
      <p className="field-error" role="alert" hidden={!isMissingShown || missing.length === 0}>
        {words.missing} {missing.map(({ field }) => labelOf(field)).join(', ')}.
      </p>
      <div className={actions.actions}>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {words.back}
        </button>
        <button type="button" className="button" onClick={save}>
          {words.save}
        </button>
      </div>
    </Dialog>
  );
}
