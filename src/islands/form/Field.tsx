import type { ReactNode } from 'react';

export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  id: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  isRequired?: boolean;
  /** Whether the error appears while the control has the focus, and so must be announced. */
  isAlert?: boolean;
  isInline?: boolean;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A control with its label, its hint and, when there is one, its error. */
export function Field(props: Props) {
  const { id, label, hint, error, isRequired, isAlert, isInline, children } = props;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const control = children({
    id,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': described || undefined,
  });
  return (
    <div className="field">
      {isInline ? (
        <label className="check">
          {control}
          {label}
        </label>
      ) : (
        <>
          <label htmlFor={id}>
            {label}
            {isRequired && <span aria-hidden="true"> *</span>}
          </label>
          {control}
        </>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role={isAlert ? 'alert' : undefined}>
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
