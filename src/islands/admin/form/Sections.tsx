import type { ReactNode } from 'react';
import type { FormError, FormValue, FormValues } from '../../../domain/form';
import { type ControlAttributes, Field } from '../../form/Field';
import { ArticleField } from '../article/ArticleField';
import { PictureField } from '../pictures/PictureField';
import type { Pictures } from '../pictures/pictures';
import styles from './form.module.css';
import { fieldId, type FieldSpec, type FormSpec } from './spec';

interface Props {
  spec: FormSpec;
  initial: FormValues;
  pictures: Pictures;
  errors: readonly FormError[];
  /** Stands beside the texts. */
  preview?: ReactNode;
}

/** The fields of a form in labelled sections. */
export function Sections({ spec, initial, pictures, errors, preview }: Props) {
  return spec.sections.map(({ id, title, fields }) => (
    <section
      key={id}
      className={styles.section}
      data-beside={preview && id === 'text' ? true : undefined}
      aria-labelledby={`section-${id}`}
    >
      <h2 id={`section-${id}`}>{title}</h2>
      <div className={styles.fields} data-section={id}>
        {fields.map((name) => {
          const field = spec.fields[name];
          if (!field) return null;
          const { label, hint, kind, isRequired } = field;
          const shared = {
            id: fieldId(name),
            label,
            error: errors.find((error) => error.field === name)?.message,
          };
          return kind === 'pictures' ? (
            <PictureField key={name} {...shared} pictures={pictures} />
          ) : (
            <Field
              key={name}
              {...shared}
              hint={hint}
              isRequired={isRequired}
              isInline={kind === 'flag'}
            >
              {(attributes) => (
                <Control name={name} spec={field} initial={initial[name]} {...attributes} />
              )}
            </Field>
          );
        })}
      </div>
      {id === 'text' && preview}
    </section>
  ));
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
  return <input {...attributes} type="text" autoComplete="off" />;
}
