/** Tables of fields: a record is declared once, as plain data; everything else is derived from it. */
import type { Fault } from './fault';

interface FieldColumn {
  title: string;
  /** The column's width in our own workbooks, in characters. */
  width?: number;
  /** A number in a cell is a day whose format was lost. */
  isDay?: true;
  /** The value of "nil" in a cell; without it, "nil" means nothing, like "NA". */
  nil?: string;
}

/** The formats of a text: a telephone number or several, hours of a day, a page of a network or any, a year, a number of days. */
export type TextFormat =
  | 'phone'
  | 'phones'
  | 'email'
  | 'hours'
  | 'facebook'
  | 'instagram'
  | 'youtube'
  | 'linkedin'
  | 'x'
  | 'link'
  | 'year'
  | 'days';

export interface Format {
  clean: (text: string) => string;
  /** The fault of a text that is not empty. */
  fault: (text: string) => Fault | null;
}

/** What a table's formats mean. Apart from the tables, since a telephone number takes a large library. */
export type Formats = Readonly<Partial<Record<TextFormat, Format>>>;

export function requireFormat(formats: Formats, name: TextFormat): Format {
  const format = formats[name];
  if (!format) throw new Error(`Nobody has said what the format ${name} means.`);
  return format;
}

/** What a row of a list can hold, always as a text. `max` is in characters. */
export type ListColumn =
  | {
      /** `measure`: also accepts a number; `remark`: also accepts yes or no; `article`: Markdown. */
      kind: 'text' | 'multiline' | 'article' | 'measure' | 'remark';
      max: number;
      isRequired?: true;
      format?: TextFormat;
      /** Entities in a pasted text are decoded, as Markdown decodes those of an article. */
      decodesEntities?: true;
    }
  | { kind: 'map'; max: number }
  /** The address of one picture, or ''. */
  | { kind: 'picture'; max: number }
  | { kind: 'choice'; options: readonly string[]; default: string }
  /** YYYY-MM-DD, or ''; `isPast`: today at the latest. */
  | { kind: 'day'; isPast?: true };

/** One row of a table; `max` is in characters, or the number of pictures or rows. */
export type FieldDefinition = {
  inSummary?: true;
  formerName?: string;
  section: string;
  column?: FieldColumn;
  /** For a flag or a choice: '' means not stated. */
  mayBeUnstated?: true;
} & (
  | ListColumn
  | { kind: 'pictures'; max: number }
  /** `key`: the column that names a row; such rows are given, can be moved, and are neither added nor removed. */
  | { kind: 'list'; max: number; columns: Readonly<Record<string, ListColumn>>; key?: string }
  | { kind: 'flag'; default: boolean }
  | { kind: 'several'; options: readonly string[] }
);

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

/** The value of a field that nobody has filled in. */
export function blankValue(field: FieldDefinition): string | boolean | never[] {
  if (field.kind === 'flag' || field.kind === 'choice') return field.default;
  return ['pictures', 'several', 'list'].includes(field.kind) ? [] : '';
}

export function isRequired(field: FieldDefinition): boolean {
  return 'isRequired' in field;
}

export function blankValues<Table extends Fields>(fields: Table): ValuesOf<Table> {
  // `mapFields` cannot tell which name has which type of value.
  return mapFields(fields, blankValue) as ValuesOf<Table>;
}

/** The names of `isPast` fields whose value is a day after `today` (in Asia/Kolkata). */
export function futureDays(fields: Fields, values: object, today: string): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    const isOver = field?.kind === 'day' && field.isPast;
    return isOver && typeof value === 'string' && value > today ? [name] : [];
  });
}

/** The names of the fields in the summary. */
export function summaryNames<Table extends Fields>(
  fields: Table,
): NamesWith<Table, { inSummary: true }>[] {
  const names: (keyof Table)[] = Object.keys(fields);
  return names.filter(
    (name): name is NamesWith<Table, { inSummary: true }> => fields[name]?.inSummary === true,
  );
}
