import type { Fault } from './fault';
import type { Formats } from './field/format';
import { blankValue, parseValue } from './field/kinds';
import { type Fields, isAhead } from './field/table';
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

function sameItem(a: string | FormRow, b: string | FormRow | undefined): boolean {
  if (typeof a === 'string' || typeof b === 'string' || b === undefined) return a === b;
  return Object.keys(a).every((column) => sameValue(a[column], b[column]));
}

function sameValue(a: FormValue | undefined, b: FormValue | undefined): boolean {
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
