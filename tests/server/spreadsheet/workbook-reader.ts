import * as xlsx from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { matchColumns, makeTable } from '../../../src/domain/import';
import type { PropertyRecord } from '../../../src/domain/property/schema';
import { readWorkbook } from '../../../src/server/read-workbook';
import { planTable } from '../../domain/import/sheets';

/** Texts that spreadsheets would take for formulas. */
export const formulas = [
  '=1+1',
  '=HYPERLINK("https://a.example","Map")',
  '+91 90000 00000',
  '+SUM(1)',
  '-2+3',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '=1+1;\u0000',
];

/** Such a text as a workbook stores it. */
export function textInCell(text: string): string {
  return text.replaceAll('\r', '\n').replaceAll('\u0000', '');
}

export function readBack(bytes: Uint8Array): xlsx.WorkBook {
  return xlsx.read(bytes, { cellNF: true, cellFormula: true, cellStyles: true });
}

export function readSheet(bytes: Uint8Array, name?: string): xlsx.WorkSheet {
  const book = readBack(bytes);
  const sheet = book.Sheets[name ?? book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error(`The workbook has no sheet ${name ?? ''}.`);
  return sheet;
}

export function findCell(sheet: xlsx.WorkSheet, address: string): xlsx.CellObject | undefined {
  return sheet[address] as xlsx.CellObject | undefined;
}

export function readPart(bytes: Uint8Array, name: string): string {
  const part = unzipSync(bytes)[name];
  if (!part) throw new Error(`The workbook has no part ${name}.`);
  return strFromU8(part);
}

/** The elements of a worksheet in the order of its schema (18.3.1.99 of ECMA-376), as far as they are written. */
const schemaOrder = [
  'sheetPr',
  'dimension',
  'sheetViews',
  'sheetFormatPr',
  'cols',
  'sheetData',
  'autoFilter',
  'mergeCells',
  'dataValidations',
  'hyperlinks',
  'pageMargins',
  'ignoredErrors',
  'drawing',
  'legacyDrawing',
];

/** The elements right below the root of a sheet's XML. */
export function sheetElements(xml: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [, closing, name = '', empty] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*?(\/?)>/g)) {
    if (!closing && depth === 1) names.push(name);
    if (!empty) depth += closing ? -1 : 1;
  }
  return names;
}

/** The elements in the schema's order, each once, without unknown ones. */
export function inSchemaOrder(names: readonly string[]): string[] {
  return schemaOrder.filter((name) => names.includes(name));
}

/** Plans the import of a workbook over these properties. */
export async function makePlan(bytes: Uint8Array, properties: readonly PropertyRecord[]) {
  const sheet = await readWorkbook(bytes);
  return planTable(makeTable(sheet, matchColumns(sheet).matching), properties);
}
