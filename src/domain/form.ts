import { isDay } from './date';
import type { Fault } from './fault';
import {
  type ListColumn,
  type FieldDefinition,
  type Fields,
  type Formats,
  requireFormat,
} from './field';
import { isMapUrl, isPhotoUrl, mapLinkIn } from './links';
import { storedForm } from './typed-text';

export type FormRow = Readonly<Record<string, string>>;

/** The value of one field in a form; a list holds picture addresses, options or rows. */
export type FormValue = string | boolean | readonly string[] | readonly FormRow[];
export type FormValues = Readonly<Record<string, FormValue>>;

export function listRows(value: FormValue | undefined): readonly FormRow[] {
  return typeof value === 'object' ? value.filter((item) => typeof item === 'object') : [];
}

export function readTexts(value: FormValue | undefined): readonly string[] {
  return typeof value === 'object' ? value.filter((item) => typeof item === 'string') : [];
}

export interface FormError {
  field: string;
  message: string;
}

/** What a form is checked with; `today` is a day in Asia/Kolkata. */
interface Rules {
  today: string;
  formats: Formats;
}

function fieldFault(
  field: FieldDefinition | ListColumn,
  value: FormValue | undefined,
  { today, formats }: Rules,
): Fault | null {
  const typed = typeof value === 'string' ? storedForm(value) : '';
  const text = field.kind === 'map' ? mapLinkIn(typed) : typed;
  if (field.kind === 'day') {
    if (text !== '' && !isDay(text)) return { code: 'day' };
    return field.isPast && text > today ? { code: 'future-day' } : null;
  }
  if (!('max' in field) || field.kind === 'pictures' || field.kind === 'list') return null;
  if (text === '') return 'isRequired' in field ? { code: 'required' } : null;
  if (text.length > field.max) return { code: 'too-long', max: field.max };
  if (field.kind === 'map') return isMapUrl(text) ? null : { code: 'map' };
  if (field.kind === 'picture') return isPhotoUrl(text) ? null : { code: 'picture' };
  if (field.format === undefined) return null;
  const { clean, fault } = requireFormat(formats, field.format);
  return fault(clean(text));
}

function rowFaults(
  name: string,
  columns: Readonly<Record<string, ListColumn>>,
  rows: FormValue | undefined,
  rules: Rules,
): { field: string; fault: Fault }[] {
  return listRows(rows).flatMap((row, at) =>
    Object.entries(columns).flatMap(([column, field]) => {
      const fault = fieldFault(field, row[column], rules);
      return fault ? [{ field: `${name}.${at}.${column}`, fault }] : [];
    }),
  );
}

/** The errors of a form, in the order of its fields; the server checks the same. `today` is a day in Asia/Kolkata. */
export function checkForm(
  fields: Fields,
  values: FormValues,
  today: string,
  formats: Formats = {},
): { field: string; fault: Fault }[] {
  const rules = { today, formats };
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'list') return rowFaults(name, field.columns, values[name], rules);
    const fault = fieldFault(field, values[name], rules);
    return fault ? [{ field: name, fault }] : [];
  });
}

function sameItem(a: string | FormRow, b: string | FormRow | undefined): boolean {
  if (typeof a === 'string' || typeof b === 'string' || b === undefined) return a === b;
  return Object.keys(a).every((column) => sameValue(a[column], b[column]));
}

function sameValue(a: FormValue | undefined, b: FormValue | undefined): boolean {
  if (typeof a === 'string' && typeof b === 'string') return storedForm(a) === storedForm(b);
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && a.every((item, at) => sameItem(item, b[at]));
}

export function differingFields(
  fields: readonly string[],
  before: FormValues,
  after: FormValues,
): string[] {
  return fields.filter((field) => !sameValue(before[field], after[field]));
}

export type Side = 'mine' | 'theirs';

/** The chosen side of each field in which two versions differ; `null` until somebody chose. */
export type Choices = Readonly<Record<string, Side | null>>;

export interface Difference {
  field: string;
  /** The only side that edited it since the baseline; `null` when both did and somebody has to choose. */
  suggested: Side | null;
}

/** The fields in which two versions with the same baseline differ. */
export function differences(
  fields: readonly string[],
  versions: { baseline: FormValues; mine: FormValues; theirs: FormValues },
): Difference[] {
  const { baseline, mine, theirs } = versions;
  const editedByMe = differingFields(fields, baseline, mine);
  const editedByThem = differingFields(fields, baseline, theirs);
  return differingFields(fields, mine, theirs).map((field) => {
    const isMine = editedByMe.includes(field);
    const isTheirs = editedByThem.includes(field);
    return { field, suggested: isMine && isTheirs ? null : isMine ? 'mine' : 'theirs' };
  });
}

/** The values with the chosen side of each field in which the versions differ. */
export function mergeVersions(mine: FormValues, theirs: FormValues, choices: Choices): FormValues {
  const chosen = Object.entries(choices).filter(([, side]) => side === 'theirs');
  return {
    ...mine,
    ...Object.fromEntries(
      chosen.flatMap(([field]) => {
        const value = theirs[field];
        return value === undefined ? [] : [[field, value]];
      }),
    ),
  };
}
