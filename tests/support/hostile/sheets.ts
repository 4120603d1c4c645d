import { rowXml, sharedStringsXml, sheetXml, workbookFile } from '../workbook-files';
import type { Hostile } from './hostile';

const properties = rowXml(1, ['Name', 'Rent']) + rowXml(2, ['Sunrise', '25000']);

/** The same long text in all cells. */
function longTexts(): Buffer {
  const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(60)}</row>`.repeat(1_000);
  const texts = sharedStringsXml(`<si><t>${'x'.repeat(32_767)}</t></si>`);
  return workbookFile(sheetXml(rows), { 'xl/sharedStrings.xml': texts });
}

const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
const everywhere = 'A1:XFD1048576';
const joined = `<mergeCell ref="${everywhere}"/>`.repeat(5_000);
const linked = `<hyperlinks><hyperlink ref="${everywhere}" location="A1"/></hyperlinks>`;
const dimension = `<dimension ref="${everywhere}"/><cols><col min="1" max="16384"/></cols>`;

/** A workbook with this sheet; made on demand. */
const sheet =
  (rows: string, after = '', before = '') =>
  () =>
    workbookFile(sheetXml(rows, after, before));
const deep = () =>
  workbookFile(sheetXml(properties + '<x>'.repeat(500_000) + '</x>'.repeat(500_000)));
/** Sheets and texts that are too far, too deep, too long or too many. */
export const hostileSheets: readonly Hostile[] = [
  ['a cell at the far end', sheet(properties + far), 422],
  ['links and joins over all there is', sheet(properties, `${joined}${linked}`, dimension), 422],
  ['elements 500,000 deep', deep, 'read'],
  ['long texts all over', longTexts, 422],
];
