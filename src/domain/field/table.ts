/** Tables of fields: a record is declared once, as plain data; everything else is derived from it. */
import type { FlagDefinition } from './flag';
import type { ListDefinition, PicturesDefinition, SeveralDefinition } from './lists';
import type { ListColumn } from './texts';

interface FieldColumn {
  title: string;
  /** The column's width in our own workbooks, in characters. */
  width?: number;
  /** A number in a cell is a day whose format was lost. */
  isDay?: true;
  /** The value of "nil" in a cell; without it, "nil" means nothing, like "NA". */
  nil?: string;
}

/** One row of a table: what every field may have, and what its kind takes. */
export type FieldDefinition = {
  /** `stated`: only of those who state it, so that a list grows by no more than that. */
  inSummary?: true | 'stated';
  formerName?: string;
  section: string;
  column?: FieldColumn;
  /** For a flag or a choice: '' means not stated. */
  mayBeUnstated?: true;
} & (ListColumn | FlagDefinition | ListDefinition | PicturesDefinition | SeveralDefinition);

export type Fields = Readonly<Record<string, FieldDefinition>>;

type StatedValueOf<One> = One extends { kind: 'flag' }
  ? boolean
  : One extends { kind: 'list'; columns: infer Columns }
    ? Record<keyof Columns & string, string>[]
    : One extends { kind: 'pictures' }
      ? string[]
      : One extends { kind: 'several'; options: readonly (infer Option)[] }
        ? Option[]
        : One extends { kind: 'choice'; options: readonly (infer Option)[] }
          ? Option
          : string;
type ValueOf<One> = StatedValueOf<One> | (One extends { mayBeUnstated: true } ? '' : never);

export type ValuesOf<Table> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** The names of the fields that have a property, such as `{ inSummary: true }`. */
export type NamesWith<Table, Property> = {
  [Name in keyof Table]: Table[Name] extends Property ? Name : never;
}[keyof Table] &
  string;

/** One value per field; callers state the type, because `Object.fromEntries` loses which name has which value. */
export function mapFields<Value>(
  fields: Fields,
  valueOf: (field: FieldDefinition, name: string) => Value,
): Record<string, Value> {
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, valueOf(field, name)] as const,
  );
  return Object.fromEntries(entries);
}

export function isRequired(field: object): boolean {
  return 'isRequired' in field && field.isRequired === true;
}

/** The names of the fields in the summary: of every record, or of those that state them. */
export function summaryNames<Table extends Fields, In extends true | 'stated'>(
  fields: Table,
  inSummary: In,
): NamesWith<Table, { inSummary: In }>[] {
  const names: (keyof Table)[] = Object.keys(fields);
  return names.filter(
    (name): name is NamesWith<Table, { inSummary: In }> => fields[name]?.inSummary === inSummary,
  );
}
