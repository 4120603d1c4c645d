/**
 * What every control of a form has: label, hint, error, the attributes of a text, and how it is read. A kind of field
 * adds its own in a file of its name.
 */
import type { ReactNode } from 'react';
import type { FieldWords } from '../../../../content/field-words';
import type { FormError, FormValue } from '../../../../domain/form';
import { isRequired } from '../../../../domain/field/table';
import { type ControlAttributes, Field } from '../../../form/Field';
import { fieldId, type FormEditor } from '../spec';

export interface ControlProps<Definition> {
  field: Definition;
  /** The name of its controls, such as `people.picture`. */
  name: string;
  /** Where its value is in the form's values, such as `people.2.picture`. */
  path: string;
  label: string;
  words: FieldWords | undefined;
  initial: FormValue | undefined;
  errors: readonly FormError[];
  editor: FormEditor;
}

export interface ValueProps<Definition> {
  field: Definition;
  name: string;
  value: FormValue;
  words: FieldWords | undefined;
}

/** What the form of a record does with one kind of field. */
export interface FieldControl<Definition> {
  /** The field with its label, its hint and its error. */
  Control(props: ControlProps<Definition>): ReactNode;
  /** What its controls hold. */
  read(data: FormData, name: string, field: Definition, form: HTMLFormElement): FormValue;
  /** A value that somebody has filled in, as the history and a conflict show it. */
  Value(props: ValueProps<Definition>): ReactNode;
  /** Whether its values are addresses of pictures. */
  isPicture?: true;
}

/** Id, label, hint and error of a control. */
export function describeControl({
  path,
  label,
  words,
  errors,
}: Pick<ControlProps<unknown>, 'path' | 'label' | 'words' | 'errors'>) {
  const error = errors.find(({ field }) => field === path)?.message;
  return { id: fieldId(path), label, hint: words?.hint, error };
}

interface LabelledProps extends ControlProps<object> {
  isInline?: boolean;
  children: (attributes: ControlAttributes & { name: string }) => ReactNode;
}

/** A control under its label, or before it, with its hint and its error. */
export function LabelledControl({ isInline, children, ...props }: LabelledProps) {
  return (
    <Field
      {...describeControl(props)}
      isRequired={isRequired(props.field)}
      isInline={isInline ?? false}
    >
      {(attributes) => children({ ...attributes, name: props.name })}
    </Field>
  );
}

/** The attributes of a control that holds a text. */
export function textAttributes({ field, words, initial }: ControlProps<object>) {
  return {
    className: 'input',
    defaultValue: typeof initial === 'string' ? initial : '',
    required: isRequired(field) || undefined,
    placeholder: words?.example,
  };
}

/** '?' if the browser could not read the input: '' would be saved as not stated. */
export function markBadInput(input: HTMLInputElement | null | undefined, text: string): string {
  return input?.validity.badInput ? '?' : text;
}

/** The text of a control; '' if it has none. */
export function readFormText(data: FormData, name: string): string {
  const text = data.get(name);
  return typeof text === 'string' ? text : '';
}
