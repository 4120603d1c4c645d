import { useState } from 'react';
import { versionWords } from '../../../content/record-versions';
import { formatMinute } from '../../../domain/date';
import type { Choices, FormValue, Side } from '../../../domain/form';
import { Answers, Dialog } from '../dialog/Dialog';
import type { Conflict } from './saver';
import type { FormSpec } from './spec';
import styles from './form.module.css';
import { ValueText } from './History';

interface Props {
  spec: FormSpec;
  conflict: Conflict;
  onSave: (choices: Choices) => void;
  onClose: () => void;
}

function all(conflict: Conflict, side: Side): Choices {
  return Object.fromEntries(conflict.differences.map(({ field }) => [field, side]));
}

/** Both versions field by field; the operator chooses, then saves over the newer one. */
export function ConflictDialog({ spec, conflict, onSave, onClose }: Props) {
  const words = versionWords.conflict;
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(conflict.differences.map(({ field, suggested }) => [field, suggested])),
  );
  const [isMissingShown, showMissing] = useState(false);
  const labelOf = (field: string) => spec.fields[field]?.label ?? field;
  const missing = conflict.differences.filter(({ field }) => !choices[field]);
  const theirs = words.theirs(formatMinute(conflict.savedAt));

  const save = () => {
    if (missing.length === 0) onSave(choices);
    else showMissing(true);
  };

  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      <div className="cluster">
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
      <div className={`stack ${styles.differences}`}>
        {conflict.differences.map(({ field, suggested }) => (
          <ConflictField
            key={field}
            spec={spec}
            field={field}
            label={suggested === null ? words.both(labelOf(field)) : labelOf(field)}
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
        {words.missing(missing.map(({ field }) => labelOf(field)).join(', '))}
      </p>
      <Answers safe={words.back} onSafe={onClose}>
        <button type="button" className="button" onClick={save}>
          {words.save}
        </button>
      </Answers>
    </Dialog>
  );
}

interface FieldProps {
  spec: FormSpec;
  field: string;
  label: string;
  versions: readonly { side: Side; title: string; value: FormValue | undefined }[];
  chosen: Side | null;
  onChoose: (side: Side) => void;
}

/** Both versions of one field, one of which is to be chosen. */
function ConflictField({ spec, field, label, versions, chosen, onChoose }: FieldProps) {
  return (
    <fieldset className={styles.difference}>
      <legend className="field-label">{label}</legend>
      {versions.map(({ side, title, value }) => (
        <label key={side} className={styles.version}>
          <input
            type="radio"
            name={`choice-${field}`}
            value={side}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>
            <strong>{title}</strong>
            <ValueText spec={spec} field={field} value={value} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
