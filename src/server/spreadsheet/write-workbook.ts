/**
 * Writes an .xlsx file, with lists to choose from, a fixed header and column styles, which the library leaves out. It knows
 * no columns of ours.
 */
import type { WorkSheet } from 'sheetjs-style';
import { importWorkbookWords } from '../../content/import/workbook';
import { columnLetters } from '../../domain/import';
import { escapeXml } from '../../domain/xml';

/** A list of values to choose from; other values only cause a warning, so that CLEAR can be entered. */
export interface DropDown {
  range: string;
  /** Without commas. */
  values: readonly string[];
}

function dropDownXml({ range, values }: DropDown): string {
  const { title, text } = importWorkbookWords.notInList;
  const kind = 'type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1"';
  const message = `errorTitle="${escapeXml(title)}" error="${escapeXml(text)}"`;
  const list = escapeXml(`"${values.join(',')}"`);
  return `<dataValidation ${kind} ${message} sqref="${range}"><formula1>${list}</formula1></dataValidation>`;
}

/** The part of a sheet that has its lists to choose from (ECMA-376, 18.3.1.33). */
function dropDownsXml(dropDowns: readonly DropDown[]): string {
  if (dropDowns.length === 0) return '';
  const each = dropDowns.map(dropDownXml).join('');
  return `<dataValidations count="${dropDowns.length}">${each}</dataValidations>`;
}

interface Workbook {
  name: string;
  sheet: WorkSheet;
  frozenColumns?: number;
  dropDowns?: readonly DropDown[];
  columnStyles?: readonly (string | null)[];
}

/** The view of a sheet whose header, and so many columns, stay in sight. */
function viewXml(columns: number): string {
  const corner = `${columnLetters(columns)}2`;
  const pane = columns > 0 ? 'bottomRight' : 'bottomLeft';
  const split = `<pane${columns > 0 ? ` xSplit="${columns}"` : ''} ySplit="1" topLeftCell="${corner}" activePane="${pane}" state="frozen"/>`;
  const selection = `<selection pane="${pane}" activeCell="${corner}" sqref="${corner}"/>`;
  return `<sheetView tabSelected="1" workbookViewId="0">${split}${selection}</sheetView>`;
}

/** Gives each column the style of the cell that is named for it, so that a row which is typed below the last one has it too. */
function styleColumns(xml: string, columnStyles: readonly (string | null)[]): string {
  return xml.replace(/<col min="(\d+)"/g, (col, number: string) => {
    const cell = columnStyles[Number(number) - 1];
    const style = cell && new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(xml)?.[1];
    return style ? `${col} style="${style}"` : col;
  });
}

function extendWorkbookPart(xml: string): string {
  return (
    xml
      // The view of the sheet refers to this one.
      .replace('<sheets>', '<bookViews><workbookView/></bookViews><sheets>')
      // LibreOffice shows no filter buttons for a range that is not absolute.
      .replace(
        /(name="_xlnm\._FilterDatabase"[^>]*)>([^<]*!)([A-Z]+)(\d+):([A-Z]+)(\d+)</g,
        '$1 hidden="1">$2$$$3$$$4:$$$5$$$6<',
      )
  );
}

/** The bytes of an .xlsx file; the libraries are loaded with the first of them. */
export async function writeWorkbook(workbook: Workbook): Promise<Uint8Array<ArrayBuffer>> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const { default: library } = await import('sheetjs-style');
  const { name, sheet, frozenColumns = 0, dropDowns = [], columnStyles = [] } = workbook;
  const book = { SheetNames: [name], Sheets: { [name]: sheet } };
  // Not compressed: that is done once, at the end.
  const options = { type: 'buffer', bookType: 'xlsx', bookSST: true } as const;
  // The library's types do not say that it returns bytes.
  const parts = unzipSync(new Uint8Array(library.write(book, options) as ArrayLike<number>));
  const edit = (part: string, change: (xml: string) => string) => {
    parts[part] = strToU8(change(strFromU8(parts[part] ?? new Uint8Array())));
  };
  edit('xl/workbook.xml', extendWorkbookPart);
  // Edits by pattern are safe: cell texts are in another part, so that all markup here is the library's.
  edit('xl/worksheets/sheet1.xml', (xml) =>
    styleColumns(xml, columnStyles)
      .replace(/<sheetView [^>]*\/>/, () => viewXml(frozenColumns))
      // The schema requires this order: drop-down lists, page margins, ignored errors.
      .replace(/<pageMargins|<ignoredErrors/, (next) => `${dropDownsXml(dropDowns)}${next}`),
  );
  return zipSync(parts);
}
