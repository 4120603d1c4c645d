/** A field that holds a day, with a button for today. A form has a day as YYYY-MM-DD, whatever order the browser shows. */
import { type InputHTMLAttributes, useRef } from 'react';
import { formWords } from '../../../../content/forms/record';
import { isoDay } from '../../../../domain/date';
import type { DayDefinition } from '../../../../domain/field/texts';
import { now } from '../../../../stores/clock';
import { Button } from '../../Button';
import styles from '../../record-form.module.css';
import {
  type ControlProps,
  textAttributes,
  type FieldControl,
  markBadInput,
  LabelledControl,
  readFormText,
} from './control';
import { TextValue } from './text';

interface DayProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The name of the field, which its button needs beside those of other days. */
  about: string;
}

function Day({ about, ...attributes }: DayProps) {
  const input = useRef<HTMLInputElement>(null);
  const setToday = () => {
    if (!input.current) return;
    input.current.value = isoDay(now());
    // As if it was typed: the form notes what has changed.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className={`stack ${styles.beside}`}>
      <input
        {...attributes}
        ref={input}
        type="date"
        autoComplete="off"
        data-empty={!attributes.defaultValue || undefined}
        onInput={({ currentTarget: own }) => own.toggleAttribute('data-empty', own.value === '')}
      />
      <Button look="quiet" label={formWords.today} about={about} onClick={setToday} />
    </div>
  );
}

function DayControl(props: ControlProps<DayDefinition>) {
  return (
    <LabelledControl {...props}>
      {(attributes) => <Day {...attributes} {...textAttributes(props)} about={props.label} />}
    </LabelledControl>
  );
}

export const dayControl: FieldControl<DayDefinition> = {
  Control: DayControl,
  read(data, name, _field, form) {
    const input = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    return markBadInput(input, readFormText(data, name));
  },
  Value: TextValue,
};
