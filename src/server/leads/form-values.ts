import { storedForm } from '../../domain/form';
import { cleanNumber } from '../../domain/lead/phone';
import { leadInput, longestTexts } from '../../domain/lead/schema';

const fieldNames = [
  'id',
  'propertyId',
  'propertyName',
  'name',
  'number',
  'subject',
  'email',
  'message',
  'website',
  'openFor',
] as const;

/** A form as the browser sends it, with an empty text for what is not there. */
export type FormValues = Record<(typeof fieldNames)[number], string>;

/** The values of a sent form. */
export function valuesOf(sent: URLSearchParams): FormValues {
  const entries = fieldNames.map((name) => [name, sent.get(name) ?? ''] as const);
  return Object.fromEntries(entries) as FormValues;
}

/** The form as the page first shows it; the fresh id makes a double click one lead. */
export function emptyForm(): FormValues {
  return valuesOf(new URLSearchParams({ id: crypto.randomUUID() }));
}

/** Whether a form is about a home. */
export function isAboutHome({ propertyId, propertyName }: FormValues): boolean {
  return propertyId !== '' || propertyName !== '';
}

function shortened(name: keyof typeof longestTexts, typed: string): string {
  const longest = longestTexts[name];
  if (typed.length <= longest) return typed;
  // What the schema does not count must not cost the end of a text that fits.
  return (name === 'number' ? cleanNumber(typed) : storedForm(typed)).slice(0, longest);
}

/**
 * A refused form as it is shown again: no text longer than its field, so that a stranger cannot have
 * the page filled with whatever a request holds, and no id that counts as absent.
 */
export function shownAgain(values: FormValues): FormValues {
  const names = Object.keys(longestTexts) as (keyof typeof longestTexts)[];
  const texts = names.map((name) => [name, shortened(name, values[name])] as const);
  const { id, propertyId } = leadInput.shape;
  return {
    ...values,
    ...Object.fromEntries(texts),
    id: id.parse(values.id) ?? crypto.randomUUID(),
    propertyId: propertyId.parse(values.propertyId) ?? '',
  };
}
