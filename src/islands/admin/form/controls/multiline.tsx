import type { MultilineDefinition } from '../../../../domain/field/multiline';
import {
  type ControlProps,
  describeText,
  type FieldControl,
  LabelledControl,
  readTyped,
} from './control';
import { TextValue } from './text';

const requiredRows = 2;
const rows = 6;

function MultilineControl(props: ControlProps<MultilineDefinition>) {
  const { isRequired } = props.field;
  return (
    <LabelledControl {...props}>
      {(attributes) => (
        <textarea
          {...attributes}
          {...describeText(props)}
          rows={isRequired ? requiredRows : rows}
        />
      )}
    </LabelledControl>
  );
}

export const multilineControl: FieldControl<MultilineDefinition> = {
  Control: MultilineControl,
  read: readTyped,
  Value: TextValue,
};
