/** What a workbook's reader hands over: a sheet of rows of cells, each as it is shown. */
import { decodeEntities } from '../html-entities';

/** One cell as it is shown: `link` is the address behind a text, `struck` its letters that are struck out, `fault` what is broken. Days are YYYY-MM-DD. */
export type Cell =
  | string
  | number
  | boolean
  | { day: string }
  | { text: string; link: string }
  | { text: string; struck: string }
  | { fault: string }
  | null;

/** The letters of a column, counted from 0: A, B, … Z, AA. */
export function columnLetters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : columnLetters(Math.floor(column / 26) - 1) + rest;
}

export function isBlank(cell: Cell | undefined): boolean {
  if (cell === undefined || cell === null) return true;
  const isStruck = typeof cell === 'object' && 'struck' in cell;
  return (typeof cell === 'string' || isStruck) && cellText(cell).trim() === '';
}

/** Computed numbers carry binary noise (27500.000000000004) that spreadsheets do not show. */
function numberText(value: number): string {
  // Whole ones have none, and a sheet has thousands.
  const isWhole = Number.isInteger(value) && Math.abs(value) < 1e15;
  return String(isWhole ? value : Number(value.toPrecision(15)));
}

/** A cell as people read it; days as DD-MM-YYYY. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'string') return cell;
  if ('text' in cell) return cell.text;
  return 'day' in cell ? cell.day.split('-').reverse().join('-') : cell.fault;
}

/** A text without what no workbook can hold: control characters and halves of characters. */
export function writable(text: string): string {
  // XML 1.0 has no way to write these.
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}

export interface Sheet {
  name: string;
  /** The names of all sheets of its workbook that are visible, and of those that are hidden. */
  names: string[];
  hiddenNames: string[];
  rows: SheetRow[];
  /** Counted from 0. */
  hiddenColumns: number[];
  /** Whether it comes from a file in letters (.csv), where a separator too many shifts the cells of a row. */
  isText?: true;
}

/** The look of a row most of whose cells are struck out. */
export const struckOut = 'struck';

export interface SheetRow {
  number: number;
  cells: Cell[];
  isHidden?: boolean;
  /** How most of its cells look: their colour such as "FFC7CE", or `struckOut`. */
  look?: string;
}

/** The text of a row's cell in a column, counted from 0. */
export const textAt = ({ cells }: Pick<SheetRow, 'cells'>, index: number) =>
  cellText(cells[index]).trim();

const lineBreak = /<(?:br\s*\/?|\/(?:p|div|li|tr|h[1-6]))\s*>/gi;
const tag =
  /<\/?(?:p|div|span|b|i|u|s|strong|em|a|font|small|big|sub|sup|h[1-6]|[uo]l|li|table|tbody|tr|t[dh]|br|hr|img)(?:\s[^<>]*)?\/?>/gi;
/** An apostrophe that has no other one at the end of a word. */
const mark = /^\s*['‘’](?!.*['’](?!\p{L}))/su;

/** A text without what only programs read: HTML is decoded once, its tags are taken out, and so is the mark that a sheet puts before text. */
export function readPlain(text: string): string {
  if (!/[&<]|^\s*['‘’]/.test(text)) return text;
  return decodeEntities(text.replace(mark, '')).replace(lineBreak, '\n').replace(tag, '');
}

export function plainCell(cell: Cell): Cell {
  if (typeof cell === 'string') return readPlain(cell);
  return typeof cell === 'object' && cell && 'text' in cell
    ? { ...cell, text: readPlain(cell.text) }
    : cell;
}

/** The maximum number of rows (without the header) and columns of a sheet, and the maximum size of its file. */
export const sheetLimits = {
  rows: 1_000,
  columns: 80,
  megabytes: 4,
  bytes: 4 * 1024 * 1024,
} as const;
export type SheetLimits = typeof sheetLimits;
