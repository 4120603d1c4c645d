import { useStore } from '@nanostores/react';
import { shownValue } from '../../../content/properties/choices';
import { isRequired } from '../../../domain/field';
import { type FormError, type FormValue, textsOf } from '../../../domain/form';
import { Field } from '../../form/Field';
import { PictureField } from '../pictures/PictureField';
import { Control } from './Control';
import { CostReading } from './CostReading';
import type { Editor } from './editor';
import styles from './form.module.css';
import { RowsField } from './RowsField';
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
          const { example } = spec.words.fields[name] ?? {};
          const control = { name, label: words.label, initial: values[name], example };
          const isBox = kind === 'flag' && values[name] !== '';
          if (kind === 'pictures')
            return <PictureField key={name} {...words} pictures={pictures} />;
          if (kind === 'list')
            return (
              <RowsField
                key={name}
                name={name}
                field={field}
                words={spec.words.fields[name]}
                initial={values[name]}
                errors={errors}
                onChange={() => editor.note()}
              />
            );
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
              defaultChecked={textsOf(initial).includes(value)}
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
