import { useState } from 'react';
import { versionWords } from '../../../content/forms/versions';
import { formatMinute } from '../../../domain/date';
import type { Choices, Side } from '../../../domain/form';
import { Button } from '../Button';
import { Answers, Dialog } from '../Dialog';
import styles from './form.module.css';
import { ValueText } from './History';
import type { Conflict } from './saver';
import { type FormSpec, labelOf } from './spec';

interface Props {
  spec: FormSpec;
  conflict: Conflict;
  onSave: (choices: Choices) => void;
  onClose: () => void;
}

const words = versionWords.conflict;

/** Both versions field by field; the operator chooses, then saves over the newer one. */
export function ConflictDialog({ spec, conflict, onSave, onClose }: Props) {
  const { differences, savedAt } = conflict;
  const fields = differences.map(({ field }) => field);
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(differences.map(({ field, suggested }) => [field, suggested])),
  );
  const [isMissingShown, showMissing] = useState(false);
  const missing = fields.filter((field) => !choices[field]);
  const titles = { mine: words.mine, theirs: words.theirs(formatMinute(savedAt)) };
  const sides: readonly Side[] = ['mine', 'theirs'];

  const chooseAll = (side: Side) => () =>
    setChoices(Object.fromEntries(fields.map((field) => [field, side])));
  const save = () => {
    if (missing.length === 0) onSave(choices);
    else showMissing(true);
  };

  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      <div className="cluster">
        <Button look="text" label={words.allMine} onClick={chooseAll('mine')} />
        <Button look="text" label={words.allTheirs} onClick={chooseAll('theirs')} />
      </div>
      <div className={`stack ${styles.differences}`}>
        {differences.map(({ field, suggested }) => (
          <fieldset key={field} className={styles.difference}>
            <legend className="field-label">
              {suggested === null ? words.both(labelOf(spec, field)) : labelOf(spec, field)}
            </legend>
            {sides.map((side) => (
              <label key={side} className={`check ${styles.version}`}>
                <input
                  type="radio"
                  name={`choice-${field}`}
                  value={side}
                  checked={choices[field] === side}
                  onChange={() => setChoices({ ...choices, [field]: side })}
                />
                <span>
                  <strong>{titles[side]}</strong>
                  <ValueText spec={spec} field={field} value={conflict[side][field]} />
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p className="field-error" role="alert" hidden={!isMissingShown || missing.length === 0}>
        {words.missing(missing.map((field) => labelOf(spec, field)).join(', '))}
      </p>
      <Answers safe={words.back} onSafe={onClose}>
        <Button look="main" label={words.save} onClick={save} />
      </Answers>
    </Dialog>
  );
}
