import type { RecordKind } from '../../../api/records';
import { blogForm } from '../../../content/pages/blog';
import { shownValue } from '../../../content/properties/choices';
import { fieldError } from '../../../content/forms/field-errors';
import { propertyForm } from '../../../content/forms/property';
import { blogFields } from '../../../domain/blog/fields';
import { blankValues, type Field, type Fields, isRequired } from '../../../domain/field';
import { checkForm, type FormError, type FormValues } from '../../../domain/form';
import { propertyFields } from '../../../domain/property/fields';
import type { PictureSettings } from '../pictures/pictures';

/** One field of a form. */
export interface FieldSpec {
  label: string;
  hint?: string;
  kind: Exclude<Field['kind'], 'measure' | 'remark' | 'map'>;
  isRequired: boolean;
  /** A day, today at the latest. */
  isPast: boolean;
  /** The stored values of a choice, or of several, with their words. */
  options: readonly { value: string; word: string }[];
}

/** What differs between the forms of a property and of a blog post. */
export interface FormSpec {
  kind: RecordKind;
  sections: readonly { id: string; title: string; fields: readonly string[] }[];
  fields: Readonly<Record<string, FieldSpec>>;
  /** The form's initial values. */
  blank: FormValues;
  pictures: PictureSettings;
  /** `today` is a day in Asia/Kolkata. */
  check: (values: FormValues, today: string) => FormError[];
}

/** The names of a form's fields in their order. */
export function fieldNames({ sections }: FormSpec): string[] {
  return sections.flatMap(({ fields }) => [...fields]);
}

/** The id of a field's control; the admin's pages link to it. */
export function fieldId(field: string): string {
  return `field-${field}`;
}

/** The label of a field. */
export function labelOf({ fields }: FormSpec, field: string): string {
  return fields[field]?.label ?? field;
}

/** The form's values of a record; a field that the record lacks has its blank value. */
export function valuesOf(spec: FormSpec, record: object | null): FormValues {
  const stored = new Map<string, unknown>(Object.entries(record ?? {}));
  const entries = Object.entries(spec.blank).map(([field, blank]) => {
    const value = stored.get(field);
    const fits = typeof value === typeof blank && Array.isArray(value) === Array.isArray(blank);
    return [field, fits ? value : blank] as const;
  });
  return Object.fromEntries(entries) as FormValues;
}

type FieldWords = Pick<FieldSpec, 'label' | 'hint'>;

/** The texts of a form: titles of sections, labels and hints of fields. */
interface FormWords {
  sections: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, FieldWords>>;
}

function fieldSpec(name: string, field: Field, words: FieldWords | undefined): FieldSpec {
  const { kind } = field;
  const isLine = kind === 'measure' || kind === 'remark' || kind === 'map';
  const options = kind === 'choice' || kind === 'several' ? field.options : [];
  return {
    ...(words ?? { label: '' }),
    kind: isLine ? 'text' : kind,
    isRequired: isRequired(field),
    isPast: kind === 'day' && field.isPast === true,
    options: options.map((value) => ({ value, word: shownValue(name, value) })),
  };
}

/** The parts of a form derived from its table of fields: sections, fields, blank values and checks. */
export function formOf(
  fields: Fields,
  words: FormWords,
): Pick<FormSpec, 'sections' | 'fields' | 'blank' | 'check'> {
  const entries = Object.entries(fields);
  return {
    sections: Object.entries(words.sections).map(([id, title]) => {
      const own = entries.filter(([, { section }]) => section === id);
      return { id, title, fields: own.map(([name]) => name) };
    }),
    fields: Object.fromEntries(
      entries.map(([name, field]) => [name, fieldSpec(name, field, words.fields[name])]),
    ),
    blank: blankValues(fields),
    check: (values, today) =>
      checkForm(fields, values, today).map(({ field, fault }) => ({
        field,
        message: fieldError(fault, field),
      })),
  };
}

/** The forms of all kinds of records; in a blog post, chosen pictures take the place of those before. */
export const specs: Readonly<Record<RecordKind, FormSpec>> = {
  property: {
    kind: 'property',
    ...formOf(propertyFields, propertyForm),
    pictures: { limit: propertyFields.images.max, replaces: false, takesVideos: true },
  },
  blog: {
    kind: 'blog',
    ...formOf(blogFields, blogForm),
    pictures: { limit: blogFields.images.max, replaces: true, takesVideos: false },
  },
};
