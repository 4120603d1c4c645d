/** Tables of fields: a record is declared once, as plain data, and everything else is derived from that. */

/** What a spreadsheet knows a field by. */
export interface FieldColumn {
  /** The header that our own workbooks have. */
  title: string;
  /** Of the column in our own workbooks, in characters. */
  width?: number;
  /** Further headers that mean the same, without case, spaces and punctuation. */
  synonyms: readonly string[];
  /** What people write for each option of a choice, without case, spaces and punctuation. */
  optionPatterns?: Readonly<Record<string, RegExp>>;
}

/** One row of a table; `max` counts characters, of pictures the pictures. */
export type Field = {
  /** Whether lists and cards get it. */
  inSummary?: true;
  /** The spelling that older clients and records have. */
  formerName?: string;
  /** The part of the form that it stands in. */
  section: string;
  column?: FieldColumn;
} & (
  | {
      /** `measure`: may come as a number; `remark`: may come as yes or no. */
      kind: 'text' | 'multiline' | 'measure' | 'remark';
      max: number;
      isRequired?: true;
    }
  | { kind: 'map' | 'pictures'; max: number }
  | { kind: 'flag'; default: boolean }
  | { kind: 'choice'; options: readonly string[]; default: string }
);

/** The fields of a kind of record, in the order of its form. */
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<One> = One extends { kind: 'flag' }
  ? boolean
  : One extends { kind: 'pictures' }
    ? string[]
    : One extends { kind: 'choice'; options: readonly (infer Option)[] }
      ? Option
      : string;

/** A value for each field. */
export type ValuesOf<Table> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** The names of the fields that have a property, such as `{ inSummary: true }`. */
export type NamesWith<Table, Property> = {
  [Name in keyof Table]: Table[Name] extends Property ? Name : never;
}[keyof Table] &
  string;

/** One value per field; callers say its type, as `Object.fromEntries` forgets which name has which value. */
export function mapFields<Value>(
  fields: Fields,
  valueOf: (field: Field, name: string) => Value,
): Record<string, Value> {
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, valueOf(field, name)] as const,
  );
  return Object.fromEntries(entries);
}

/** What a field holds that nobody has filled in. */
export function blankValue(field: Field): string | boolean | string[] {
  if (field.kind === 'flag' || field.kind === 'choice') return field.default;
  return field.kind === 'pictures' ? [] : '';
}

/** Whether a record cannot be without the field. */
export function isRequired(field: Field): boolean {
  return 'isRequired' in field;
}

/** What a form starts with. */
export function blankValues<Table extends Fields>(fields: Table): ValuesOf<Table> {
  return mapFields(fields, blankValue) as ValuesOf<Table>;
}

/** The names of the fields that lists and cards get. */
export function summaryNames<Table extends Fields>(
  fields: Table,
): NamesWith<Table, { inSummary: true }>[] {
  const names: (keyof Table)[] = Object.keys(fields);
  return names.filter(
    (name): name is NamesWith<Table, { inSummary: true }> => fields[name]?.inSummary === true,
  );
}

/** Faults of which nothing but their kind has to be known. */
export const plainFaults = [
  'required',
  'text',
  'text-or-number',
  'text-or-flag',
  'flag',
  'picture',
  'pictures',
  'map',
  'fields',
  'email',
  'no-reply',
  'release',
  'missing',
  'invalid',
] as const;

/** What is wrong with a value: a code, and what its sentence has to say besides. */
export type Fault =
  | { code: (typeof plainFaults)[number] }
  | { code: 'too-long' | 'too-many'; max: number }
  | { code: 'choice'; options: readonly string[] }
  | { code: 'type'; expected: string; received: string };
