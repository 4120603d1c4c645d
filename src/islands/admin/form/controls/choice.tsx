import { formWords } from '../../../../content/forms/record';
import { shownValue } from '../../../../content/properties/options';
import type { ChoiceDefinition } from '../../../../domain/field/texts';
import { Select } from '../../../form/Select';
import {
  type ControlProps,
  textAttributes,
  type FieldControl,
  LabelledControl,
  readFormText,
} from './control';
import { TextValue } from './text';

function ChoiceControl(props: ControlProps<ChoiceDefinition>) {
  const { field, name, initial } = props;
  // A choice whose default is an option can be left unstated only where it already is.
  const offersBlank = 'mayBeUnstated' in field && [initial, field.default].includes('');
  const options = [
    ...(offersBlank ? [['', formWords.notStated] as const] : []),
    ...field.options.map((value) => [value, shownValue(name, value)] as const),
  ];
  return (
    <LabelledControl {...props}>
      {(attributes) => <Select {...attributes} {...textAttributes(props)} options={options} />}
    </LabelledControl>
  );
}

export const choiceControl: FieldControl<ChoiceDefinition> = {
  Control: ChoiceControl,
  read: readFormText,
  Value: TextValue,
};
