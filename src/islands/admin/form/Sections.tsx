import { useStore } from '@nanostores/react';
import { type InputHTMLAttributes, useRef } from 'react';
import { formWords } from '../../../content/forms/record';
import { shownValue } from '../../../content/properties/choices';
import { isoDay } from '../../../domain/date';
import { type Field as FieldOfTable, isRequired } from '../../../domain/field';
import type { FormError, FormValue } from '../../../domain/form';
import { type ControlAttributes, Field } from '../../form/Field';
import { ArticleField } from '../article/ArticleField';
import { Button } from '../Button';
import { PictureField } from '../pictures/PictureField';
import { CostReading } from './CostReading';
import type { Editor } from './editor';
import styles from './form.module.css';
import { fieldId, fieldsOf, labelOf } from './spec';

interface Props {
  editor: Editor;
  errors: readonly FormError[];
}

/** The fields of a form in labelled sections. */
export function Sections({ editor, errors }: Props) {
  const { spec, pictures } = editor;
  const { values } = useStore(editor.$shown);
  return Object.entries(spec.words.sections).map(([id, title]) => (
    <section key={id} className={`stack ${styles.section}`} aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{title}</h2>
      <div className={`grid ${styles.fields}`} data-section={id}>
        {fieldsOf(spec, id).map(([name, field]) => {
          const { kind } = field;
          const words = {
            id: fieldId(name),
            label: labelOf(spec, name),
            hint: spec.words.fields[name]?.hint,
            error: errors.find((one) => one.field === name)?.message,
          };
          const control = { name, label: words.label, initial: values[name] };
          const isBox = kind === 'flag' && values[name] !== '';
          if (kind === 'pictures')
            return <PictureField key={name} {...words} pictures={pictures} />;
          if (kind === 'several')
            return <Several key={name} {...words} {...control} options={field.options} />;
          return (
            <Field key={name} {...words} isRequired={isRequired(field)} isInline={isBox}>
              {(attributes) => <Control {...control} field={field} {...attributes} />}
            </Field>
          );
        })}
        {id === 'costs' && <CostReading editor={editor} />}
      </div>
    </section>
  ));
}

interface SeveralProps {
  id: string;
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  options: readonly string[];
  initial: FormValue | undefined;
}

/** Options of which any may be ticked. */
function Several({ id, name, label, hint, error, options, initial }: SeveralProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend className="field-label">{label}</legend>
      <div className="cluster small">
        {options.map((value) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={typeof initial === 'object' && initial.includes(value)}
            />
            {shownValue(name, value)}
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
  field: FieldOfTable;
  label: string;
  initial: FormValue | undefined;
}

const longTextRows = 6;

function Control({ field, label, initial, ...shared }: ControlProps) {
  if (field.kind === 'flag' && initial !== '')
    return <input {...shared} type="checkbox" defaultChecked={initial === true} />;
  const attributes = {
    ...shared,
    className: 'input',
    defaultValue: typeof initial === 'string' ? initial : '',
    required: isRequired(field) || undefined,
  };
  if (field.kind === 'multiline')
    return <textarea {...attributes} rows={field.isRequired ? 2 : longTextRows} />;
  if (field.kind === 'article')
    return <ArticleField {...attributes} label={label} rows={longTextRows} />;
  if (field.kind === 'choice' || field.kind === 'flag') {
    const options =
      field.kind === 'flag'
        ? Object.entries(formWords.flag)
        : field.options.map((value) => [value, shownValue(shared.name, value)] as const);
    return (
      <select {...attributes}>
        {field.mayBeUnstated && [initial, field.default].includes('') && (
          <option value="">{formWords.notStated}</option>
        )}
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'day') return <Day {...attributes} />;
  return <input {...attributes} type="text" autoComplete="off" />;
}

/** A day, with a button for the current one. */
function Day(attributes: InputHTMLAttributes<HTMLInputElement>) {
  const input = useRef<HTMLInputElement>(null);
  const setToday = () => {
    if (!input.current) return;
    input.current.value = isoDay(new Date().toISOString());
    // As if it was typed: the form notes what has changed.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className={`stack ${styles.beside}`}>
      <input {...attributes} ref={input} type="date" autoComplete="off" />
      <Button look="quiet" label={formWords.today} onClick={setToday} />
    </div>
  );
}
