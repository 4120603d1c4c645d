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
const longText = 'x'.repeat(32_767);

/** Sheets and texts that are too far, too deep, too long or too many. */
export const hostileSheets: readonly Hostile[] = [
  ['a cell at the far end', () => workbookFile(sheetXml(properties + far)), 422],
  [
    'a cell in the last column',
    () => workbookFile(sheetXml('<row r="1"><c r="XFD1"><v>1</v></c></row>')),
    422,
  ],
  [
    'a dimension, links and joined cells over all there is',
    () =>
      workbookFile(
        sheetXml(
          properties,
          `${`<mergeCell ref="${everywhere}"/>`.repeat(5_000)}<hyperlinks><hyperlink ref="${everywhere}" location="A1"/></hyperlinks>`,
          `<dimension ref="${everywhere}"/><cols><col min="1" max="16384"/></cols>`,
        ),
      ),
    'read',
  ],
  [
    'a million styled blank cells',
    () =>
      workbookFile(
        sheetXml(
          `${properties}<row r="3">${'<c s="1"/>'.repeat(16_000)}</row>${'<row><c r="A9" s="1"/></row>'.repeat(500_000)}`,
        ),
      ),
    'read',
  ],
  [
    'tags that never end',
    () => workbookFile(sheetXml(`${properties}${'<c '.repeat(2_000_000)}`)),
    'read',
  ],
  [
    'elements 500,000 deep',
    () => workbookFile(sheetXml(properties + '<x>'.repeat(500_000) + '</x>'.repeat(500_000))),
    'read',
  ],
  ['cells within cells', () => workbookFile(sheetXml('<row><c><v>'.repeat(500_000))), 'no rows'],
  [
    'texts 200,000 deep',
    () =>
      workbookFile(sheetXml('<row><c t="s"><v>0</v></c></row>'), {
        'xl/sharedStrings.xml': sharedStringsXml(`<si>${'<r><t>'.repeat(200_000)}</si>`),
      }),
    'no rows',
  ],
  [
    'one text of 10 MB',
    () =>
      workbookFile(sheetXml('<row><c t="s"><v>0</v></c></row>'), {
        'xl/sharedStrings.xml': sharedStringsXml(`<si><t>${'ab'.repeat(5 * megabyte)}</t></si>`),
      }),
    'read',
  ],
  [
    '2 million texts without a text',
    () =>
      workbookFile(sheetXml('<row><c t="s"><v>0</v></c></row>'), {
        'xl/sharedStrings.xml': sharedStringsXml('<si/>'.repeat(2_000_000)),
      }),
    'no rows',
  ],
  [
    'a long text in every cell',
    () =>
      workbookFile(sheetXml(everyCell('0')), {
        'xl/sharedStrings.xml': sharedStringsXml(`<si><t>${longText}</t></si>`),
      }),
    422,
  ],
  ['texts that are not there', () => workbookFile(sheetXml(everyCell('7'))), 422],
  [
    '600,000 texts',
    () =>
      workbookFile(sheetXml('<row><c t="s"><v>0</v></c></row>'), {
        'xl/sharedStrings.xml': sharedStringsXml('<si><t>abcd</t></si>'.repeat(600_000)),
      }),
    422,
  ],
  [
    'a sheet of 20 MB of texts',
    () => workbookFile(sheetXml(rowXml(1, Array<string>(60).fill('x'.repeat(340))).repeat(900))),
    422,
  ],
];
