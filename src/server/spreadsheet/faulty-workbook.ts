import { bulkWorkbook } from '../../content/bulk-workbook';
import { isBlank, type Cell } from '../../domain/bulk/cell';
import { plainHeader, reasonTitle } from '../../domain/bulk/header';
import { writable } from '../../domain/bulk/writable';
import { headStyle, reasonStyle } from './cell-styles';
import { finishBook } from './finish-book';
import { rowHeight } from './row-height';
import { textCell } from './text-cell';
import { valueCell } from './value-cell';
import { worksheet, writeBook } from './worksheet';

export interface FaultyRow {
  cells: Cell[];
  /** What has to be corrected, and how. */
  reason: string;
}

export interface FaultySheet {
  /** The name of the sheet that the rows come from. */
  sheet: string;
  headers: string[];
  rows: FaultyRow[];
}

const reasonWidth = 60;
const headHeight = 24;

/** A name that spreadsheets take: at most 31 characters, without those of ranges. */
function sheetName(name: string): string {
  const plain = writable(name.slice(0, 31).replace(/[\p{Cc}\p{Cs}:\\/?*[\]']/gu, ' ')).trim();
  // Excel keeps this name for itself.
  return plain === '' || /^history$/i.test(plain) ? bulkWorkbook.homes : plain;
}

/** Where the operator's own columns are; that of earlier reasons makes room for the new one. */
function keptColumns({ headers, rows }: FaultySheet): number[] {
  const widest = Math.max(headers.length, ...rows.map(({ cells }) => cells.length));
  const hasContent = (at: number) =>
    !isBlank(headers[at]) || rows.some(({ cells }) => !isBlank(cells[at]));
  const isReason = (at: number) => plainHeader(headers[at] ?? '') === plainHeader(reasonTitle);
  return Array.from({ length: widest }, (_, at) => at).filter(
    (at) => hasContent(at) && !isReason(at),
  );
}

/** In characters: wide enough for the header and most cells. */
function widthOf(header: string): number {
  return Math.min(Math.max(header.length + 4, 14), 40);
}

/** Rows to correct as an .xlsx file: the operator's columns in their order, and last what is wrong with each row. */
export function faultyWorkbook(input: FaultySheet): Uint8Array<ArrayBuffer> {
  const kept = keptColumns(input);
  const headers = kept.map((at) => input.headers[at] ?? '');
  const head = [...headers, reasonTitle].map((header) => textCell(header, headStyle));
  const rows = input.rows.map(({ cells, reason }) => [
    ...kept.map((at) => valueCell(cells[at])),
    textCell(reason, reasonStyle),
  ]);
  const widths = [...headers.map(widthOf), reasonWidth];
  const heights = input.rows.map(({ reason }) => rowHeight([reason], [reasonWidth]));
  const sheet = {
    ...worksheet({ rows: [head, ...rows], widths }),
    '!rows': [{ hpt: headHeight }, ...heights.map((hpt) => ({ hpt }))],
  };
  const book = writeBook({ [sheetName(input.sheet)]: sheet });
  return finishBook(book, [{ frozen: { rows: 1, columns: 0 } }]);
}
