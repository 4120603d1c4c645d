import type { FormError, FormValues } from '../../../domain/form';
import { PictureField } from '../pictures/PictureField';
import type { Pictures } from '../pictures/pictures';
import { Field } from './Field';
import styles from './sections.module.css';
import { fieldId, type FormSpec } from './spec';

interface Props {
  spec: FormSpec;
  initial: FormValues;
  pictures: Pictures;
  errors: readonly FormError[];
}

/** The fields of a form in labelled sections. */
export function Sections({ spec, initial, pictures, errors }: Props) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return spec.sections.map(({ id, title, fields }) => (
    <section key={id} className={styles.section} aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{title}</h2>
      <div className={styles.fields} data-section={id}>
        {fields.map((name) => {
          const field = spec.fields[name];
          if (!field) return null;
          const shared = { error: errorOf(name) };
          return field.kind === 'pictures' ? (
            <PictureField
              key={name}
              id={fieldId(name)}
              label={field.label}
              pictures={pictures}
              {...shared}
            />
          ) : (
            <Field key={name} name={name} spec={field} initial={initial[name]} {...shared} />
          );
        })}
      </div>
    </section>
  ));
}
