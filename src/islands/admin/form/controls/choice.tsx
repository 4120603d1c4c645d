import { formWords } from '../../../../content/forms/record';
import { shownValue } from '../../../../content/properties/options';
import type { ChoiceField } from '../../../../domain/field/choice';
import { Select } from '../../../form/Select';
import { type ControlProps, describeText, type FieldControl, Labelled, readText } from './control';
import { TextValue } from './text';

function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { field, name, initial } = props;
  const isOffered = 'mayBeUnstated' in field && [initial, field.default].includes('');
  const options = [
    ...(isOffered ? [['', formWords.notStated] as const] : []),
    ...field.options.map((value) => [value, shownValue(name, value)] as const),
  ];
  return (
    <Labelled {...props}>
      {(attributes) => <Select {...attributes} {...describeText(props)} options={options} />}
    </Labelled>
  );
}

export const choiceControl: FieldControl<ChoiceField> = {
  Control: ChoiceControl,
  read: readText,
  Value: TextValue,
};
