import type { FormValue } from '../../../domain/form';
import { fieldId, type FieldSpec } from './spec';

interface Props {
  name: string;
  spec: FieldSpec;
  initial: FormValue | undefined;
  error: string | undefined;
}

/** One field with its label, hint and, when there is one, its error. */
export function Field({ name, spec, initial, error }: Props) {
  const id = fieldId(name);
  const described = [error && `${id}-error`, spec.hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': described || undefined,
  };
  if (spec.kind === 'flag') {
    return (
      <div className="field">
        <label className="check">
          <input {...shared} type="checkbox" defaultChecked={initial === true} />
          {spec.label}
        </label>
        <Notes id={id} error={error} hint={spec.hint} />
      </div>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {spec.label}
        {spec.isRequired && <span aria-hidden="true"> *</span>}
      </label>
      <Control shared={shared} spec={spec} initial={typeof initial === 'string' ? initial : ''} />
      <Notes id={id} error={error} hint={spec.hint} />
    </div>
  );
}

interface ControlProps {
  shared: { id: string; name: string };
  spec: FieldSpec;
  initial: string;
}

const longTextRows = 6;

function Control({ shared, spec, initial }: ControlProps) {
  const attributes = {
    ...shared,
    className: 'input',
    defaultValue: initial,
    required: spec.isRequired || undefined,
  };
  if (spec.kind === 'multiline')
    return <textarea {...attributes} rows={spec.isRequired ? 2 : longTextRows} />;
  if (spec.kind === 'choice') {
    return (
      <select {...attributes}>
        {spec.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  return <input {...attributes} type="text" autoComplete="off" />;
}

interface NotesProps {
  id: string;
  error: string | undefined;
  hint: string | undefined;
}

function Notes({ id, error, hint }: NotesProps) {
  return (
    <>
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
    </>
  );
}
