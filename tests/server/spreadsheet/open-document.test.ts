import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../../src/domain/import';
import { fileFaults } from '../../../src/content/import/faults';
import { readWorkbook } from '../../../src/server/read-workbook';
import {
  openDocumentFile,
  tableRowXml,
  tableXml,
  textCellXml,
} from '../../support/open-document-file';

const read = (rows: string, styles = '') =>
  readWorkbook(openDocumentFile(tableXml('Homes', rows), styles));
const cellsAt = (sheet: Sheet, row: number) =>
  sheet.rows.find(({ number }) => number === row)?.cells;

const valueXml = (attributes: string, text?: string) =>
  `<table:table-cell ${attributes}>${text === undefined ? '' : `<text:p>${text}</text:p>`}</table:table-cell>`;
const numberXml = (value: number, text?: string, more = '') =>
  valueXml(`office:value-type="float" office:value="${value}" ${more}`, text);
const fault = { fault: 'a formula without a value' };

const cells: [name: string, xml: string, value: unknown][] = [
  ['a number', numberXml(25_000.5, '25,000.50'), 25_000.5],
  ['a number without its text', numberXml(25_000.5), 25_000.5],
  ['a number of another country', numberXml(25_000.5, '25.000,50'), 25_000.5],
  ['a word that the format adds', numberXml(2, '2 months'), '2 months'],
  ['a number that is not shown', numberXml(5, ''), null],
  [
    'an amount',
    valueXml('office:value-type="currency" office:value="25000"', '₹25,000.00'),
    25_000,
  ],
  ['per cent', valueXml('office:value-type="percentage" office:value="0.5"', '50%'), '50%'],
  [
    'per cent without its text',
    valueXml('office:value-type="percentage" office:value="0.5"'),
    '50%',
  ],
  ['yes', valueXml('office:value-type="boolean" office:boolean-value="true"', 'WAHR'), true],
  ['no', valueXml('office:value-type="boolean" office:boolean-value="false"', 'FALSE'), false],
  [
    'a day',
    valueXml('office:value-type="date" office:date-value="2026-01-05"', '1/5/26'),
    { day: '2026-01-05' },
  ],
  [
    'a day with its time',
    valueXml('office:value-type="date" office:date-value="2026-01-05T23:59:59"', 'x'),
    { day: '2026-01-05' },
  ],
  [
    'a day before March 1900',
    valueXml('office:value-type="date" office:date-value="1900-02-28"', 'x'),
    { day: '1900-02-28' },
  ],
  [
    'no day',
    valueXml('office:value-type="date" office:date-value="soon"', 'x'),
    { fault: 'an invalid date' },
  ],
  [
    'a time',
    valueXml('office:value-type="time" office:time-value="PT09H30M00S"', '09:30'),
    '09:30',
  ],
  [
    'two lines and spaces',
    '<table:table-cell office:value-type="string"><text:p>One<text:s text:c="2"/>two</text:p><text:p>three<text:line-break/>four</text:p></table:table-cell>',
    'One  two\nthree\nfour',
  ],
  [
    'a text that an attribute has',
    valueXml('office:value-type="string" office:string-value="A"'),
    'A',
  ],
  [
    'a link',
    textCellXml('<text:a xlink:href="https://maps.example/a">Map</text:a>'),
    { text: 'Map', link: 'https://maps.example/a' },
  ],
  [
    'a link of a formula',
    valueXml(
      'table:formula="of:=HYPERLINK(&quot;https://maps.example/a;b&quot;;&quot;Map&quot;)" office:value-type="string"',
      'Map',
    ),
    { text: 'Map', link: 'https://maps.example/a;b' },
  ],
  [
    'an error',
    valueXml('table:formula="of:=1/0" office:value-type="float" office:value="0"', '#DIV/0!'),
    { fault: '#DIV/0!' },
  ],
  ['a formula with its value', numberXml(7, '7', 'table:formula="of:=[.A1]*9"'), 7],
  ['a formula without a value', valueXml('table:formula="of:=[.$A1]*2+SUM([.A1:.B1];1)"'), 100_003],
  ['a formula that is not calculated', valueXml('table:formula="of:=NOW()"'), fault],
  [
    'a note and a drawing beside the text',
    '<table:table-cell office:value-type="string"><office:annotation><text:p>Note</text:p></office:annotation><draw:frame><draw:text-box><text:p>Box</text:p></draw:text-box></draw:frame><text:p>A &amp; B</text:p></table:table-cell>',
    'A & B',
  ],
];

