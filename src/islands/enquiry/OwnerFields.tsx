/** The questions of the owner's form: the home, what we should do with it, and where the owner lives. */
import { ownerForm } from '../../content/enquiries/owner';
import type { OwnerFieldName, OwnerService } from '../../domain/enquiry/owner';
import { ownerHomes, serviceField } from '../../domain/enquiry/owner';
import { Field } from '../form/Field';
import { Select } from '../form/Select';
import styles from './enquiry.module.css';

interface Props {
  prefix: string;
  values: Partial<Record<OwnerFieldName, string>>;
  errors: readonly { field: string; message: string }[];
  locked: boolean;
  offered: readonly OwnerService[];
}

const homes = ownerHomes.map((home) => [home, ownerForm.homes[home]] as const);

/** An owner's questions: the property, what to do with it, and where the owner lives. */
export function OwnerFields({ prefix, values, errors, locked, offered }: Props) {
  const field = (name: OwnerFieldName) => ({
    id: prefix + name,
    error: errors.find((error) => error.field === name)?.message,
  });
  const text = (part: 'place' | 'bedrooms' | 'size' | 'residence' | 'contact') => {
    const name = `owner.${part}` as const;
    return (
      <Field {...field(name)} label={ownerForm.labels[part]}>
        {(described) => (
          <input
            {...described}
            className="input"
            type="text"
            name={name}
            autoComplete="off"
            defaultValue={values[name]}
            readOnly={locked}
          />
        )}
      </Field>
    );
  };
  return (
    <>
      <input type="hidden" name="kind" value="owner" />
      <Field {...field('owner.home')} label={ownerForm.labels.home}>
        {(described) => (
          <Select
            {...described}
            name="owner.home"
            defaultValue={values['owner.home'] ?? ''}
            disabled={locked}
            options={[['', ownerForm.choose], ...homes]}
          />
        )}
      </Field>
      {text('place')}
      <div className="halves">
        {text('bedrooms')}
        {text('size')}
      </div>
      {offered.length > 0 && (
        <fieldset disabled={locked}>
          <legend className="field-label">{ownerForm.labels.services}</legend>
          <div className={`cluster ${styles.kinds}`}>
            {offered.map((service) => (
              <label key={service} className="check">
                <input
                  type="checkbox"
                  name={serviceField(service)}
                  value="yes"
                  defaultChecked={Boolean(values[serviceField(service)])}
                />
                {ownerForm.services[service]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {text('residence')}
      {text('contact')}
    </>
  );
}
