/**
 * What the form of a kind of record is made of, and what can be asked of it: its sections, labels, values and errors. The
 * form itself knows no kind.
 */
import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import type { RecordKind } from '../../../domain/record';
import { fieldError } from '../../../content/forms/field-errors';
import type { FieldWords } from '../../../content/field-words';
import type { Formats } from '../../../domain/field/kind';
import { blankValues } from '../../../domain/field';
import type { ListDefinition } from '../../../domain/field/lists';
import type { FieldDefinition, Fields } from '../../../domain/field/table';
import {
  checkForm,
  type FormError,
  type FormRow,
  type FormValues,
  rowsIn,
} from '../../../domain/form';
import type { findDoubts } from '../../../domain/property/doubts';
import type { ArticleField } from '../article/ArticleField';
import type { Pictures, PictureSettings } from '../pictures/pictures';

/** What the controls and readings of a form may ask of its editor. */
export interface FormEditor {
  readonly spec: FormSpec;
  readonly $values: ReadableAtom<FormValues>;
  readonly gallery: Pictures;
  makeSinglePicture(url: string): Pictures;
  addSinglePicture(path: string, pictures: Pictures): () => void;
  updateDraft(): void;
  /** Takes in what was saved beside the form, as this version of the record. */
  takeSaved(saved: FormValues, version: string): void;
}

/** The form of a kind of record. Each is beside its island: a page takes one alone. */
export interface FormSpec {
  kind: RecordKind;
  fields: Fields;
  formats?: Formats;
  /** Set if there is one record of this kind; each form edits one page of it. */
  singleton?: Singleton;
  words: {
    sections: Readonly<Record<string, string>>;
    /** What a section begins with. */
    notes?: Readonly<Record<string, string>>;
    folded?: readonly string[];
    fields: Readonly<Record<string, FieldWords>>;
    /** Of a kind whose records can be copied. */
    copied?: CopiedWords;
  };
  pictures: PictureSettings;
  /** The field of an article, where a form has one: the others load nothing of it. */
  ArticleField?: typeof ArticleField;
  /** What is true of one record only, of a kind whose records can be copied: its copy begins without. */
  isOwn?: (name: string) => boolean;
  /** Whether visitors do not see what a form holds, even where it is to be shown. */
  isHidden?: (values: FormValues) => boolean;
  /** What somebody should look at of these values before visitors read it. */
  findDoubts?: typeof findDoubts;
  /** What stands below the fields of a section, or below one field, and says how they are read. */
  readings?: Readonly<Record<string, (props: { editor: FormEditor }) => ReactNode>>;
}

export interface CopiedWords {
  title: (name: string) => string;
  text: string;
  addPictures: (count: number) => string;
  withoutPictures: string;
}

interface Singleton {
  id: string;
  /** The page of the record that this form edits. */
  page: string;
  /** What its fields hold before the first save. */
  initialValues: FormValues;
  /** Fills in the defaults that visitors see where the record has no value. */
  withDefaults: (record: object) => object;
  /** What is said after a save. */
  saved: { text: string; link: { label: string; href: string } };
}

/** The fields of a section, in their order. */
export function listFields(
  { fields }: FormSpec,
  section: string,
): [name: string, field: FieldDefinition][] {
  return Object.entries(fields).filter(([, field]) => field.section === section);
}

/** The names of a form's fields in their order. */
export function fieldNames(spec: FormSpec): string[] {
  const { sections } = spec.words;
  return Object.keys(sections).flatMap((id) => listFields(spec, id).map(([name]) => name));
}

/** The id of a field's control; the admin's pages link to it. */
export function fieldId(field: string): string {
  return `field-${field}`;
}

/** The title of a given row, such as the name of a service; `null` for one that somebody has added. */
export function findRowTitle(
  field: FieldDefinition | ListDefinition | undefined,
  words: FieldWords | undefined,
  row: FormRow | undefined,
): string | null {
  const key = field && 'key' in field ? field.key : undefined;
  return key === undefined ? null : (words?.rowTitles?.[row?.[key] ?? ''] ?? null);
}

/** The label of a field, or of a column in a row such as `offices.1.email`. */
export function findLabel({ fields, words }: FormSpec, field: string, values?: FormValues): string {
  const [name = '', row, column = ''] = field.split('.');
  const own = words.fields[name];
  const label = own?.label ?? name;
  if (row === undefined) return label;
  const title = findRowTitle(fields[name], own, rowsIn(values?.[name])[Number(row)]);
  return `${title ?? `${label} ${Number(row) + 1}`}, ${own?.columns?.[column]?.label ?? column}`;
}

/** The form's values of a record; a field that the record lacks has its blank value. */
export function readValues({ fields, singleton }: FormSpec, record: object | null): FormValues {
  const given = record ?? singleton?.initialValues ?? {};
  const stored = new Map<string, unknown>(Object.entries(singleton?.withDefaults(given) ?? given));
  const entries = Object.entries(blankValues(fields)).map(([field, blank]) => {
    const value = stored.get(field);
    const isUnstated = fields[field]?.mayBeUnstated && value === '';
    const fits = typeof value === typeof blank && Array.isArray(value) === Array.isArray(blank);
    return [field, isUnstated || fits ? value : blank] as const;
  });
  return Object.fromEntries(entries) as FormValues;
}

/** The errors of a form; `today` is a day in Asia/Kolkata. */
export function findErrors(spec: FormSpec, values: FormValues, today: string): FormError[] {
  return checkForm(spec.fields, values, today, spec.formats).map(({ field, fault }) => {
    const message = fieldError(fault, field);
    // The company has several telephone numbers and emails: the summary says which.
    const label = findLabel(spec, field, values);
    return { field, message: spec.singleton ? `${label}: ${message}` : message };
  });
}