it('the cells of an .ods are read as those of an .xlsx', async () => {
  const sheet = await read(tableRowXml(cells.map(([, xml]) => xml)));
  const found = cellsAt(sheet, 1) ?? [];
  expect(cells.map(([name], at) => [name, found[at]])).toEqual(
    cells.map(([name, , value]) => [name, value]),
  );
});

it('repeated rows and cells are there as often as they say, and blank ones are left out', async () => {
  const rows = [
    tableRowXml(['<table:table-cell table:number-columns-repeated="3"/>', 'a']),
    tableRowXml(['<table:table-cell/>'], 'table:number-rows-repeated="5"'),
    tableRowXml(
      [textCellXml('b', 'table:number-columns-repeated="2"')],
      'table:number-rows-repeated="2"',
    ),
    tableRowXml(
      ['<table:table-cell table:number-columns-repeated="16384"/>'],
      'table:number-rows-repeated="1048567"',
    ),
  ];
  const sheet = await read(rows.join(''));
  expect(sheet.rows).toEqual([
    { number: 1, cells: [null, null, null, 'a'] },
    { number: 7, cells: ['b', 'b'] },
    { number: 8, cells: ['b', 'b'] },
  ]);
});

it('joined cells all say what the first one says', async () => {
  const joined = textCellXml('b', 'table:number-columns-spanned="2" table:number-rows-spanned="2"');
  const covered = '<table:covered-table-cell/>';
  const rows = tableRowXml(['a', joined, covered]) + tableRowXml(['c', covered, covered]);
  expect((await read(rows)).rows.map((row) => row.cells)).toEqual([
    ['a', 'b', 'b'],
    ['c', 'b', 'b'],
  ]);
});

it('hidden and filtered rows, hidden columns and hidden sheets are named', async () => {
  const columns =
    '<table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse"/>';
  const rows = [
    tableRowXml(['a', 'b', 'c']),
    tableRowXml(['d'], 'table:visibility="collapse"'),
    tableRowXml(['e'], 'table:visibility="filter"'),
  ];
  const styles =
    '<style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style>';
  const other = tableRowXml(['x']);
  const foreign = `<table:table-source xlink:href="rents.ods"/>${other}`;
  const tables = [
    tableXml('Lists', other, 'table:style-name="hidden"'),
    tableXml('Homes', columns + rows.join('')),
    tableXml('Sold', other),
    tableXml('file:///rents.ods#Homes', foreign, 'table:style-name="hidden"'),
  ];
  const bytes = openDocumentFile(tables.join(''), styles);
  expect(await readWorkbook(bytes)).toEqual({
    name: 'Homes',
    names: ['Homes', 'Sold'],
    hiddenNames: ['Lists'],
    hiddenColumns: [2],
    rows: [
      { number: 1, cells: ['a', 'b', 'c'] },
      { number: 2, cells: ['d'], isHidden: true },
      { number: 3, cells: ['e'], isHidden: true },
    ],
  });
  expect((await readWorkbook(bytes, 'Lists')).rows).toEqual([{ number: 1, cells: ['x'] }]);
});

describe('an .ods is rejected', () => {
  const row = (count: number) => tableRowXml(['x'], `table:number-rows-repeated="${count}"`);
  const blank = tableRowXml(['<table:table-cell/>'], 'table:number-rows-repeated="3000"');
  it.each<[string, Buffer, number, RegExp]>([
    [
      'with 1,021 rows',
      openDocumentFile(tableXml('A', row(1_021))),
      422,
      /may have 1,000 properties.*2 files/,
    ],
    [
      'with a million rows',
      openDocumentFile(tableXml('A', row(1e9))),
      422,
      /may have 1,000 properties/,
    ],
    ['with a row far below', openDocumentFile(tableXml('A', blank + row(1))), 422, /row 3001/],
    [
      'with 82 columns',
      openDocumentFile(
        tableXml('A', tableRowXml([textCellXml('x', 'table:number-columns-repeated="99"')])),
      ),
      422,
      /Cell CD1.*80 columns/,
    ],
    ['without a table', openDocumentFile(''), 422, /no visible sheet/],
    ['of letters', openDocumentFile('', '', 'text'), 415, /Save as/],
  ])('%s', async (_name, bytes, status, detail) => {
    await expect(readWorkbook(bytes)).rejects.toMatchObject({
      status,
      detail: expect.stringMatching(detail) as unknown,
    });
  });

  it('whose checksum does not fit', async () => {
    const bytes = openDocumentFile(tableXml('A', row(1)));
    bytes.write('x', bytes.indexOf('<table:table-row'));
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ detail: fileFaults.damaged() });
  });
});
