import { enquiry, type EnquiryFieldName } from '../../content/enquiry';

interface Props {
  /** Begins the ids, so that two forms can share a page. */
  prefix: string;
  field: EnquiryFieldName;
  label: string;
  initial: string;
  error: string | undefined;
  /** While the form is being sent: what is typed then would be in no message. */
  locked: boolean;
}

/** One labelled field with its hint and, when there is one, its error. */
export function Field({ prefix, field, label, initial, error, locked }: Props) {
  const { type, hint, patternHint, ...attributes } = enquiry.fields[field];
  const id = `${prefix}-${field}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name: field,
    className: 'input',
    defaultValue: initial,
    readOnly: locked,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {type === 'multiline' ? (
        <textarea {...shared} rows={4} maxLength={attributes.maxLength} />
      ) : (
        <input {...shared} {...attributes} type={type} title={patternHint} />
      )}
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
    </div>
  );
}
