import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/read-workbook';
import { rowXml, sheetXml, stylesXml, workbookFile } from '../../support/workbook-files';

const fault = { fault: 'a formula without a value' };
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const link = { text: 'Map', link: 'https://maps.example/a' };

/** Below a row of 28,000, 1,050.5, a text, digits in a text, nothing, a day, an error and an address. */
const first = [
  '<c><v>28000</v></c><c><v>1050.5</v></c>',
  '<c t="inlineStr"><is><t>Adyar</t></is></c><c t="inlineStr"><is><t>12</t></is></c>',
  '<c/><c s="1"><v>46027</v></c><c t="e"><v>#REF!</v></c>',
  '<c t="inlineStr"><is><t>https://maps.example/a</t></is></c>',
].join('');
const styles = { 'xl/styles.xml': stylesXml(['dd-mm-yyyy', '0%']) };

/** The second row of a sheet, whose cells have this XML. */
async function readSecond(cells: string): Promise<unknown[]> {
  const rows = `<row r="1">${first}</row><row r="2">${cells}</row>`;
  const sheet = await readWorkbook(workbookFile(sheetXml(rows), styles));
  return sheet.rows[1]?.cells ?? [];
}

const formulas: [formula: string, value: unknown][] = [
  ['A1*2', 56_000],
  ['ROUND(A1*0.08,0)', 2_240],
  ['A1+B1-50.5', 29_000],
  ['A1/4', 7_000],
  ['(A1+B1)*2', 58_101],
  ['A1-2*(B1-50.5)-1', 25_999],
  ['-A1', -28_000],
  ['A1*8%', 2_240],
  ['$A$1*A$1', 784_000_000],
  ['SUM(A1:B1)', 29_050.5],
  ['SUM(A1:F1,2)', 75_079.5],
  ['SUM(A1,D1)', 28_000],
  ['D1*2', 24],
  ['E1*2', 0],
  ['PRODUCT(A1,3)', 84_000],
  ['ROUND(1.005,2)', 1.01],
  ['ROUND(-2.5,0)', -3],
  ['ROUND(A1,-4)', 30_000],
  ['ROUNDUP(B1,0)', 1_051],
  ['ROUNDDOWN(B1,0)', 1_050],
  ['C1', 'Adyar'],
  ['HYPERLINK("https://maps.example/a","Map")', link],
  ['HYPERLINK(H1,"Map")', link],
  ['HYPERLINK(H1)', 'https://maps.example/a'],
  ['hyperlink("https://maps.example/a", "Map")', link],
  ['A2*2', 112_000],
  ['AB2', fault],
  ['AA2+1', fault],
  ['AC2', fault],
  ['C1*2', fault],
  ['G1*2', fault],
  ['A1/0', fault],
  ['IF(A1>2,1,2)', fault],
  ['VLOOKUP(A1,B1:C1,2)', fault],
  ['Rates!A1*2', fault],
  ['A1&"x"', fault],
  ['A1 B1', fault],
  ['A1*', fault],
  ['(A1', fault],
  ['ROUND(A1)', fault],
  ['A1:B1*2', fault],
  ['TODAY()', fault],
];

describe.each([
  ['0', '<v>0</v>'],
  ['nothing', ''],
  ['an empty value', '<v></v>'],
])('of formulas to which a program wrote %s', (_name, value) => {
  it('sums, products and links are calculated, and all others named', async () => {
    const cells = formulas.map(([formula]) => `<c><f>${escape(formula)}</f>${value}</c>`).join('');
    const found = await readSecond(cells);
    expect(formulas.map(([formula], at) => [formula, found[at]])).toEqual(formulas);
  });
});

it('the format of a formula is that of its value', async () => {
  const cells = '<c s="1"><f>F1+1</f></c><c s="2"><f>A1/56000</f></c>';
  expect(await readSecond(cells)).toEqual([{ day: '2026-01-06' }, '50%']);
});

it('beside formulas with a value 0 is a value, and nothing is none', async () => {
  const cells = '<c><f>A1*3</f><v>84000</v></c><c><f>E1*2</f><v>0</v></c><c><f>A1*2</f></c>';
  expect(await readSecond(`${cells}<c><f>NOW()</f></c>`)).toEqual([84_000, 0, 56_000, fault]);
});

it('a formula shared by several cells is calculated in each', async () => {
  const rows = [1, 2, 3].map((row) => {
    const shared =
      row === 1 ? '<f t="shared" ref="B1:B3" si="0">A1*2</f>' : '<f t="shared" si="0"/>';
    return `<row r="${row}"><c r="A${row}"><v>${row}</v></c><c r="B${row}">${shared}</c></row>`;
  });
  const sheet = await readWorkbook(workbookFile(sheetXml(rows.join(''))));
  expect(sheet.rows.map(({ cells }) => cells)).toEqual([
    [1, 2],
    [2, 4],
    [3, 6],
  ]);
});

it('a sum that runs down 900 rows is calculated', async () => {
  const rows = Array.from({ length: 900 }, (_, at) => {
    const sum = at === 0 ? '<c><v>1</v></c>' : `<c><f>A${at}+1</f></c>`;
    return `<row r="${at + 1}">${sum}</row>`;
  });
  const sheet = await readWorkbook(workbookFile(sheetXml(rows.join(''))));
  expect(sheet.rows.at(-1)?.cells).toEqual([900]);
});

it('an .xls is calculated like an .xlsx', async () => {
  const sheet = await readWorkbook(await readFile('tests/fixtures/spreadsheets/uncalculated.xls'));
  expect(sheet.rows.slice(1).map(({ cells }) => [cells[2], ...cells.slice(7, 10)])).toEqual([
    [28_000, 2_240, 84_000, { text: 'Map', link: 'https://www.google.com/maps?q=12.98,80.21' }],
    [45_000, 3_600, 135_000, { text: 'Map', link: 'https://www.google.com/maps?q=12.98,80.22' }],
  ]);
});

it('rows without formulas stay as they are', async () => {
  const sheet = await readWorkbook(workbookFile(sheetXml(rowXml(1, ['=A1*2', '0']))));
  expect(sheet.rows[0]?.cells).toEqual(['=A1*2', '0']);
});
