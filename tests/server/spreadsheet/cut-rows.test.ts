import { expect, it } from 'vitest';
import { Problem } from '../../../src/server/http/problem';
import { readWorkbook } from '../../../src/server/read-workbook';
import { cutRows } from '../../../src/server/spreadsheet/worker/cut-rows.mjs';
import {
  makePackage,
  packed,
  rowXml,
  sharedStringsXml,
  sheetXml,
  workbookFile,
  workbookXml,
} from '../../support/workbook-files';

/** A row whose one cell is the shared text with this number. */
const sharedRow = (number: number, text: number) =>
  `<row r="${number}"><c r="A${number}" t="s"><v>${text}</v></c></row>`;
const rows = (count: number, makeRow: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => makeRow(index + 1)).join('');
const texts = (items: string) => Buffer.from(sharedStringsXml(items));
const someTexts = '<si><t>Home</t></si><si><t>Rent</t></si>';

/** The numbers of the rows that are left. */
function leftRows(sheet: string, shared = someTexts): number[] {
  const cut = Buffer.from(cutRows(Buffer.from(sheetXml(sheet)), texts(shared))).toString();
  return [...cut.matchAll(/<row r="(\d+)"/g)].map(([, number]) => Number(number));
}

it('a sheet of too many rows is cut to one more than can be read, and its last one with a text', () => {
  const blank = '<row r="5001"><c r="A5001" s="1"/></row>';
  const left = leftRows(rows(5_000, (number) => sharedRow(number, 0)) + blank);
  expect(left).toHaveLength(1_023);
  expect(left.slice(-3)).toEqual([1_021, 5_000, 5_001]);
});

it.each<[string, string, string?]>([
  ['may be read whole', rows(1_020, (number) => sharedRow(number, 0)) + '<row r="9999"></row>'],
  [
    'has numbers alone, which may show nothing',
    rows(1_500, (number) => `<row r="${number}"><c><v>0</v></c></row>`),
  ],
  [
    'has formulas that give no text',
    rows(
      1_500,
      (number) => `<row r="${number}"><c t="str"><f>A1&amp;B1</f><v></v></c><c><v>0</v></c></row>`,
    ),
  ],
  [
    'shares a blank text',
    rows(1_500, (number) => sharedRow(number, 0)),
    `<si><t xml:space="preserve"> </t></si>${someTexts}`,
  ],
  [
    'does not number its rows',
    rows(1_500, (number) => sharedRow(number, 0)).replaceAll(/<row r="\d+"/g, '<row '),
  ],
])('a sheet stays whole that %s', (_what, sheet, shared) => {
  const given = Buffer.from(sheetXml(sheet));
  expect(cutRows(given, texts(shared ?? someTexts))).toBe(given);
});

it('homes are read above rows of blank texts, and beside a sheet of too many rows', async () => {
  const homes = rowXml(1, ['Name', 'Rent']) + rowXml(2, ['Sunrise', '25,000']);
  const below = rows(1_500, (number) => sharedRow(number + 2, 0));
  const blank = { 'xl/sharedStrings.xml': sharedStringsXml('<si><t/></si>') };
  const sheet = await readWorkbook(workbookFile(sheetXml(homes + below), blank));
  expect(sheet.rows).toHaveLength(2);
  const names =
    '<sheet name="Homes" sheetId="1" r:id="rId1"/><sheet name="Log" sheetId="2" r:id="rId9"/>';
  const parts = makePackage(sheetXml(homes));
  const relations = String(parts['xl/_rels/workbook.xml.rels']).replace(
    '</Relationships>',
    '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/log.xml"/></Relationships>',
  );
  const two = {
    ...parts,
    'xl/workbook.xml': workbookXml(names),
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/log.xml': sheetXml(rows(2_000, (number) => rowXml(number, ['Called']))),
  };
  expect((await readWorkbook(packed(two))).rows).toHaveLength(2);
});

it('a sheet of many rows is refused with the rows of each file to make of it', async () => {
  const refuse = async (count: number) => {
    const bytes = workbookFile(sheetXml(rows(count, (number) => rowXml(number + 3, ['Home']))));
    const error = await readWorkbook(bytes).catch((reason: unknown) => reason);
    return error instanceof Problem ? error.detail : '';
  };
  expect(await refuse(2_400)).toBe(
    'The sheet “Homes” goes on to row 2403, and one file may have 1,000 properties. Make 3 files of it, each with row 4, the header, above these rows: 5 to 1004, 1005 to 2004, 2005 to 2403. Upload them one by one.',
  );
  expect(await refuse(9_000)).toContain('Make 9 files');
  expect(await refuse(9_000)).toContain(
    ': 5 to 1004, 1005 to 2004, 2005 to 3004 and so on to 9003. ',
  );
});
