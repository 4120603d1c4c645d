import type { MultilineDefinition } from '../../../../domain/field/texts';
import {
  type ControlProps,
  textAttributes,
  type FieldControl,
  LabelledControl,
  readFormText,
} from './control';
import { TextValue } from './text';

/** What is required, such as an address, is short. */
const requiredRows = 2;
const rows = 6;

function MultilineControl(props: ControlProps<MultilineDefinition>) {
  const { isRequired } = props.field;
  return (
    <LabelledControl {...props}>
      {(attributes) => (
        <textarea
          {...attributes}
          {...textAttributes(props)}
          rows={isRequired ? requiredRows : rows}
        />
      )}
    </LabelledControl>
  );
}

export const multilineControl: FieldControl<MultilineDefinition> = {
  Control: MultilineControl,
  read: readFormText,
  Value: TextValue,
};
