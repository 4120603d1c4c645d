/** What a form holds of one field; a list is one of picture addresses. */
export type FormValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FormValue>>;

/** What must be corrected in one field. */
export interface FormError {
  field: string;
  message: string;
}

/** Text fields of a form: what is said when a required one is empty, and the most characters it takes. */
export type TextLimits = Readonly<Record<string, { max: number; required?: string }>>;

/** A text as it is stored: trimmed, and with one kind of line break. */
export function storedForm(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Checks the text fields in their order; the messages are those of the server's schema. */
export function checkTexts(values: FormValues, limits: TextLimits): FormError[] {
  return Object.entries(limits).flatMap(([field, { max, required }]) => {
    const value = values[field];
    const text = typeof value === 'string' ? value.trim() : '';
    if (required !== undefined && text === '') return [{ field, message: required }];
    const message = `Shorten this to at most ${max} characters.`;
    return text.length > max ? [{ field, message }] : [];
  });
}

function sameValue(a: FormValue | undefined, b: FormValue | undefined): boolean {
  if (typeof a === 'string' && typeof b === 'string') return storedForm(a) === storedForm(b);
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && a.every((item, at) => item === b[at]);
}

/** The fields in which two versions differ, in the order of `fields`. */
export function differingFields(
  fields: readonly string[],
  before: FormValues,
  after: FormValues,
): string[] {
  return fields.filter((field) => !sameValue(before[field], after[field]));
}
