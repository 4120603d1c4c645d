import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import XLSX, { type WorkSheet } from 'sheetjs-style';
import { importWorkbookWords } from '../../content/import/workbook';
import { escapeXml } from '../../domain/xml';

/** A list of values to choose from; other values only cause a warning, so that CLEAR can be entered. */
export interface DropDown {
  /** Such as `C2:C1001`. */
  range: string;
  /** Without commas. */
  values: readonly string[];
}

function validation({ range, values }: DropDown): string {
  const { title, text } = importWorkbookWords.notInList;
  const kind = 'type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1"';
  const message = `errorTitle="${escapeXml(title)}" error="${escapeXml(text)}"`;
  const list = escapeXml(`"${values.join(',')}"`);
  return `<dataValidation ${kind} ${message} sqref="${range}"><formula1>${list}</formula1></dataValidation>`;
}

/** ECMA-376, 18.3.1.33. */
function dropDownsXml(dropDowns: readonly DropDown[]): string {
  if (dropDowns.length === 0) return '';
  const each = dropDowns.map(validation).join('');
  return `<dataValidations count="${dropDowns.length}">${each}</dataValidations>`;
}

/** What the library cannot write for a sheet. */
export interface SheetExtras {
  /** Rows at the top and columns at the left that do not scroll. */
  frozen: { rows: number; columns: number };
  dropDowns?: readonly DropDown[];
  /** For each column, the cell (such as `B2`) whose style its empty cells take. */
  columnStyles?: readonly (string | null)[];
  /** The range in which numbers stored as text get no warning, such as `A1:AB1001`. */
  textNumbers?: string;
}

function viewXml({ rows, columns }: SheetExtras['frozen'], isFirst: boolean): string {
  const selected = isFirst ? ' tabSelected="1"' : '';
  if (rows + columns === 0) return `<sheetView${selected} workbookViewId="0"/>`;
  const corner = `${String.fromCharCode(65 + columns)}${rows + 1}`;
  const side = columns > 0 ? 'Right' : 'Left';
  const pane = rows > 0 ? `bottom${side}` : `top${side}`;
  const splits = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`;
  const split = `<pane${splits} topLeftCell="${corner}" activePane="${pane}" state="frozen"/>`;
  const selection = `<selection pane="${pane}" activeCell="${corner}" sqref="${corner}"/>`;
  return `<sheetView${selected} workbookViewId="0">${split}${selection}</sheetView>`;
}

/** The index of a cell's style; '' if there is no such cell. */
function styleIndex(xml: string, cell: string | null | undefined): string {
  return cell ? (new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(xml)?.[1] ?? '') : '';
}

function styleColumns(xml: string, columnStyles: readonly (string | null)[]): string {
  return xml.replace(/<col min="(\d+)"/g, (col, number: string) => {
    const style = styleIndex(xml, columnStyles[Number(number) - 1]);
    return style === '' ? col : `${col} style="${style}"`;
  });
}

/** Edits by pattern are safe: cell texts are in another part, so that all markup here is the library's. */
function extendSheet(xml: string, extras: SheetExtras, isFirst: boolean): string {
  const { frozen, dropDowns = [], columnStyles = [], textNumbers } = extras;
  const ignored = (found: string) =>
    textNumbers === undefined ? found : found.replace(/sqref="[^"]*"/, `sqref="${textNumbers}"`);
  return (
    styleColumns(xml, columnStyles)
      .replace(/<sheetView [^>]*\/>/, () => viewXml(frozen, isFirst))
      // The schema requires this order: drop-down lists, page margins, ignored errors.
      .replace(/<pageMargins|<ignoredErrors/, (next) => `${dropDownsXml(dropDowns)}${next}`)
      .replace(/<ignoredErrors>.*?<\/ignoredErrors>/, ignored)
  );
}

function extendWorkbookPart(xml: string): string {
  return (
    xml
      // The view of each sheet refers to this one.
      .replace('<sheets>', '<bookViews><workbookView/></bookViews><sheets>')
      // LibreOffice shows no filter buttons for a range that is not absolute.
      .replace(
        /(name="_xlnm\._FilterDatabase"[^>]*)>([^<]*!)([A-Z]+)(\d+):([A-Z]+)(\d+)</g,
        '$1 hidden="1">$2$$$3$$$4:$$$5$$$6<',
      )
  );
}

/** The bytes of an .xlsx file with these sheets in their order, and each sheet's extras. */
export function writeWorkbook(
  sheets: readonly (SheetExtras & { name: string; sheet: WorkSheet })[],
): Uint8Array<ArrayBuffer> {
  const book = {
    SheetNames: sheets.map(({ name }) => name),
    Sheets: Object.fromEntries(sheets.map(({ name, sheet }) => [name, sheet])),
  };
  // Not compressed: that is done once, at the end.
  const options = { type: 'buffer', bookType: 'xlsx', bookSST: true } as const;
  // The library's types do not say that it returns bytes.
  const parts = unzipSync(new Uint8Array(XLSX.write(book, options) as ArrayLike<number>));
  const edit = (name: string, change: (xml: string) => string) => {
    const part = parts[name];
    if (!part) throw new Error(`The workbook has no part ${name}.`);
    parts[name] = strToU8(change(strFromU8(part)));
  };
  edit('xl/workbook.xml', extendWorkbookPart);
  for (const [at, extras] of sheets.entries()) {
    edit(`xl/worksheets/sheet${at + 1}.xml`, (xml) => extendSheet(xml, extras, at === 0));
  }
  return zipSync(parts);
}
