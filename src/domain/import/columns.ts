/** The columns that an import knows, from the table of fields: what each reads of a cell and writes into one. */
import { isoDay } from '../date';
import { blankValue } from '../field';
import { type FieldDefinition, isRequired } from '../field/table';
import { type RecordFieldName, isPrivate, recordFields } from '../property/private-fields';
import type { PropertyRecord } from '../property/schema';
import { makeReference } from '../reference';
import {
  type CellRules,
  type CellValue,
  type OwnWords,
  dayCells,
  isNotGiven,
  makeCellRules,
  textCells,
} from './cells';
import { type Cell, cellText, isBlank } from './sheet';
import type { ColumnKey } from './spellings';

export interface Column {
  key: ColumnKey;
  title: string;
  width?: number | undefined;
  cells: CellRules;
  isRequired: boolean;
  /** Whether the export alone has it: what stands in it is not imported. */
  isShown?: true;
  /** Whether offices' sheets alone have it: it becomes part of other facts, such as a door number of the address. */
  isRead?: true;
  /** The field of the property that it holds; `null` for a column that the site itself writes. */
  field: FieldDefinition | null;
}

/** Whether a column has days, also beside words. */
export const holdsDays = ({ cells, field }: Column) =>
  cells.isDay === true || field?.column?.isDay === true;

/** A column of a sheet that is imported. */
export interface TableColumn {
  /** Counted from 0. */
  index: number;
  header: string;
  column: Column;
}

/** The columns of the fields that a workbook holds, in their order; `keys` forgets which names there are. */
const fieldColumns = (Object.keys(recordFields) as RecordFieldName[]).flatMap((key): Column[] => {
  const field: FieldDefinition = recordFields[key];
  if (!field.column) return [];
  const { title, width } = field.column;
  const { isProse = false, ...cells } = makeCellRules(field, key);
  return [
    {
      key,
      title,
      width,
      isRequired: isRequired(field),
      field,
      cells: { ...cells, ...(isProse && !isPrivate(key) && { isProse }) },
    },
  ];
});

/** What all columns have that are no field of a property. */
const noField = { cells: textCells, isRequired: false, field: null };

export const columns: readonly Column[] = [
  { key: 'reference', title: 'Reference', width: 20, ...noField },
  ...fieldColumns,
  { key: 'unit', title: 'Flat or door number', ...noField, isRead: true },
  { key: 'date', title: 'Listed on', ...noField, cells: dayCells },
  { key: 'shortReference', title: 'Short reference', width: 18, ...noField, isShown: true },
  { key: 'version', title: 'Version', ...noField },
];

/** The columns that a workbook of the site has. */
export const writtenColumns = columns.filter(({ isRead }) => !isRead);

const identifying: readonly ColumnKey[] = ['reference', 'version', 'name', 'address'];

/** Whether a property is known by what stands in the column. */
export const identifiesProperty = ({ key }: Column) => identifying.includes(key);

/** The header that our own workbooks have for a column; '' where they do not have it. */
export function columnTitle(key: unknown): string {
  return columns.find((column) => column.key === key)?.title ?? '';
}

export const reasonTitle = 'What to correct';

/** The name of the template's example row; a row with exactly this name is not imported. */
export const exampleName = 'Example: two-bedroom flat near the metro';

/** One field of a property as a cell that reads back as the same. */
export function propertyCell(property: PropertyRecord, { key, cells }: Column): Cell {
  if (key === 'shortReference') return makeReference(property._id);
  if (key === 'unit') return null;
  const value =
    key === 'reference' ? property._id : key === 'date' ? isoDay(property.date) : property[key];
  return cells.toCell(value);
}

/** Written into a cell, it empties the field; a blank cell keeps what is there. */
export const clearWord = 'CLEAR';

function shownText({ cells }: Column, cell: Cell): string {
  const isLink = cells.isAddress && typeof cell === 'object' && cell && 'link' in cell;
  return (isLink ? cell.link : cellText(cell)).replace(/\r\n?/g, '\n').trim();
}

function clearedValue({ field, isRequired }: Column): CellValue {
  return field === null || isRequired
    ? { fault: { code: 'not-clearable' } }
    : { value: field.mayBeUnstated ? '' : blankValue(field) };
}

/** Reads one cell for its column, `undefined` where the field stays as it is; `own` are the words of the office for options. */
export function readValue(
  column: Column,
  cell: Cell | undefined,
  own: OwnWords = {},
): CellValue | undefined {
  if (cell === undefined || isBlank(cell)) return undefined;
  const text = shownText(column, cell);
  if (typeof cell === 'object' && cell && 'fault' in cell)
    return { fault: { code: 'broken', text } };
  if (text === clearWord) return clearedValue(column);
  const read = column.cells.parseCell(text, cell, own);
  if (column.cells.hasNil && 'value' in read) return read;
  const nil = column.field?.column?.nil;
  if (nil !== undefined && /^nil$/i.test(text)) return { value: nil };
  return isNotGiven(text) ? undefined : read;
}

/** Whether a property can take the text of several such columns. */
export const canBeJoined = ({ key, cells, isRequired }: Column) =>
  key === 'address' || key === 'unit' || (cells.hasLines === true && !isRequired);
