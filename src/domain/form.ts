/**
 * What a form holds, which of its values are wrong, which differ from what is saved, and how two edits of one record are
 * merged. It knows fields and values, no element of a page.
 */
import type { Fault } from './fault';
import type { Formats } from './field/kind';
import { blankValue, parseValue } from './field';
import { isAhead } from './field/future-days';
import type { Fields } from './field/table';
import { mergeLists } from './merge-lists';
import { storedForm } from './typed-text';

export type FormRow = Readonly<Record<string, string>>;

/** The value of one field in a form; a list holds picture addresses, options or rows. */
export type FormValue = string | boolean | readonly string[] | readonly FormRow[];
export type FormValues = Readonly<Record<string, FormValue>>;

/** The rows of a list; none of any other value. */
export function rowsIn(value: FormValue | undefined): readonly FormRow[] {
  return typeof value === 'object' ? value.filter((item) => typeof item === 'object') : [];
}

/** The addresses or options of a list; none of any other value. */
export function textsIn(value: FormValue | undefined): readonly string[] {
  return typeof value === 'object' ? value.filter((item) => typeof item === 'string') : [];
}

export interface FormError {
  field: string;
  message: string;
}

/** The errors of a form, in the order of its fields; the server checks the same. `today` is a day in Asia/Kolkata. */
export function checkForm(
  fields: Fields,
  values: FormValues,
  today: string,
  formats: Formats = {},
): { field: string; fault: Fault }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { value, faults } = parseValue(field, values[name] ?? blankValue(field), formats);
    if (faults.length === 0 && isAhead(field, value, today))
      return [{ field: name, fault: { code: 'future-day' } as const }];
    const found = faults.map(({ path, fault }) => ({ field: [name, ...path].join('.'), fault }));
    // A control says one thing at a time.
    return found.filter(
      (one, index) => found.findIndex(({ field }) => field === one.field) === index,
    );
  });
}

/** The choices that still have a default though they could be left unstated: perhaps nobody has looked at them. */
export function findAssumed(fields: Fields, values: FormValues): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'choice' || !field.mayBeUnstated || field.default === '') return [];
    return values[name] === field.default ? [name] : [];
  });
}

/** Whether two entries of a list are equal. */
export function sameItem(a: string | FormRow, b: string | FormRow | undefined): boolean {
  if (typeof a === 'string' || typeof b === 'string' || b === undefined) return a === b;
  return Object.keys(a).every((column) => sameValue(a[column], b[column]));
}

/** Whether two values are stored alike. */
export function sameValue(a: FormValue | undefined, b: FormValue | undefined): boolean {
  if (typeof a === 'string' && typeof b === 'string') return storedForm(a) === storedForm(b);
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && a.every((item, index) => sameItem(item, b[index]));
}

export function differingFields(
  fields: readonly string[],
  before: FormValues,
  after: FormValues,
): string[] {
  return fields.filter((field) => !sameValue(before[field], after[field]));
}

/** Whose value of a field is kept; `both` where each edited other entries of a list. */
export type Side = 'mine' | 'theirs' | 'both';

/** The chosen side of each field in which two versions differ; `null` until somebody chose. */
export type Choices = Readonly<Record<string, Side | null>>;

export interface Difference {
  field: string;
  /** The only side that edited it since the baseline, or both of a list; `null` when somebody has to choose. */
  suggested: Side | null;
  /** What both made of a list together; `null` for anything else, and where both edited the same entry. */
  both: FormValue | null;
}

export type Versions = Record<'baseline' | 'mine' | 'theirs', FormValues>;

/** The column that names the entries of a list, where they are given. */
export function findKey(definition: Fields[string] | undefined): string | undefined {
  return definition && 'key' in definition ? definition.key : undefined;
}

/** What two people made of one list; `null` where the field is not a list, or both edited the same entry. */
function mergeField(definition: Fields[string] | undefined, name: string, versions: Versions) {
  const [baseline, mine, theirs] = (['baseline', 'mine', 'theirs'] as const).map(
    (side) => versions[side][name],
  );
  if (typeof baseline !== 'object' || typeof mine !== 'object' || typeof theirs !== 'object')
    return null;
  const key = findKey(definition);
  const keyOf = (item: string | FormRow) =>
    key === undefined || typeof item === 'string' ? undefined : item[key];
  const isOne = (one: string | FormRow, other: string | FormRow) =>
    keyOf(one) === undefined ? sameItem(one, other) : keyOf(one) === keyOf(other);
  const merged = mergeLists<string | FormRow>({ baseline, mine, theirs }, sameItem, isOne);
  // The compiler forgets that a list holds one kind of items.
  return merged as FormValue | null;
}

/** The fields of a form in which two versions with the same baseline differ. */
export function differences(
  names: readonly string[],
  versions: Versions,
  fields: Fields = {},
): Difference[] {
  const { baseline, mine, theirs } = versions;
  const editedByMe = differingFields(names, baseline, mine);
  const editedByThem = differingFields(names, baseline, theirs);
  return differingFields(names, mine, theirs).map((field) => {
    const isMine = editedByMe.includes(field);
    const isTheirs = editedByThem.includes(field);
    if (!isMine || !isTheirs) return { field, suggested: isMine ? 'mine' : 'theirs', both: null };
    const both = mergeField(fields[field], field, versions);
    return { field, suggested: both === null ? null : 'both', both };
  });
}

/** The values with the chosen side of each field in which the versions differ. */
export function mergeVersions(
  mine: FormValues,
  theirs: FormValues,
  found: readonly Difference[],
  choices: Choices,
): FormValues {
  const chosen = found.flatMap(({ field, both }) => {
    const value = { mine: mine[field], theirs: theirs[field], both }[choices[field] ?? 'mine'];
    return value === undefined || value === null ? [] : [[field, value] as const];
  });
  return { ...mine, ...Object.fromEntries(chosen) };
}
