import { isoDay } from '../date';
import { type FieldDefinition, isRequired } from '../field/table';
import { type PropertyFieldName, propertyFields } from '../property/fields';
import type { Property } from '../property/schema';
import { makeReference } from '../reference';
import type { Cell } from './cell';
import { type CellRules, dayCells, makeCellRules, textCells } from './cell-kinds';
import type { ColumnKey } from './matching/header-words';

export interface Column {
  key: ColumnKey;
  title: string;
  width?: number | undefined;
  cells: CellRules;
  isRequired: boolean;
  /** Written by the export, never imported. */
  isShown?: true;
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
    const cells = makeCellRules(field, key);
    return [{ key, title, width, cells, isRequired: isRequired(field), field }];
  },
);

/** What is no field of a property. */
const own = { cells: textCells, isRequired: false, field: null };

export const columns: readonly Column[] = [
  { key: 'reference', title: 'Reference', width: 20, ...own },
  ...fieldColumns,
  { key: 'date', title: 'Listed on', ...own, cells: dayCells },
  { key: 'shortReference', title: 'Short reference', width: 18, ...own, isShown: true },
  { key: 'version', title: 'Version', ...own },
];

const identifying: readonly ColumnKey[] = ['reference', 'version', 'name', 'address'];

/** Whether a property is known by what stands in the column. */
export const identifiesProperty = ({ key }: Column) => identifying.includes(key);

/** The header that our own workbooks have for a column; '' for none of theirs. */
export function columnTitle(key: unknown): string {
  return columns.find((column) => column.key === key)?.title ?? '';
}

export const reasonTitle = 'What to correct';

/** The name of the template's example row; a row with exactly this name is not imported. */
export const exampleName = 'Example: two-bedroom flat near the metro';

/** One field of a property as a cell that reads back as the same. */
export function propertyCell(property: Property, { key, cells }: Column): Cell {
  if (key === 'shortReference') return makeReference(property._id);
  const value =
    key === 'reference' ? property._id : key === 'date' ? isoDay(property.date) : property[key];
  return cells.toCell(value);
}
