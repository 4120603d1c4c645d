import type { RecordKind } from '../../../api/records';
import { fieldError } from '../../../content/forms/field-errors';
import { propertyForm } from '../../../content/forms/property';
import { blogForm } from '../../../content/pages/blog';
import { blogFields } from '../../../domain/blog/fields';
import { blankValues, type Field, type Fields } from '../../../domain/field';
import { checkForm, type FormError, type FormValues } from '../../../domain/form';
import { propertyFields } from '../../../domain/property/fields';
import type { PictureSettings } from '../pictures/pictures';

/** What differs between the forms of a property and of a blog post. */
export interface FormSpec {
  kind: RecordKind;
  fields: Fields;
  words: {
    /** The titles of the sections, in their order. */
    sections: Readonly<Record<string, string>>;
    fields: Readonly<Record<string, { label: string; hint?: string }>>;
  };
  pictures: PictureSettings;
}

/** The fields of a section, in their order. */
export function fieldsOf({ fields }: FormSpec, section: string): [name: string, field: Field][] {
  return Object.entries(fields).filter(([, field]) => field.section === section);
}

/** The names of a form's fields in their order. */
export function fieldNames(spec: FormSpec): string[] {
  const { sections } = spec.words;
  return Object.keys(sections).flatMap((id) => fieldsOf(spec, id).map(([name]) => name));
}

/** The id of a field's control; the admin's pages link to it. */
export function fieldId(field: string): string {
  return `field-${field}`;
}

/** The label of a field. */
export function labelOf({ words }: FormSpec, field: string): string {
  return words.fields[field]?.label ?? field;
}

/** The form's values of a record; a field that the record lacks has its blank value. */
export function valuesOf({ fields }: FormSpec, record: object | null): FormValues {
  const stored = new Map<string, unknown>(Object.entries(record ?? {}));
  const entries = Object.entries(blankValues(fields)).map(([field, blank]) => {
    const value = stored.get(field);
    const isUnstated = fields[field]?.mayBeUnstated && value === '';
    const fits = typeof value === typeof blank && Array.isArray(value) === Array.isArray(blank);
    return [field, isUnstated || fits ? value : blank] as const;
  });
  return Object.fromEntries(entries) as FormValues;
}

/** What must be corrected in a form; `today` is a day in Asia/Kolkata. */
export function errorsOf({ fields }: FormSpec, values: FormValues, today: string): FormError[] {
  return checkForm(fields, values, today).map(({ field, fault }) => ({
    field,
    message: fieldError(fault, field),
  }));
}

/** The forms of all kinds of records; in a blog post, chosen pictures take the place of those before. */
export const specs: Readonly<Record<RecordKind, FormSpec>> = {
  property: {
    kind: 'property',
    fields: propertyFields,
    words: propertyForm,
    pictures: { limit: propertyFields.images.max, replaces: false, takesVideos: true },
  },
  blog: {
    kind: 'blog',
    fields: blogFields,
    words: blogForm,
    pictures: { limit: blogFields.images.max, replaces: true, takesVideos: false },
  },
};
