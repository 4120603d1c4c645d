/**
 * The dialog over a form whose record somebody else has saved meanwhile: what differs, which side is kept, and saving over
 * the newer one. What differs is decided in `domain/form.ts`.
 */
import type { MouseEvent, SubmitEvent } from 'react';
import { versionWords } from '../../../content/forms/versions';
import { formatMinute } from '../../../domain/date';
import { cutDifference } from '../../../domain/cut-difference';
import type { Choices, Side } from '../../../domain/form';
import { Button } from '../Button';
import { Answers, Dialog } from '../Dialog';
import { findOther } from '../people/By';
import styles from '../record-form.module.css';
import { ValueText } from './History';
import type { SaveConflict } from './saver';
import { type FormSpec, findLabel } from './spec';

export interface ConflictProps {
  spec: FormSpec;
  conflict: SaveConflict;
  onSave: (choices: Choices) => void;
  onClose: () => void;
}

const words = versionWords.conflict;

const sides = ['mine', 'theirs'] as const;

/** Both versions field by field; the operator chooses, then saves over the newer one. */
export function ConflictDialog({ spec, conflict, onSave, onClose }: ConflictProps) {
  const { differences, savedAt, savedBy } = conflict;
  const who = findOther(savedBy);
  const titles = { mine: words.mine, theirs: words.theirs(formatMinute(savedAt), who) };
  const readSide = (value: FormDataEntryValue | null): Side =>
    value === 'mine' || value === 'both' ? value : 'theirs';
  const disputed = differences.filter(({ suggested }) => suggested === null);
  // What only one of them edited stays as suggested.
  const chooseDisputed = (side: Side) => (event: MouseEvent<HTMLButtonElement>) => {
    for (const { field } of disputed) {
      const radios = event.currentTarget.form?.elements.namedItem(field);
      if (radios instanceof RadioNodeList) radios.value = side;
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onSave(
      Object.fromEntries(differences.map(({ field }) => [field, readSide(chosen.get(field))])),
    );
  };

  return (
    <Dialog title={words.title(who)} onClose={onClose}>
      <p>{words.text}</p>
      <form className="stack" onSubmit={onSubmit}>
        {disputed.length > 0 && (
          <div className="cluster">
            <Button look="text" label={words.allMine} onClick={chooseDisputed('mine')} />
            <Button look="text" label={words.allTheirs} onClick={chooseDisputed('theirs')} />
          </div>
        )}
        <div className={`stack ${styles.differences}`}>
          {differences.map((difference) => {
            const { field, suggested, both } = difference;
            const shown = cutDifference(difference, conflict, spec.fields);
            return (
              <fieldset key={field} className={styles.difference}>
                <legend className="field-label">
                  {suggested === null ? words.both(findLabel(spec, field)) : findLabel(spec, field)}
                </legend>
                {both !== null && (
                  <label className={`check ${styles.version}`}>
                    <input type="radio" name={field} value="both" required defaultChecked />
                    <span>
                      <strong>{words.together}</strong>
                      <ValueText spec={spec} field={field} value={shown.both} />
                    </span>
                  </label>
                )}
                {sides.map((side) => (
                  <label key={side} className={`check ${styles.version}`}>
                    <input
                      type="radio"
                      name={field}
                      value={side}
                      required
                      defaultChecked={suggested === side}
                    />
                    <span>
                      <strong>{titles[side]}</strong>
                      <ValueText spec={spec} field={field} value={shown[side]} />
                    </span>
                  </label>
                ))}
              </fieldset>
            );
          })}
        </div>
        <Answers safe={words.back} onSafe={onClose}>
          <Button type="submit" look="main" label={words.save} />
        </Answers>
      </form>
    </Dialog>
  );
}
