/**
 * The fields of the three forms of enquiries, with their hints and errors; the same as HTML and hydrated, with and
 * without a script.
 */
import { enquiryWords } from '../../content/enquiries/enquiry';
import { ownerForm } from '../../content/enquiries/owner';
import type { EnquiryFieldName } from '../../domain/enquiry/fields';
import type { OwnerFieldName, OwnerService } from '../../domain/enquiry/owner';
import type { VisitFieldName, VisitingHours } from '../../domain/enquiry/visit';
import { AddressQuestion } from './AddressQuestion';
import { Field } from '../form/Field';
import { OwnerFields } from './OwnerFields';
import { VisitFields } from './VisitFields';

export type EnquiryKind = 'contact' | 'enquiry' | 'owner';

/** The key of a form's draft: one for each form, and for each property's enquiry. */
export function draftKey(kind: EnquiryKind, propertyId = ''): string {
  return `draft:${kind}:${propertyId}`;
}

const ownAttributes = {
  name: { autoComplete: 'name', inputMode: 'text' },
  number: {
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    // Words may stand beside a number, if six of its digits stand together; pasted ones have odd dashes and spaces.
    pattern: '\\P{L}*|.*(?:\\p{Nd}[\\p{Pd}\\p{Cf}\\s\\(\\).\\/\\u2212]*){6}.*',
    title: enquiryWords.patternHint,
  },
  subject: { autoComplete: 'off', inputMode: 'text' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
} as const;

const hidden = ['id', 'propertyName', 'propertyId', 'zone'] as const;

type Name =
  EnquiryFieldName | VisitFieldName | OwnerFieldName | 'website' | (typeof hidden)[number];

interface Props {
  kind: EnquiryKind;
  prefix?: string;
  values: Partial<Record<Name, string>>;
  errors: readonly { field: string; message: string }[];
  /** Set while the form is being sent: text typed then would not be sent. */
  locked?: boolean;
  hours: VisitingHours;
  /** For the form of an owner: the services that an owner can tick. */
  offered?: readonly OwnerService[] | undefined;
}

export function EnquiryFields(props: Props) {
  const { kind, prefix = '', values, errors, locked = false, hours, offered = [] } = props;
  const shared = { prefix, values, errors, locked };
  return (
    <>
      {hidden.map(
        (name) =>
          values[name] && <input key={name} type="hidden" name={name} value={values[name]} />,
      )}
      {kind === 'owner' && (
        <>
          <VisitFields {...shared} hours={hours} legend={ownerForm.visit} />
          <OwnerFields {...shared} offered={offered} />
        </>
      )}
      {enquiryWords.forms[kind].labels.map(([name, label]) => (
        <div key={name}>
          <Field
            id={prefix + name}
            label={label}
            hint={enquiryWords.hints[name]}
            error={errors.find(({ field }) => field === name)?.message}
          >
            {(fieldAttributes) => {
              const sharedAttributes = {
                ...fieldAttributes,
                name,
                className: 'input',
                defaultValue: values[name] ?? '',
                readOnly: locked,
              };
              return name === 'message' ? (
                <textarea {...sharedAttributes} rows={4} />
              ) : (
                <input type="text" {...sharedAttributes} {...ownAttributes[name]} />
              );
            }}
          </Field>
          {name === 'email' && !locked && <AddressQuestion id={prefix + name} />}
        </div>
      ))}
      {kind !== 'owner' && <VisitFields {...shared} hours={hours} />}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {enquiryWords.honeypot}
          <input
            type="text"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            defaultValue={values.website}
          />
        </label>
      </div>
    </>
  );
}
