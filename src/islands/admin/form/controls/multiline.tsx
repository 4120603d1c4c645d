import type { MultilineField } from '../../../../domain/field/multiline';
import { type ControlProps, describeText, type FieldControl, Labelled, readText } from './control';
import { TextValue } from './text';

const requiredRows = 2;
const rows = 6;

function MultilineControl(props: ControlProps<MultilineField>) {
  const { isRequired } = props.field;
  return (
    <Labelled {...props}>
      {(attributes) => (
        <textarea
          {...attributes}
          {...describeText(props)}
          rows={isRequired ? requiredRows : rows}
        />
      )}
    </Labelled>
  );
}

export const multilineControl: FieldControl<MultilineField> = {
  Control: MultilineControl,
  read: readText,
  Value: TextValue,
};
