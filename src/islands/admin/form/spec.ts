import type { RecordKind } from '../../../api/records';
import type { FormError, FormValues } from '../../../domain/form';
import type { PictureSettings } from '../pictures/pictures';

/** One field of a form. */
export interface FieldSpec {
  label: string;
  hint?: string;
  kind: 'text' | 'multiline' | 'choice' | 'flag' | 'pictures';
  isRequired: boolean;
  /** The words of a choice. */
  options: readonly string[];
}

/** Everything in which the form of a home and that of an article differ. */
export interface FormSpec {
  kind: RecordKind;
  sections: readonly { id: string; title: string; fields: readonly string[] }[];
  fields: Readonly<Record<string, FieldSpec>>;
  /** What the form starts with. */
  blank: FormValues;
  pictures: PictureSettings;
  check: (values: FormValues) => FormError[];
  /** Where the operator goes after saving. */
  list: string;
  preview: string;
}

/** The names of a form's fields in their order. */
export function fieldNames({ sections }: FormSpec): string[] {
  return sections.flatMap(({ fields }) => [...fields]);
}

/** The id of a field's control; the admin's pages link to it. */
export function fieldId(field: string): string {
  return `field-${field}`;
}

/** The fields of a record that the form holds; what the record lacks is as in a blank form. */
export function valuesOf(spec: FormSpec, record: object | null): FormValues {
  const stored = new Map<string, unknown>(Object.entries(record ?? {}));
  const entries = Object.entries(spec.blank).map(([field, blank]) => {
    const value = stored.get(field);
    const fits = typeof value === typeof blank && Array.isArray(value) === Array.isArray(blank);
    return [field, fits ? value : blank] as const;
  });
  return Object.fromEntries(entries) as FormValues;
}
