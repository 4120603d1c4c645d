import { expect, it } from 'vitest';
import type { Sheet } from '../../../src/domain/import';
import { readWorkbook } from '../../../src/server/read-workbook';

const read = (page: string, sheet?: string) => readWorkbook(Buffer.from(page), sheet);
const cellsOf = ({ rows }: Sheet) => rows.map(({ cells }) => cells);
const head = '<tr><th>Name</th><th>Rent</th></tr>';
const table = (rows: string, attributes = '') => `<table ${attributes}>${head}${rows}</table>`;
const header = ['Name', 'Rent'];

const cells: [html: string, value: unknown][] = [
  ['25,000', '25,000'],
  ['01-12-2026', '01-12-2026'],
  ['1/2', '1/2'],
  ['0431', '0431'],
  ['TRUE', 'TRUE'],
  ['=A1', '=A1'],
  ['#REF!', { fault: '#REF!' }],
  ['A &amp; B &lt;1&gt; &euro;&#8377;&nbsp;5', 'A & B <1> €₹ 5'],
  ['வீடு', 'வீடு'],
  ['one<br>two<br/>three', 'one\ntwo\nthree'],
  ['<p>one</p>\n   <p>two\n words</p>', 'one\ntwo words'],
  ['<ul><li>Lift</li><li>Gym</li></ul>', 'Lift\nGym'],
  ['<b>2</b> <font color="red">BHK</font>', '2 BHK'],
  [
    '<a href="https://maps.example/?a=1&amp;b=2">Map</a>',
    { text: 'Map', link: 'https://maps.example/?a=1&b=2' },
  ],
  ['<a href="https://maps.example/a">https://maps.example/a</a>', 'https://maps.example/a'],
  ['<a href="javascript:open()">Map</a>', 'Map'],
  ['<a href="/home/5">Home</a>', 'Home'],
  ['<img src="https://a.example/1.jpg" alt="">', 'https://a.example/1.jpg'],
  ['<s>30,000</s> 25,000', { text: '25,000', struck: '30,000' }],
  ['<span style="text-decoration: line-through">5</span>', { text: '', struck: '5' }],
  ['a<span style="display:none">secret</span>b', 'ab'],
  ['a<script>var b = "<td>";</script><!-- c -->', 'a'],
  ['<a class="comment-indicator"></a><comment>b</comment>a', 'a'],
  [
    '<table><tr><td>Hall</td><td>12 x 10</td></tr><tr><td>Kitchen</td></tr></table>',
    'Hall 12 x 10\nKitchen',
  ],
  ['', null],
];

it('the cells of a page are the texts that it shows', async () => {
  const rows = cells.map(([html], at) => `<tr><td>${at}</td><td>${html}</td></tr>`);
  const sheet = await read(table(rows.join('')));
  const found = sheet.rows.slice(1).map((row) => row.cells[1] ?? null);
  expect(cells.map(([html], at) => [html, found[at]])).toEqual(cells);
  expect(sheet).not.toHaveProperty('isText');
});

it('a page may leave out the ends of its rows and cells, as old programs do', async () => {
  const page = `<HTML><BODY><TABLE BORDER=1><TR><TH>Name<TH>Rent<TR><TD><B>Sunrise<TD>1<TR><TD><span style="display:none">x<TD>2</TABLE>`;
  expect(cellsOf(await read(page))).toEqual([header, ['Sunrise', '1'], [null, '2']]);
});

it('cells that are joined all say what the first one says', async () => {
  const page = `<table>
    <tr><td rowspan="2">Name</td><td colspan="2">Rent</td></tr>
    <tr><td>Now</td><td>Before</td></tr>
    <tr><td>Sunrise</td><td rowspan="2">1</td><td>2</td></tr>
    <tr><td>Marina</td><td>3</td></tr></table>`;
  expect(cellsOf(await read(page))).toEqual([
    ['Name', 'Rent', 'Rent'],
    ['Name', 'Now', 'Before'],
    ['Sunrise', '1', '2'],
    ['Marina', '1', '3'],
  ]);
});

it('what a page hides is hidden', async () => {
  const rows = `<tr style="height:0;display:none"><td>A</td><td>1</td></tr>
    <tr hidden><td>B</td><td>2</td></tr><tr><td>C</td><td>3</td><td style='display:none'>Owner</td></tr>
    <tbody style="display: none"><tr><td>D</td><td>4</td></tr></tbody>`;
  const sheet = await read(
    `<table>${rows}</table><table style="display:none">${head}${head}</table>`,
  );
  expect(sheet).toEqual({
    name: 'Table 1',
    names: ['Table 1'],
    hiddenNames: ['Table 2'],
    hiddenColumns: [2],
    rows: [
      { number: 1, cells: ['A', '1'], isHidden: true },
      { number: 2, cells: ['B', '2'], isHidden: true },
      { number: 3, cells: ['C', '3', 'Owner'] },
      { number: 4, cells: ['D', '4'], isHidden: true },
    ],
  });
});

it('of several tables the largest is read, also inside of one for the look of the page, and others can be chosen', async () => {
  const report =
    '<table><tr><td>Made on</td><td>today</td></tr><tr><td>By</td><td>us</td></tr></table>';
  const homes = table(
    '<tr><td>Sunrise</td><td>1</td></tr><tr><td>Marina</td></tr><caption>Homes &amp; flats</caption>',
  );
  const menu = '<table><tr><td>Start</td></tr></table>';
  const page = `<table><tr><td>${menu}</td><td>${report}</td></tr><tr><td colspan=2>${homes}</td></tr></table>`;
  const sheet = await read(page);
  expect(sheet.names).toEqual(['Table 1', 'Homes & flats', 'Table 3']);
  expect(sheet.name).toBe('Homes & flats');
  expect(cellsOf(sheet)).toEqual([header, ['Sunrise', '1'], ['Marina']]);
  expect(cellsOf(await read(page, 'Table 1'))).toEqual([
    ['Made on', 'today'],
    ['By', 'us'],
  ]);
});

it.each<[string, Buffer]>([
  ['Windows-1252', Buffer.from(table('<tr><td>Caf\xe9</td><td>1</td></tr>'), 'latin1')],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${table('<tr><td>Café</td><td>1</td></tr>')}`)],
  ['UTF-16', Buffer.from(`\ufeff${table('<tr><td>Café</td><td>1</td></tr>')}`, 'utf16le')],
  [
    'XHTML',
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE html><html>${table('<tr><td>Café</td><td>1</td></tr>')}</html>`,
    ),
  ],
])('a page may be in %s', async (_name, bytes) => {
  expect(cellsOf(await readWorkbook(bytes))).toEqual([header, ['Café', '1']]);
});

it.each<[string, string, number, RegExp]>([
  ['without a table', '<html><p>Please sign in</p></html>', 415, /Save as/],
  [
    'with a table of one column',
    '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>',
    415,
    /Save as/,
  ],
  ['with a table of one row', `<table>${head}</table>`, 415, /Save as/],
  ['of 1,021 rows', table('<tr><td>a</td></tr>'.repeat(1_020)), 422, /may have 1,000 properties/],
  ['of 82 columns', table(`<tr>${'<td>a</td>'.repeat(82)}</tr>`), 422, /Cell CD2.*80 columns/],
  [
    'of 2003',
    '<?xml version="1.0"?><Workbook><Table ss:a="1"><Row/></Table></Workbook>',
    415,
    /Save as/,
  ],
])('a page %s is rejected', async (_name, page, status, detail) => {
  await expect(read(page)).rejects.toMatchObject({
    status,
    detail: expect.stringMatching(detail) as unknown,
  });
});
