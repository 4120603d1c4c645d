import { rowXml, sharedStringsXml, sheetXml, workbookFile } from '../workbook-files';
import type { Hostile } from './hostile';

const properties = rowXml(1, ['Name', 'Rent']) + rowXml(2, ['Sunrise', '25000']);
const megabyte = 1024 * 1024;

function everyCell(value: string): string {
  return Array.from(
    { length: 1_000 },
    (_, row) => `<row r="${row + 1}">${`<c t="s"><v>${value}</v></c>`.repeat(60)}</row>`,
  ).join('');
}

const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
const everywhere = 'A1:XFD1048576';
const joined = `<mergeCell ref="${everywhere}"/>`.repeat(5_000);
const linked = `<hyperlinks><hyperlink ref="${everywhere}" location="A1"/></hyperlinks>`;
const dimension = `<dimension ref="${everywhere}"/><cols><col min="1" max="16384"/></cols>`;
const firstText = '<row><c t="s"><v>0</v></c></row>';

/** A workbook with this sheet; made on demand. */
const sheet =
  (rows: string, after = '', before = '') =>
  () =>
    workbookFile(sheetXml(rows, after, before));
/** A workbook with these shared texts; made on demand. */
const texts =
  (items: () => string, rows = firstText) =>
  () =>
    workbookFile(sheetXml(rows), { 'xl/sharedStrings.xml': sharedStringsXml(items()) });
const blank = () =>
  workbookFile(
    sheetXml(
      `${properties}<row r="3">${'<c s="1"/>'.repeat(16_000)}</row>${'<row><c r="A9" s="1"/></row>'.repeat(500_000)}`,
    ),
  );
const deep = () =>
  workbookFile(sheetXml(properties + '<x>'.repeat(500_000) + '</x>'.repeat(500_000)));
const endless = () => workbookFile(sheetXml(`${properties}${'<c '.repeat(2_000_000)}`));
const withinCells = () => workbookFile(sheetXml('<row><c><v>'.repeat(500_000)));
const longRows = () =>
  workbookFile(sheetXml(rowXml(1, Array<string>(60).fill('x'.repeat(340))).repeat(900)));

/** Sheets and texts that are too far, too deep, too long or too many. */
export const hostileSheets: readonly Hostile[] = [
  ['a cell at the far end', sheet(properties + far), 422],
  ['a cell in the last column', sheet('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 422],
  ['links and joins over all there is', sheet(properties, `${joined}${linked}`, dimension), 422],
  ['a million styled blank cells', blank, 'read'],
  ['tags that never end', endless, 'read'],
  ['elements 500,000 deep', deep, 'read'],
  ['cells within cells', withinCells, 422],
  ['texts 200,000 deep', texts(() => `<si>${'<r><t>'.repeat(200_000)}</si>`), 'no rows'],
  ['one text of 10 MB', texts(() => `<si><t>${'ab'.repeat(5 * megabyte)}</t></si>`), 'read'],
  ['2 million texts without a text', texts(() => '<si/>'.repeat(2_000_000)), 'no rows'],
  [
    'long texts all over',
    texts(() => `<si><t>${'x'.repeat(32_767)}</t></si>`, everyCell('0')),
    422,
  ],
  ['texts that are not there', sheet(everyCell('7')), 422],
  ['600,000 texts', texts(() => '<si><t>abcd</t></si>'.repeat(600_000)), 422],
  ['a sheet of 20 MB of texts', longRows, 'read'],
];
