/** What is shown of two versions of a field that differ. Apart from the form's rules: only who meets a conflict loads it. */
import type { Fields } from './field/table';
import {
  type Difference,
  findKey,
  type FormRow,
  type FormValue,
  type FormValues,
  sameItem,
  sameValue,
  type Side,
  type Versions,
} from './form';

/** The lines of a text that another one has not; a short text, and one that only lacks lines, is left whole. */
function cutText(text: string, other: string): string {
  const lines = text.split(/\r?\n/);
  const others = new Set(other.split(/\r?\n/));
  const own = lines.filter((line) => !others.has(line));
  return own.length === 0 || own.length === lines.length ? text : own.join('\n…\n');
}

/** Of an entry with a key: that, and the columns in which it differs, cut in their turn. */
function cutRow(row: FormRow, others: readonly (string | FormRow)[], key: string): FormRow {
  const other = others.find((one) => typeof one === 'object' && one[key] === row[key]);
  if (typeof other !== 'object') return row;
  const cut = Object.entries(row).flatMap(([column, text]) => {
    if (column === key) return [[column, text] as const];
    const isSame = sameValue(text, other[column]);
    return isSame ? [] : [[column, cutText(text, other[column] ?? '')] as const];
  });
  return Object.fromEntries(cut);
}

/** What names an entry: its key, else its first column. */
function nameRow(item: string | FormRow, key: string | undefined): string | FormRow {
  if (typeof item === 'string') return item;
  const column = key ?? Object.keys(item)[0] ?? '';
  return { [column]: item[column] ?? '' };
}

/**
 * What a value has that another version has not: lines of a text, entries of a list, and of an entry with a `key` its columns. Of
 * lists that differ in their order or in what is lacking alone, the names of the entries.
 */
function cutToDifference(
  value: FormValue | undefined,
  other: FormValue | undefined,
  key?: string,
): FormValue | undefined {
  if (typeof value === 'string' && typeof other === 'string') return cutText(value, other);
  if (typeof value !== 'object' || typeof other !== 'object') return value;
  const own = [...value].filter((item) => ![...other].some((one) => sameItem(item, one)));
  const cut = own.map((item) =>
    typeof item === 'string' || key === undefined ? item : cutRow(item, [...other], key),
  );
  // The compiler forgets that a list holds one kind of items.
  return (own.length === 0 ? [...value].map((item) => nameRow(item, key)) : cut) as FormValue;
}

/**
 * What is shown of a field in which two versions differ, of each side and of what both made together: nobody compares two texts
 * of a page, or lists of sixty entries. Of what both made each edit is shown.
 */
export function cutDifference(
  { field, both }: Difference,
  { mine, theirs }: Omit<Versions, 'baseline'>,
  fields: Fields,
): Record<Side, FormValue | undefined> {
  const key = findKey(fields[field]);
  const cut = (value: FormValue | undefined, other: FormValues) =>
    cutToDifference(value, other[field], key);
  const edits = [theirs, mine].flatMap((other) => {
    const part = both === null ? undefined : cut(both, other);
    return typeof part === 'object' ? [...part] : [];
  });
  return {
    mine: cut(mine[field], theirs),
    theirs: cut(theirs[field], mine),
    // The compiler forgets that a list holds one kind of items.
    both: edits as FormValue,
  };
}
