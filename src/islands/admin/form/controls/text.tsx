import { shownValue } from '../../../../content/properties/options';
import {
  type ControlProps,
  describeText,
  type FieldControl,
  LabelledControl,
  readTyped,
} from './control';
import type { ValueProps } from './control';

export function TextValue({ name, value }: ValueProps<unknown>) {
  if (typeof value !== 'string') return null;
  return <span className="lines">{shownValue(name, value)}</span>;
}

function TextControl(props: ControlProps<object>) {
  return (
    <LabelledControl {...props}>
      {(attributes) => (
        <input {...attributes} {...describeText(props)} type="text" autoComplete="off" />
      )}
    </LabelledControl>
  );
}

/** A text of one line, of whatever kind. */
export const textControl: FieldControl<object> = {
  Control: TextControl,
  read: readTyped,
  Value: TextValue,
};
