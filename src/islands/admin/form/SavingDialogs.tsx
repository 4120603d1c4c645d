import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formWords } from '../../../content/record-form';
import { formatMinute } from '../../../domain/date';
import type { FormValue } from '../../../domain/form';
import { paths } from '../../../paths';
import { Answers, Dialog } from '../dialog/Dialog';
import type { Failure } from './failure';
import form from './form.module.css';
import type { Choices, Side } from './merge';
import type { Conflict, Saver } from './saver';
import type { FormSpec } from './spec';
import { ValueText } from './ValueText';
import styles from './versions.module.css';

interface Props {
  spec: FormSpec;
  saver: Saver;
}

/** The dialogs of a save. */
export function SavingDialogs({ spec, saver }: Props) {
  const saving = useStore(saver.$saving);
  if (saving.state === 'failed') {
    return <FailureDialog failure={saving.failure} onClose={() => saver.dismiss()} />;
  }
  if (saving.state !== 'conflict') return null;
  const { conflict } = saving;
  return (
    <ConflictDialog
      key={conflict.version}
      spec={spec}
      conflict={conflict}
      onSave={(choices) => void saver.resolve(conflict, choices)}
      onClose={() => saver.dismiss()}
    />
  );
}

/** Says that nothing was saved and what to do. */
function FailureDialog({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  const words = formWords.failed;
  return (
    <Dialog role="alertdialog" title={failure.title} onClose={onClose}>
      <p>
        {failure.advice} {words.kept}
      </p>
      <Answers safe={words.close} onSafe={onClose}>
        {failure.isGone && (
          <a className="button" href={paths.admin.trash} target="_blank" rel="noopener">
            {words.trash} <span className="visually-hidden">({formWords.newTab})</span>
          </a>
        )}
      </Answers>
    </Dialog>
  );
}

interface ConflictProps {
  spec: FormSpec;
  conflict: Conflict;
  onSave: (choices: Choices) => void;
  onClose: () => void;
}

function all(conflict: Conflict, side: Side): Choices {
  return Object.fromEntries(conflict.differences.map(({ field }) => [field, side]));
}

/** Both versions field by field; the operator chooses, then saves over the newer one. */
function ConflictDialog({ spec, conflict, onSave, onClose }: ConflictProps) {
  const words = formWords.conflict;
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
      <div className={form.actions}>
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
  field: string;
  label: string;
  versions: readonly { side: Side; title: string; value: FormValue | undefined }[];
  chosen: Side | null;
  onChoose: (side: Side) => void;
}

/** Both versions of one field, one of which is to be chosen. */
function ConflictField({ field, label, versions, chosen, onChoose }: FieldProps) {
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
            <ValueText field={field} value={value} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
