import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { dropDownsXml, type DropDown } from './drop-down';

/** What a sheet has besides its cells. */
export interface SheetFinish {
  /** Rows at the top and columns at the left that stay in view. */
  frozen: { rows: number; columns: number };
  dropDowns?: readonly DropDown[];
  /** For each column a cell such as `B2` whose style its empty cells have, too. */
  styledLike?: readonly (string | null)[];
  /** Where numbers in text cells are meant so, such as `A1:AB1001`. */
  textNumbers?: string;
}

function viewXml({ rows, columns }: SheetFinish['frozen'], isFirst: boolean): string {
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

/** The index of a cell's style; '' when the cell is not there. */
function styleOf(xml: string, cell: string | null | undefined): string {
  return cell ? (new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(xml)?.[1] ?? '') : '';
}

function styleColumns(xml: string, styledLike: readonly (string | null)[]): string {
  return xml.replace(/<col min="(\d+)"/g, (col, number: string) => {
    const style = styleOf(xml, styledLike[Number(number) - 1]);
    return style === '' ? col : `${col} style="${style}"`;
  });
}

/** The XML of a sheet with its finish; texts lie in another part, so that all markup in it is the writer's. */
function finishSheet(xml: string, finish: SheetFinish, isFirst: boolean): string {
  const { frozen, dropDowns = [], styledLike = [], textNumbers } = finish;
  const ignored = (found: string) =>
    textNumbers === undefined ? found : found.replace(/sqref="[^"]*"/, `sqref="${textNumbers}"`);
  return (
    styleColumns(xml, styledLike)
      .replace(/<sheetView [^>]*\/>/, () => viewXml(frozen, isFirst))
      // The schema demands this order: drop-down lists, page margins, ignored errors.
      .replace(/<pageMargins|<ignoredErrors/, (next) => `${dropDownsXml(dropDowns)}${next}`)
      .replace(/<ignoredErrors>.*?<\/ignoredErrors>/, ignored)
  );
}

/** The XML of the list of sheets. */
function finishList(xml: string): string {
  return (
    xml
      // A sheet's view refers to a view of the book.
      .replace('<sheets>', '<bookViews><workbookView/></bookViews><sheets>')
      // LibreOffice shows no filter buttons for a range that is not absolute.
      .replace(
        /(name="_xlnm\._FilterDatabase"[^>]*)>([^<]*!)([A-Z]+)(\d+):([A-Z]+)(\d+)</g,
        '$1 hidden="1">$2$$$3$$$4:$$$5$$$6<',
      )
  );
}

/** The workbook with what its writer leaves out: frozen panes and drop-down lists, for each sheet in order. */
export function finishBook(
  bytes: Uint8Array,
  finishes: readonly SheetFinish[],
): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(bytes);
  const edit = (name: string, change: (xml: string) => string) => {
    const part = parts[name];
    if (!part) throw new Error(`The workbook has no part ${name}.`);
    parts[name] = strToU8(change(strFromU8(part)));
  };
  edit('xl/workbook.xml', finishList);
  for (const [at, finish] of finishes.entries()) {
    edit(`xl/worksheets/sheet${at + 1}.xml`, (xml) => finishSheet(xml, finish, at === 0));
  }
  return zipSync(parts);
}
