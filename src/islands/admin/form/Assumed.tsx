/**
 * What a form asks once before it is saved: whether the choices that nobody touched, and the values that are hardly likely, are
 * meant so. Which these are is decided in the domain.
 */
import { flushSync } from 'react-dom';
import { assumedWords as words } from '../../../content/forms/assumed';
import { doubtTexts } from '../../../content/properties/doubts';
import { shownValue } from '../../../content/properties/options';
import type { FormValues } from '../../../domain/form';
import { Button } from '../Button';
import { Answers, Dialog } from '../Dialog';
import { showField } from './show-field';
import type { FieldDoubt } from './saver';
import { findLabel, type FormSpec } from './spec';

export interface AssumedProps {
  spec: FormSpec;
  /** The fields that are as the form began. */
  names: readonly string[];
  doubts: readonly FieldDoubt[];
  values: FormValues;
  onSave: () => void;
  onClose: () => void;
}

/** Asks whether what nobody chose, and what is hardly likely, is so, before visitors read it. */
export function AssumedDialog({ spec, names, doubts, values, onSave, onClose }: AssumedProps) {
  const first = doubts[0]?.field ?? names[0];
  const change = () => {
    flushSync(onClose);
    if (first !== undefined) showField(first);
  };
  const describe = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? shownValue(name, value) : null;
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      {doubts.length > 0 && (
        <dl>
          {doubts.map(({ field, doubt }) => (
            <div key={field}>
              <dt className="quiet">{findLabel(spec, field)}</dt>
              <dd>
                <strong>{describe(field)}</strong> {doubtTexts[doubt]}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {names.length > 0 && <p>{words.text}</p>}
      <dl>
        {names.map((name) => (
          <div key={name} className="cluster tight">
            <dt className="quiet">{findLabel(spec, name)}</dt>
            <dd>
              <strong>{describe(name)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <Answers safe={words.change} onSafe={change}>
        <Button look="main" label={words.save} onClick={onSave} />
      </Answers>
    </Dialog>
  );
}
