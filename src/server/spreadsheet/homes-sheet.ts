import type { CellObject, WorkSheet } from 'sheetjs-style';
import { bulkWorkbook } from '../../content/bulk-workbook';
import { cellText, columnLetters } from '../../domain/bulk/cell';
import { columns, type Column, type ColumnKey } from '../../domain/bulk/columns';
import { choicesOf, type ChoiceKey } from '../../domain/bulk/words';
import { sheetLimits } from '../../domain/bulk/preview';
import { headStyle, requiredHeadStyle } from './cell-styles';
import type { DropDown } from './drop-down';
import { finishBook, type SheetFinish } from './finish-book';
import { guideSheet } from './guide-sheet';
import { textCell } from './text-cell';
import { rangeOf, worksheet, writeBook } from './worksheet';

/** One row of homes: a cell for each column, `null` where it is blank. */
export type HomeRow = (CellObject | null)[];

/** In characters; a header has a filter button beside it. */
const widths: Partial<Record<ColumnKey, number>> = {
  reference: 20,
  name: 34,
  category: 25,
  price: 18,
  floor: 18,
  fStatus: 19,
  address: 40,
  googleLocation: 32,
  images: 44,
  parking: 13,
  vParking: 18,
  power: 22,
  gatedSecurity: 18,
  veg: 19,
  propertyDes: 60,
  features: 44,
};
const usualWidth = 15;

/** Two lines of text in points: long descriptions would push all other homes out of view. */
const rowHeight = 34;
const headHeight = 24;

function headCell({ title, required }: Column): CellObject {
  return textCell(title, required ? requiredHeadStyle : headStyle);
}

function wordsOf({ key, kind }: Column): readonly string[] {
  if (kind === 'flag') return [cellText(true), cellText(false)];
  return kind === 'choice' ? choicesOf[key as ChoiceKey] : [];
}

/** One list for all columns that offer the same words. */
function dropDowns(lastRow: number): DropDown[] {
  const offering = columns
    .map((column, at) => ({ words: wordsOf(column), name: columnLetters(at) }))
    .filter(({ words }) => words.length > 0);
  return [...Map.groupBy(offering, ({ words }) => words.join()).values()].map((same) => ({
    words: same[0]?.words ?? [],
    ranges: same.map(({ name }) => `${name}2:${name}${lastRow}`),
  }));
}

/** Floors are seldom added up, and "1-2" must not become the first of February. */
function isText({ key, kind }: Column): boolean {
  return kind !== 'measure' || key === 'floor';
}

function finish(lastRow: number): SheetFinish {
  const name = columnLetters(columns.findIndex(({ key }) => key === 'name'));
  const styledLike = columns.map((column, at) => {
    if (column.kind === 'day') return `${columnLetters(at)}2`;
    return isText(column) ? `${name}2` : null;
  });
  return {
    frozen: { rows: 1, columns: 2 },
    dropDowns: dropDowns(lastRow),
    styledLike,
    textNumbers: rangeOf(lastRow, columns.length),
  };
}

function homesSheet(rows: readonly HomeRow[], lastRow: number): WorkSheet {
  const content = {
    rows: [columns.map(headCell), ...rows],
    widths: columns.map(({ key }) => widths[key] ?? usualWidth),
  };
  return {
    ...worksheet(content),
    '!autofilter': { ref: rangeOf(lastRow, columns.length) },
    '!rows': [{ hpt: headHeight }, ...rows.map(() => ({ hpt: rowHeight }))],
  };
}

/** The .xlsx file of these rows under our headers, with drop-down lists and the sheet that explains the columns. */
export function homesBook(rows: readonly HomeRow[]): Uint8Array<ArrayBuffer> {
  const lastRow = Math.max(rows.length, sheetLimits.rows) + 1;
  const sheets = {
    [bulkWorkbook.homes]: homesSheet(rows, lastRow),
    [bulkWorkbook.guide.sheet]: guideSheet(),
  };
  const finishes = [finish(lastRow), { frozen: { rows: 0, columns: 0 } }];
  return finishBook(writeBook(sheets), finishes);
}
