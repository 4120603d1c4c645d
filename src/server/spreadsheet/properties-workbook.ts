import type { CellObject, WorkSheet } from 'sheetjs-style';
import { guideSheetName, importWorkbookWords } from '../../content/import/workbook';
import { cellText, columnLetters, type Cell } from '../../domain/import/cell';
import { columns, exampleName, propertyCell, type Column } from '../../domain/import/columns';
import { sheetLimits } from '../../domain/import/table';
import { clearWord } from '../../domain/import/value';
import type { Property } from '../../domain/property/schema';
import { guideSheet } from './guide-sheet';
import {
  headStyle,
  maxCellLength,
  rangeOf,
  requiredHeadStyle,
  textCell,
  valueCell,
  worksheet,
} from './worksheet';
import { writeWorkbook, type DropDown, type SheetExtras } from './write-workbook';

/** A cell for each column, `null` where it is blank. */
type PropertyRow = (CellObject | null)[];

/** In characters, with room for the filter button of the header. */
const defaultWidth = 15;

/** Two lines of text, in points: long descriptions would push the other properties out of view. */
const rowHeight = 34;
const headHeight = 24;

function headCell({ title, isRequired }: Column): CellObject {
  return textCell(title, isRequired ? requiredHeadStyle : headStyle);
}

function optionsOf({ field }: Column): readonly string[] {
  if (field?.kind === 'flag') return [cellText(true), cellText(false)];
  return field?.kind === 'choice' ? field.options : [];
}

function dropDowns(lastRow: number): DropDown[] {
  return columns
    .map((column, at) => {
      const name = columnLetters(at);
      return { values: optionsOf(column), range: `${name}2:${name}${lastRow}` };
    })
    .filter(({ values }) => values.length > 0);
}

/** Floors are text, so that "1-2" does not become the first of February. */
function isText({ key, kind }: Column): boolean {
  return kind !== 'measure' || key === 'floor';
}

function extras(lastRow: number): SheetExtras {
  const name = columnLetters(columns.findIndex(({ key }) => key === 'name'));
  const columnStyles = columns.map((column, at) => {
    if (column.kind === 'day') return `${columnLetters(at)}2`;
    return isText(column) ? `${name}2` : null;
  });
  return {
    frozen: { rows: 1, columns: 2 },
    dropDowns: dropDowns(lastRow),
    columnStyles,
    textNumbers: rangeOf(lastRow, columns.length),
  };
}

function propertiesSheet(rows: readonly PropertyRow[], lastRow: number): WorkSheet {
  const content = {
    rows: [columns.map(headCell), ...rows],
    widths: columns.map(({ width }) => width ?? defaultWidth),
  };
  return {
    ...worksheet(content),
    '!autofilter': { ref: rangeOf(lastRow, columns.length) },
    '!rows': [{ hpt: headHeight }, ...rows.map(() => ({ hpt: rowHeight }))],
  };
}

function writeProperties(rows: readonly PropertyRow[]): Uint8Array<ArrayBuffer> {
  const lastRow = Math.max(rows.length, sheetLimits.rows) + 1;
  const { properties } = importWorkbookWords;
  return writeWorkbook([
    { name: properties, sheet: propertiesSheet(rows, lastRow), ...extras(lastRow) },
    { name: guideSheetName, sheet: guideSheet(), frozen: { rows: 0, columns: 0 } },
  ]);
}

/** Whether a cell would be read back as something else: truncated, or as the word that empties the field. */
function isMisread(cell: Cell): boolean {
  if (typeof cell !== 'string') return false;
  return cell.length > maxCellLength || cell.trim() === clearWord;
}

/**
 * The properties as an .xlsx file that can be edited and imported. What a cell cannot hold, such as 40 very
 * long picture addresses, is left blank, since the import does not change the field of a blank cell.
 */
export function exportWorkbook(properties: readonly Property[]): Uint8Array<ArrayBuffer> {
  const rows = properties.map((property) =>
    columns.map(({ key }) => {
      const cell = propertyCell(property, key);
      return isMisread(cell) ? null : valueCell(cell);
    }),
  );
  return writeProperties(rows);
}

/** The .xlsx file to fill in: the headers, an example row that is never imported, and a sheet that explains the columns. */
export function templateWorkbook(): Uint8Array<ArrayBuffer> {
  const example = columns.map(({ key }) =>
    valueCell(key === 'name' ? exampleName : importWorkbookWords.examples[key]),
  );
  return writeProperties([example]);
}
