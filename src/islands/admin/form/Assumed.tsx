import { flushSync } from 'react-dom';
import { formWords } from '../../../content/forms/record';
import { shownValue } from '../../../content/properties/options';
import type { FormValues } from '../../../domain/form';
import { Button } from '../Button';
import { Answers, Dialog } from '../Dialog';
import { showField } from './show-field';
import { findLabel, type FormSpec } from './spec';

interface Props {
  spec: FormSpec;
  /** The fields that are as the form began. */
  names: readonly string[];
  values: FormValues;
  onSave: () => void;
  onClose: () => void;
}

const words = formWords.assumed;

/** Asks whether what nobody chose is so, before visitors read it. */
export function AssumedDialog({ spec, names, values, onSave, onClose }: Props) {
  const change = () => {
    flushSync(onClose);
    if (names[0] !== undefined) showField(names[0]);
  };
  const describe = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? shownValue(name, value) : null;
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
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
