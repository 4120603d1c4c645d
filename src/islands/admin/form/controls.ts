import type { FormValue, FormValues } from '../../../domain/form';
import { fieldNames, type FormSpec } from './spec';

function valueOf(control: Element | RadioNodeList | null): FormValue | null {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  const hasText =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return hasText ? control.value : null;
}

/** What stands in the controls of a form; a field without a control is as in `otherwise`. */
export function readControls(
  spec: FormSpec,
  form: HTMLFormElement,
  otherwise: FormValues,
): FormValues {
  const entries = fieldNames(spec).map((field) => {
    const value = valueOf(form.elements.namedItem(field)) ?? otherwise[field] ?? '';
    return [field, value] as const;
  });
  return Object.fromEntries(entries);
}
