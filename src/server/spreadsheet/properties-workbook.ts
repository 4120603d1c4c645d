/**
 * How properties look as a workbook: columns, notes, lists to choose from, widths. What a cell says is decided in
 * `domain/import`.
 */
import type { CellObject } from 'sheetjs-style';
import { columnNote, importWorkbookWords } from '../../content/import/workbook';
import {
  columnLetters,
  type Cell,
  type ColumnKey,
  writtenColumns,
  exampleName,
  propertyCell,
  type Column,
  sheetLimits,
  clearWord,
} from '../../domain/import';
import { isPrivate } from '../../domain/property/private-fields';
import type { PropertyRecord } from '../../domain/property/schema';
import {
  headStyle,
  maxWrittenLength,
  formatRange,
  requiredHeadStyle,
  textCell,
  valueCell,
  worksheet,
} from './worksheet';
import { type DropDown, writeWorkbook } from './write-workbook';

type PropertyRow = (CellObject | null)[];

/** In characters, with room for the filter button of the header. */
const defaultWidth = 15;

/** Two lines of text, in points: long descriptions would push the other properties out of view. */
const rowHeight = 34;
const headHeight = 24;

function headCell({ key, title, isRequired, cells }: Column): CellObject {
  const cell = textCell(title, isRequired ? requiredHeadStyle : headStyle);
  const note = columnNote({ key, isRequired, options: cells.anyOf, isPrivate: isPrivate(key) });
  return note === '' ? cell : { ...cell, c: Object.assign([{ a: '', t: note }], { hidden: true }) };
}

function dropDowns(lastRow: number): DropDown[] {
  return writtenColumns
    .map((column, index) => {
      const name = columnLetters(index);
      return { values: column.cells.words ?? [], range: `${name}2:${name}${lastRow}` };
    })
    .filter(({ values }) => values.length > 0);
}

/** Floors are text, so that "1-2" does not become the first of February. */
function isText({ key, cells }: Column): boolean {
  return !cells.isMeasure || key === 'floor';
}

/** For each column the cell whose style its empty cells take. */
function columnStyles(): (string | null)[] {
  const name = columnLetters(writtenColumns.findIndex(({ key }) => key === 'name'));
  return writtenColumns.map((column, index) => {
    if (column.cells.isDay) return `${columnLetters(index)}2`;
    return isText(column) ? `${name}2` : null;
  });
}

function writeProperties(rows: readonly PropertyRow[]): Promise<Uint8Array<ArrayBuffer>> {
  const lastRow = Math.max(rows.length, sheetLimits.rows) + 1;
  const content = {
    rows: [writtenColumns.map(headCell), ...rows],
    widths: writtenColumns.map(({ width }) => width ?? defaultWidth),
  };
  const ref = formatRange(lastRow, writtenColumns.length);
  return writeWorkbook({
    name: importWorkbookWords.properties,
    sheet: {
      ...worksheet(content),
      '!ref': ref,
      '!autofilter': { ref },
      '!rows': [{ hpt: headHeight }, ...rows.map(() => ({ hpt: rowHeight }))],
    },
    frozenColumns: 2,
    dropDowns: dropDowns(lastRow),
    columnStyles: columnStyles(),
  });
}

function isMisread(cell: Cell): boolean {
  if (typeof cell !== 'string') return false;
  return cell.length > maxWrittenLength || cell.trim() === clearWord;
}

/** The properties as an .xlsx file to edit and import. What a cell cannot hold is blank, which changes nothing. */
export function exportWorkbook(
  properties: readonly PropertyRecord[],
): Promise<Uint8Array<ArrayBuffer>> {
  const rows = properties.map((property) =>
    writtenColumns.map((column) => {
      const cell = propertyCell(property, column);
      return isMisread(cell) ? null : valueCell(cell);
    }),
  );
  return writeProperties(rows);
}

/** The .xlsx file to fill in: the headers with their notes, and an example row that is never imported. */
export function templateWorkbook(): Promise<Uint8Array<ArrayBuffer>> {
  const examples: Readonly<Partial<Record<ColumnKey, Cell>>> = {
    ...importWorkbookWords.examples,
    name: exampleName,
  };
  return writeProperties([writtenColumns.map(({ key }) => valueCell(examples[key]))]);
}
