import { useStore } from '@nanostores/react';
import { type InputHTMLAttributes, useRef } from 'react';
import { formWords } from '../../../content/forms/record';
import { isoDay } from '../../../domain/date';
import type { FormError, FormValue } from '../../../domain/form';
import { type ControlAttributes, Field } from '../../form/Field';
import { ArticleField } from '../article/ArticleField';
import { Button } from '../Button';
import { useToday } from '../use-today';
import { PictureField } from '../pictures/PictureField';
import { CostReading } from './CostReading';
import type { Editor } from './editor';
import styles from './form.module.css';
import { fieldId, type FieldSpec } from './spec';

interface Props {
  editor: Editor;
  errors: readonly FormError[];
}

/** The fields of a form in labelled sections. */
export function Sections({ editor, errors }: Props) {
  const { spec, pictures } = editor;
  const { values } = useStore(editor.$shown);
  return spec.sections.map(({ id, title, fields }) => (
    <section key={id} className={`stack ${styles.section}`} aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{title}</h2>
      <div className={`grid ${styles.fields}`} data-section={id}>
        {fields.map((name) => {
          const field = spec.fields[name];
          if (!field) return null;
          const { label, hint, kind, isRequired } = field;
          const error = errors.find((one) => one.field === name)?.message;
          const shared = { id: fieldId(name), label, error };
          const control = { name, spec: field, initial: values[name] };
          if (kind === 'pictures')
            return <PictureField key={name} {...shared} pictures={pictures} />;
          if (kind === 'several') return <Several key={name} {...control} error={error} />;
          const words = { ...shared, hint, isRequired, isInline: kind === 'flag' };
          return (
            <Field key={name} {...words}>
              {(attributes) => <Control {...control} {...attributes} />}
            </Field>
          );
        })}
        {id === 'costs' && <CostReading editor={editor} />}
      </div>
    </section>
  ));
}

interface SeveralProps extends Pick<ControlProps, 'name' | 'spec' | 'initial'> {
  error: string | undefined;
}

/** Options of which any may be ticked. */
function Several({ name, spec, initial, error }: SeveralProps) {
  const { label, hint, options } = spec;
  const id = fieldId(name);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend className="field-label">{label}</legend>
      <div className="cluster small">
        {options.map(({ value, word }) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={typeof initial === 'object' && initial.includes(value)}
            />
            {word}
          </label>
        ))}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

interface ControlProps extends ControlAttributes {
  name: string;
  spec: FieldSpec;
  initial: FormValue | undefined;
}

const longTextRows = 6;

function Control({ spec, initial, ...shared }: ControlProps) {
  if (spec.kind === 'flag')
    return <input {...shared} type="checkbox" defaultChecked={initial === true} />;
  const attributes = {
    ...shared,
    className: 'input',
    defaultValue: typeof initial === 'string' ? initial : '',
    required: spec.isRequired || undefined,
  };
  if (spec.kind === 'multiline')
    return <textarea {...attributes} rows={spec.isRequired ? 2 : longTextRows} />;
  if (spec.kind === 'article')
    return <ArticleField {...attributes} label={spec.label} rows={longTextRows} />;
  if (spec.kind === 'choice') {
    return (
      <select {...attributes}>
        {spec.options.map(({ value, word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    );
  }
  if (spec.kind === 'day') return <Day {...attributes} isPast={spec.isPast} />;
  return <input {...attributes} type="text" autoComplete="off" />;
}

/** A day, with a button for the current one. */
function Day({
  isPast,
  ...attributes
}: InputHTMLAttributes<HTMLInputElement> & Pick<FieldSpec, 'isPast'>) {
  const input = useRef<HTMLInputElement>(null);
  const today = useToday('');
  const setToday = () => {
    if (!input.current) return;
    input.current.value = isoDay(new Date().toISOString());
    // As if it was typed: the form notes what has changed.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className={`cluster ${styles.beside}`}>
      <input
        {...attributes}
        max={isPast ? today || undefined : undefined}
        ref={input}
        type="date"
        autoComplete="off"
      />
      <Button look="quiet" label={formWords.today} onClick={setToday} />
    </div>
  );
}
