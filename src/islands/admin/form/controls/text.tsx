import { shownValue } from '../../../../content/properties/options';
import {
  type ControlProps,
  textAttributes,
  type FieldControl,
  LabelledControl,
  readFormText,
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
        <input {...attributes} {...textAttributes(props)} type="text" autoComplete="off" />
      )}
    </LabelledControl>
  );
}

/** A text of one line, of whatever kind. */
export const textControl: FieldControl<object> = {
  Control: TextControl,
  read: readFormText,
  Value: TextValue,
};
