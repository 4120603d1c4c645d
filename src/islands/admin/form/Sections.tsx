import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formWords } from '../../../content/forms/record';
import { shownValue } from '../../../content/properties/options';
import { isRequired } from '../../../domain/field/table';
import type { FormError, FormValue, FormValues } from '../../../domain/form';
import { differingFields, readTexts } from '../../../domain/form';
import { Field } from '../../form/Field';
import { PictureField } from '../pictures/PictureField';
import { Control } from './Control';
import type { Editor } from './editor';
import styles from '../record-form.module.css';
import { PhotoField } from './PhotoField';
import { RowsField } from './RowsField';
import { fieldId, listFields, findLabel, readValues } from './spec';

interface Props {
  editor: Editor;
  errors: readonly FormError[];
}

export function Sections({ editor, errors }: Props) {
  const { sections, folded = [] } = editor.spec.words;
  const shown = Object.keys(sections).filter((id) => !folded.includes(id));
  const parts = (ids: readonly string[]) =>
    ids.map((id) => <Section key={id} id={id} editor={editor} errors={errors} />);
  return (
    <>
      {parts(shown)}
      {folded.length > 0 && (
        <Folded editor={editor} errors={errors} ids={folded}>
          {parts(folded)}
        </Folded>
      )}
    </>
  );
}

/** Opens by itself when something in it has to be corrected; its title says what is filled in. */
function Folded(props: Props & { ids: readonly string[]; children: ReactNode }) {
  const { editor, errors, ids, children } = props;
  const { spec } = editor;
  const details = useRef<HTMLDetailsElement>(null);
  const names = ids.flatMap((id) => listFields(spec, id).map(([name]) => name));
  const filledIn = (values: FormValues) =>
    differingFields(names, readValues(spec, null), values).map((name) => findLabel(spec, name));
  const { values } = useStore(editor.$shown);
  const [filled, setFilled] = useState(() => filledIn(values));
  const hasError = errors.some(({ field }) => names.includes(field));
  useEffect(() => {
    if (hasError && details.current) details.current.open = true;
  }, [hasError, errors]);
  return (
    <details
      ref={details}
      className={styles.folded}
      onToggle={() => setFilled(filledIn(editor.read()))}
    >
      <summary className="tall">{formWords.more(filled)}</summary>
      <div className="stack gap-6">{children}</div>
    </details>
  );
}

function Section({ id, editor, errors }: Props & { id: string }) {
  const { spec, pictures } = editor;
  const Reading = spec.readings?.[id];
  const { values } = useStore(editor.$shown);
  return (
    <section className={`stack ${styles.section}`} aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{spec.words.sections[id]}</h2>
      <div className={`grid ${styles.fields}`} data-section={id}>
        {listFields(spec, id).map(([name, field]) => {
          const { kind } = field;
          const words = {
            id: fieldId(name),
            label: findLabel(spec, name),
            hint: spec.words.fields[name]?.hint,
            error: errors.find((one) => one.field === name)?.message,
          };
          const { example } = spec.words.fields[name] ?? {};
          const control = { name, label: words.label, initial: values[name], example };
          const isBox = kind === 'flag' && values[name] !== '';
          if (kind === 'pictures')
            return <PictureField key={name} {...words} pictures={pictures} />;
          if (kind === 'picture')
            return (
              <PhotoField
                key={name}
                {...words}
                remove={spec.words.fields[name]?.remove}
                path={name}
                name={name}
                initial={values[name]}
                editor={editor}
              />
            );
          if (kind === 'list')
            return (
              <RowsField
                key={name}
                name={name}
                field={field}
                words={spec.words.fields[name]}
                initial={values[name]}
                errors={errors}
                editor={editor}
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
        {Reading && <Reading editor={editor} />}
      </div>
    </section>
  );
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
              defaultChecked={readTexts(initial).includes(value)}
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
