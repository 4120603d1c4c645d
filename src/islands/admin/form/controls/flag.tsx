import { formWords } from '../../../../content/forms/record';
import { versionWords } from '../../../../content/forms/versions';
import type { FlagDefinition } from '../../../../domain/field/flag';
import { Select } from '../../../form/Select';
import { type ControlProps, textAttributes, type FieldControl, LabelledControl } from './control';

const { yes, no } = versionWords.values;
const options = [['', formWords.notStated] as const, ...Object.entries(formWords.flag)];

/** A box to tick; a list where nobody has stated it yet. */
function FlagControl(props: ControlProps<FlagDefinition>) {
  const isBox = props.initial !== '';
  return (
    <LabelledControl {...props} isInline={isBox}>
      {(attributes) =>
        isBox ? (
          <input {...attributes} type="checkbox" defaultChecked={props.initial === true} />
        ) : (
          <Select {...attributes} {...textAttributes(props)} options={options} />
        )
      }
    </LabelledControl>
  );
}

export const flagControl: FieldControl<FlagDefinition> = {
  Control: FlagControl,
  read(data, name) {
    const held = data.get(name);
    // A box that is not ticked is absent; a list says '' while nobody has chosen.
    return held === '' ? '' : held === 'on';
  },
  Value: ({ value }) => <span>{value === true ? yes : no}</span>,
};
