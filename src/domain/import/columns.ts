import { isoDay } from '../date';
import { type FieldDefinition, isRequired } from '../field/table';
import { type PropertyFieldName, propertyFields } from '../property/fields';
import type { Property } from '../property/schema';
import { makeReference } from '../reference';
import type { Cell } from './cell';
import type { ColumnKey } from './headers';

export interface Column {
  key: ColumnKey;
  title: string;
  width?: number | undefined;
  /** `shown`: written by the export, never imported. */
  kind: FieldDefinition['kind'] | 'reference' | 'day' | 'version' | 'shown';
  isRequired: boolean;
  /** The field of the property that it holds; `null` for a column that the site itself writes. */
  field: FieldDefinition | null;
}

/** The columns of the fields that a workbook holds, in their order. */
// The table is the type of its names.
const fieldColumns = (Object.keys(propertyFields) as PropertyFieldName[]).flatMap(
  (key): Column[] => {
    const field: FieldDefinition = propertyFields[key];
    if (!field.column) return [];
    const { title, width } = field.column;
    return [{ key, title, width, kind: field.kind, isRequired: isRequired(field), field }];
  },
);

const own = <Kind extends Column['kind']>(kind: Kind) => ({ kind, isRequired: false, field: null });

export const columns: readonly Column[] = [
  { key: 'reference', title: 'Reference', width: 20, ...own('reference') },
  ...fieldColumns,
  { key: 'date', title: 'Listed on', ...own('day') },
  { key: 'shortReference', title: 'Short reference', width: 18, ...own('shown') },
  { key: 'version', title: 'Version', ...own('version') },
];

const identifying: readonly ColumnKey[] = ['reference', 'version', 'name', 'address'];

/** Whether a fault in its cell costs the row: a property is known by it. Elsewhere it costs the cell. */
export const costsRow = ({ key }: Column) => identifying.includes(key);

/** The header that our own workbooks have for a column; '' for none of theirs. */
export function columnTitle(key: unknown): string {
  return columns.find((column) => column.key === key)?.title ?? '';
}

export const reasonTitle = 'What to correct';

/** The name of the template's example row; a row with exactly this name is not imported. */
export const exampleName = 'Example: two-bedroom flat near the metro';

/** A plain number as a number, so that spreadsheets can add it up; a unit or a leading zero makes it text. */
function measureCell(text: string): Cell {
  return /^(?:0|[1-9]\d{0,14})(?:\.\d{0,3}[1-9])?$/.test(text) ? Number(text) : text;
}

/** One field of a property as a cell that reads back as the same. */
export function propertyCell(property: Property, key: ColumnKey): Cell {
  if (key === 'reference') return property._id;
  if (key === 'shortReference') return makeReference(property._id);
  if (key === 'date') {
    const day = isoDay(property.date);
    return day === '' ? null : { day };
  }
  const value = property[key];
  const kind = columns.find((column) => column.key === key)?.kind;
  if (typeof value === 'object') return value.join(kind === 'several' ? ', ' : '\n');
  if (typeof value === 'boolean') return value;
  if (kind === 'day') return value === '' ? null : { day: value };
  return kind === 'measure' ? measureCell(value) : value;
}
