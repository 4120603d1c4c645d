import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sheet } from '../../../src/domain/import';
import { Problem } from '../../../src/server/http/problem';
import { readWorkbook } from '../../../src/server/read-workbook';
import {
  packed,
  makePackage,
  rowXml,
  sharedStringsXml,
  sheetXml,
  stylesXml,
  workbookFile,
  workbookXml,
} from '../../support/workbook-files';

const homes = rowXml(1, ['Name', 'Rent']) + rowXml(2, ['Sunrise', '25,000']);
const wide = rowXml(1, [...Array.from({ length: 81 }, () => 'x'), 'one too many']);
/** A sheet in whose cells stands the same text, as long as one may be. */
function longTexts(cells: number): Parameters<typeof workbookFile> {
  const rows = '<row><c t="s"><v>0</v></c></row>'.repeat(cells);
  const strings = sharedStringsXml(`<si><t>${'x'.repeat(32_767)}</t></si>`);
  return [sheetXml(rows), { 'xl/sharedStrings.xml': strings }];
}
const cases: [name: string, bytes: Uint8Array, status: number, words: RegExp][] = [
  ['more than 4 MB', new Uint8Array(4 * 1024 * 1024 + 1), 413, /split it/],
  ['no bytes', new Uint8Array(), 422, /empty.*upload/],
  ['data of a program', Buffer.from('{"name": "Sunrise"}'), 415, /Save as/],
  ['a document', Buffer.from('%PDF-1.7\n1 0 obj\n'), 415, /Save as/],
  ['a list of the kind DIF', Buffer.from('TABLE\r\n0,1\r\n"GNUMERIC"\r\n'), 415, /Save as/],
  ['a list of the kind SYLK', Buffer.from('ID;PGnumeric;N;E\nP;P0%\n'), 415, /Save as/],
  ['bytes of no text', Buffer.from([0, 1, 2, 3, 255, 254]), 415, /Save as/],
  ['a web page', Buffer.from('<html><table><tr><td>1</td></tr></table></html>'), 415, /Save as/],
  ['a zip file of something else', packed({ 'a.txt': 'text' }), 415, /Save as/],
  [
    '1,021 rows',
    workbookFile(sheetXml(manyRows(1_021))),
    422,
    /row 1021.*1,000 properties.*2 files.*row 1.*: 2 to 1001, 1002 to 1021\. /,
  ],
  ['82 columns', workbookFile(sheetXml(wide)), 422, /Cell CD1.*80 columns.*Delete/],
  ['a row far below', workbookFile(sheetXml(homes + rowXml(3_001, ['x']))), 422, /row 3001/],
  ['half a workbook', workbookFile(sheetXml(homes)).subarray(0, 900), 422, /Save as/],
  ['the first bytes of a zip file', Buffer.from('PK\x03\x04'.padEnd(64, '\0')), 422, /Save as/],
  ['one long text in 300 cells', workbookFile(...longTexts(300)), 422, /too large.*Copy/],
  ['an .xls of zeros', Buffer.from('d0cf11e0a1b11ae1'.padEnd(4_096, '0'), 'hex'), 415, /Save as/],
];
it.each(cases)('row 20: a file is rejected: %s', async (_name, bytes, status, words) => {
  const problem = await refusal(bytes);
  expect(problem.status).toBe(status);
  expect(problem.detail).toMatch(words);
});

it('1,020 rows and 81 columns are read', async () => {
  const full = rowXml(1_020, Array<string>(81).fill('x'));
  const sheet = await readWorkbook(workbookFile(sheetXml(manyRows(1_019) + full)));
  expect(sheet.rows).toHaveLength(1_020);
  expect(cellsAt(sheet, 1_020)).toHaveLength(81);
});

const rows = 'Name;Rent\n"Sea & Sand, first floor";₹ 24,500\n"Two\nlines ""A""";043\n';
const titled = '"Homes to let, November 2026; Chennai"\n""\nName;Rent\nA, B;25,000\n';
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
it.each<[string, Uint8Array, unknown[][]]>([
  [
    'a title with commas above the headers',
    Buffer.from(titled),
    [['Homes to let, November 2026; Chennai'], ['Name', 'Rent'], ['A, B', '25,000']],
  ],
  [
    'semicolons, quotes and a line break in a cell',
    Buffer.from(rows),
    [
      ['Name', 'Rent'],
      ['Sea & Sand, first floor', '₹ 24,500'],
      ['Two\nlines "A"', '043'],
    ],
  ],
  [
    'a mark of UTF-8, and commas',
    Buffer.from('\ufeffName,Rent\nA,1\n'),
    [
      ['Name', 'Rent'],
      ['A', '1'],
    ],
  ],
  [
    'tabs in UTF-16',
    utf16('பெயர்\tRent\r\nமாடி\t1\r\n'),
    [
      ['பெயர்', 'Rent'],
      ['மாடி', '1'],
    ],
  ],
  [
    'Windows-1252',
    Buffer.from('Name,Rent\nCaf\xe9 \x96 1,1\n', 'latin1'),
    [
      ['Name', 'Rent'],
      ['Café – 1', '1'],
    ],
  ],
  [
    'a separator that it names',
    Buffer.from('sep=;\nName;Rent\nA;1,5\n'),
    [
      ['Name', 'Rent'],
      ['A', '1,5'],
    ],
  ],
  [
    'bars between the columns',
    Buffer.from('Name|Rent\nSunrise, Adyar|25,000'),
    [
      ['Name', 'Rent'],
      ['Sunrise, Adyar', '25,000'],
    ],
  ],
  ['one column', Buffer.from('Name\nSunrise'), [['Name'], ['Sunrise']]],
])('a .csv is read: %s', async (_name, bytes, cells) => {
  const sheet = await readWorkbook(bytes);
  expect(sheet.rows.map((row) => row.cells)).toEqual(cells);
  expect(sheet.isText).toBe(true);
});

it('only a file in letters is called one', async () => {
  expect(await readWorkbook(workbookFile(sheetXml(homes)))).not.toHaveProperty('isText');
});

it.each(['#REF!', '#N/A', '#VALUE!', '########', '#DIV/0!'])(
  'what a sheet shows in place of a value is none in a .csv either: %s',
  async (text) => {
    const sheet = await readWorkbook(Buffer.from(`Name,Rent\nSunrise,${text}\n"#4, Adyar",1`));
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      ['Name', 'Rent'],
      ['Sunrise', { fault: text }],
      ['#4, Adyar', '1'],
    ]);
  },
);

describe('the cells of a sheet', () => {
  const strings = sharedStringsXml('<si><t>₹ 1.2 lakh</t></si>');
  const formats = [
    'dd/mm/yyyy',
    'hh:mm',
    '[h]:mm',
    '#,##0.00',
    '[$-4009]d mmmm yyyy;@',
    'mm:ss',
    '0%',
    '0 &quot;months&quot;',
    '0.0&quot; L&quot;',
    '0.0,&quot;k&quot;',
    '[&gt;=100000]##\\,##\\,##0;##,##0',
    '&quot;₹&quot; #,##0',
    '[$$-409]#,##0',
    ';;;',
    '00000-00000',
    '[&gt;=100000]0.0,&quot; k&quot;;0&quot; each&quot;',
    '#,##,##0',
    '&quot;+91 &quot;00000-00000',
  ];
  const read = async (cells: string, properties = '') => {
    const bytes = workbookFile(sheetXml(`<row r="2">${cells}</row>`), {
      'xl/sharedStrings.xml': strings,
      'xl/styles.xml': stylesXml(formats),
      'xl/workbook.xml': workbookXml('<sheet name="A" sheetId="1" r:id="rId1"/>', properties),
    });
    return cellsAt(await readWorkbook(bytes), 2);
  };

  const cells: [name: string, xml: string, value: unknown][] = [
    ['a shared text', '<c t="s"><v>0</v></c>', '₹ 1.2 lakh'],
    ['a number', '<c><v>25000.5</v></c>', 25_000.5],
    ['a number with a format', '<c s="4"><v>9840012345</v></c>', 9_840_012_345],
    ['per cent', '<c s="7"><v>0.5</v></c>', '50%'],
    ['a word that the format adds', '<c s="8"><v>1</v></c>', '1 months'],
    ['lakh', '<c s="9"><v>12</v></c>', '12.0 L'],
    ['thousands that the format takes away', '<c s="10"><v>25000</v></c>', '25.0k'],
    ['thousands that the format takes away and rounds', '<c s="10"><v>17250</v></c>', 17_250],
    ['lakh, rounded', '<c s="9"><v>1.25</v></c>', '1.3 L'],
    ['the grouping of lakh', '<c s="11"><v>120000</v></c>', 120_000],
    ['a loss in the grouping of lakh', '<c s="11"><v>-120000</v></c>', -120_000],
    ['a loss with a word', '<c s="16"><v>-1200</v></c>', '-1200 each'],
    ['a number with more digits than places', '<c s="15"><v>919000012345</v></c>', '9190000-12345'],
    ['a number with as many digits as places', '<c s="15"><v>9000012345</v></c>', '90000-12345'],
    ['the same behind words', '<c s="18"><v>919000012345</v></c>', '+91 9190000-12345'],
    ['a grouping that the library does not know', '<c s="17"><v>120000</v></c>', 120_000],
    ['rupees', '<c s="12"><v>25000.5</v></c>', 25_000.5],
    ['dollars', '<c s="13"><v>900</v></c>', '$900'],
    ['yes', '<c t="b"><v>1</v></c>', true],
    ['no', '<c t="b"><v>0</v></c>', false],
    ['a day', '<c s="1"><v>46027</v></c>', { day: '2026-01-05' }],
    ['a day with its time', '<c s="5"><v>46027.99</v></c>', { day: '2026-01-05' }],
    ['the first day there is', '<c s="1"><v>1</v></c>', { day: '1900-01-01' }],
    ['a day before March 1900', '<c s="1"><v>59</v></c>', { day: '1900-02-28' }],
    ['29 February 1900', '<c s="1"><v>60</v></c>', { fault: 'an invalid date' }],
    ['a negative day', '<c s="1"><v>-4</v></c>', { fault: 'an invalid date' }],
    ['a time', '<c s="2"><v>0.5</v></c>', '12:00'],
    ['a duration', '<c s="3"><v>1.5</v></c>', '36:00'],
    ['minutes', '<c s="6"><v>0.0104166667</v></c>', '15:00'],
    ['a day as text', '<c s="1" t="d"><v>2026-01-05</v></c>', { day: '2026-01-05' }],
    ['an error', '<c t="e"><v>#REF!</v></c>', { fault: '#REF!' }],
    ['an error of our days', '<c t="e"><v>#SPILL!</v></c>', { fault: '#SPILL!' }],
    ['a formula', '<c><f>1+1</f><v>2</v></c>', 2],
    ['a formula of text', '<c t="str"><f>"a"</f><v>a &amp; b</v></c>', 'a & b'],
    ['a formula never calculated', '<c><f>1+1</f></c>', 2],
    ['the same with a mark', '<c><f>1+1</f><v/></c>', 2],
    ['the same with an unknown grouping', '<c s="17"><f>1+1</f></c>', 2],
  ];
  const texts: [text: string, plain: string][] = [
    ['Sea &amp; Sand', 'Sea & Sand'],
    ['&#8377; 25,000/- or &#x20B9;32,000', '₹ 25,000/- or ₹32,000'],
    ['Two minutes &#8211; near.&nbsp;Lift', 'Two minutes – near. Lift'],
    ['Owner&#146;s flat', 'Owner’s flat'],
    ['&amp;amp; once', '&amp; once'],
    ['Hall<br>Kitchen<BR />', 'Hall\nKitchen\n'],
    ['<p class="a">One</p><p>Two</p>', 'One\nTwo\n'],
    ['<b>Bright</b> &lt;i&gt;flat&lt;/i&gt;', 'Bright flat'],
    ['rent <25000 & >10000 a<b', 'rent <25000 & >10000 a<b'],
    ['&nothing; &#xD800; &#0; R&D; AT&T', '&nothing; &#xD800; &#0; R&D; AT&T'],
    ["'25000", '25000'],
    ['‘26000', '26000'],
    ["'Owner's flat", "Owner's flat"],
    ["'Anbu Illam', 2nd street", "'Anbu Illam', 2nd street"],
    ['5’ wide', '5’ wide'],
  ];
  // One row holds them all: each workbook costs a thread of its own.
  let row: unknown[] = [];
  beforeAll(async () => {
    const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const ofTexts = texts.map(([text]) => `<c t="inlineStr"><is><t>${escape(text)}</t></is></c>`);
    row = await read([...cells.map(([, xml]) => xml), ...ofTexts].join(''));
  });

  it.each(cells.map(([name, , value], at) => ({ name, value, at })))('$name', ({ value, at }) => {
    expect(row[at]).toEqual(value);
  });

  it.each(texts.map(([text, plain], at) => ({ text, plain, at: cells.length + at })))(
    'the text $text of another program is $plain',
    ({ plain, at }) => {
      expect(row[at]).toBe(plain);
    },
  );

  it('an empty text that a formula gives, and a number that is not shown, are blank cells', async () => {
    const blank = '<c t="str"><f>""</f><v></v></c><c s="14"><v>5</v></c>';
    expect(await read(`${blank}<c><v>1</v></c>`)).toEqual([null, null, 1]);
  });

  it('words keep the address behind them', async () => {
    const words = (text: string) =>
      `<c t="str"><f>HYPERLINK("https://maps.example/a","${text}")</f><v>${text}</v></c>`;
    const address = 'https://maps.example/b';
    const map = { text: 'Map', link: 'https://maps.example/a' };
    expect(await read(words('Map') + words(address))).toEqual([map, address]);
    const bytes = await readFile('tests/fixtures/spreadsheets/links.xlsx');
    const sheet = await readWorkbook(bytes);
    expect(cellsAt(sheet, 2)).toContainEqual({
      text: 'Map',
      link: 'https://maps.app.goo.gl/AbCdEf123',
    });
  });

  it('an address that a formula puts together is not taken in part', async () => {
    const built = [
      '"https://maps.example/?q="&amp;K2&amp;","&amp;L2',
      'CONCATENATE("https://a.example/",G3)',
    ];
    const formulas = built.map(
      (address) => `<c t="str"><f>HYPERLINK(${address},"Map")</f><v>Map</v></c>`,
    );
    expect(await read(formulas.join(''))).toEqual(['Map', 'Map']);
  });

  it('days count from 1904 where the workbook says so', async () => {
    const properties = '<workbookPr date1904="1"/>';
    expect(await read('<c s="1"><v>44565</v></c>', properties)).toEqual([{ day: '2026-01-05' }]);
  });

  it('a text is cut after 32,767 characters', async () => {
    const [text] = await read(`<c t="inlineStr"><is><t>${'x'.repeat(40_000)}</t></is></c>`);
    expect(text).toHaveLength(32_767);
  });

  it('blank rows, blank cells at the end and styled blank cells are skipped', async () => {
    const rows = `${rowXml(2, ['a', '', 'b', ' ', ''])}<row r="3"><c r="A3" s="1"/></row>${rowXml(9, ['c'])}`;
    const sheet = await readWorkbook(workbookFile(sheetXml(rows)));
    expect(sheet.rows).toEqual([
      { number: 2, cells: ['a', null, 'b'] },
      { number: 9, cells: ['c'] },
    ]);
  });

  it('hidden columns are named', async () => {
    const columns =
      '<cols><col min="2" max="3" hidden="1"/><col min="5" max="5" width="9"/></cols>';
    const sheet = await readWorkbook(workbookFile(sheetXml(homes, '', columns)));
    expect(sheet.hiddenColumns).toEqual([1, 2]);
  });

  it('joined cells all say what the first one says, and hidden rows are named', async () => {
    const merges = '<mergeCells count="1"><mergeCell ref="B1:C2"/></mergeCells>';
    const rows = `${rowXml(1, ['a', 'b'])}<row r="2" hidden="1"><c r="A2"><v>1</v></c></row>`;
    const sheet = await readWorkbook(workbookFile(sheetXml(rows, merges)));
    expect(sheet.rows).toEqual([
      { number: 1, cells: ['a', 'b', 'b'] },
      { number: 2, cells: [1, 'b', 'b'], isHidden: true },
    ]);
  });
});

const strictNames = /schemas\.openxmlformats\.org\/(spreadsheetml|officeDocument)\/2006/g;

describe('the container', () => {
  it.each(['zip64', 'zip64-entries'])('may be of the kind %s', async (name) => {
    const sheet = await readWorkbook(await readFile(`tests/fixtures/spreadsheets/${name}.xlsx`));
    expect(cellsAt(sheet, 2)[0]).toBe('Container test flat');
  });

  it.each<[string, (name: string, xml: string) => [string, string]]>([
    ['name its parts with backslashes', (name, xml) => [name.replaceAll('/', '\\'), xml]],
    [
      'be of the strict kind',
      (name, xml) => [name, xml.replace(strictNames, 'purl.oclc.org/ooxml/$1')],
    ],
  ])('may %s', async (_, change) => {
    const parts = Object.entries(makePackage(sheetXml(homes)));
    const changed = parts.map(([name, part]) => change(name, String(part)));
    const sheet = await readWorkbook(packed(Object.fromEntries(changed)));
    expect(cellsAt(sheet, 2)).toEqual(['Sunrise', '25,000']);
  });

  it('is damaged only where a checksum says so', async () => {
    const parts = makePackage(sheetXml(homes));
    const changed = packed(parts, { level: 0 });
    changed.write('9', changed.indexOf('25,000'));
    expect((await refusal(changed)).detail).toMatch(/damaged.*checksum/);
    const broken = packed({ ...parts, 'xl/workbook.xml': '<' });
    expect((await refusal(broken)).detail).toMatch(
      /could not be read|not an Excel|no visible sheet/,
    );
  });
});

describe('the sheet to read', () => {
  const list = [
    '<sheet name="Notes" sheetId="1" state="hidden" r:id="rId1"/>',
    '<sheet name="Homes &amp; flats" sheetId="2" r:id="rId2"/>',
    '<sheet name="Villas" sheetId="3" r:id="rId3"/>',
    '<sheet name="Lists" sheetId="4" state="veryHidden" r:id="rId1"/>',
  ].join('');
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
  const relation = (id: number, target: string) =>
    `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`;
  const bytes = packed({
    ...makePackage(sheetXml(rowXml(1, ['hidden']))),
    'xl/workbook.xml': workbookXml(list),
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation(1, 'worksheets/sheet1.xml')}${relation(2, '/xl/worksheets/sheet9.xml')}${relation(3, 'worksheets/villas.xml')}</Relationships>`,
    'xl/worksheets/sheet9.xml': sheetXml(rowXml(1, ['flat'])),
    'xl/worksheets/villas.xml': sheetXml(rowXml(1, ['villa'])),
  });

  it('is the first visible one', async () => {
    const sheet = await readWorkbook(bytes);
    expect(sheet.name).toBe('Homes & flats');
    expect(sheet.names).toEqual(['Homes & flats', 'Villas']);
    expect(sheet.hiddenNames).toEqual(['Notes']);
    expect(cellsAt(sheet, 1)).toEqual(['flat']);
  });

  it('or the named one, wherever its part is', async () => {
    expect(cellsAt(await readWorkbook(bytes, 'Villas'), 1)).toEqual(['villa']);
    expect(cellsAt(await readWorkbook(bytes, 'Notes'), 1)).toEqual(['hidden']);
  });

  it.each(['Lists', 'Vill', '', '__proto__'])('but not %j', async (name) => {
    const problem = await refusal(bytes, name);
    expect(problem.status).toBe(422);
    expect(problem.detail).toContain(`“${name}”. Choose one of these: Homes & flats, Villas.`);
  });

  it('asks to unhide a sheet when all are hidden', async () => {
    const hidden = workbookXml('<sheet name="A" sheetId="1" state="hidden" r:id="rId1"/>');
    const problem = await refusal(workbookFile(sheetXml(homes), { 'xl/workbook.xml': hidden }));
    expect(problem.detail).toMatch(/no visible sheet.*Unhide/);
  });
});

async function refusal(bytes: Uint8Array, sheet?: string): Promise<Problem> {
  const error = await readWorkbook(bytes, sheet).catch((reason: unknown) => reason);
  if (!(error instanceof Problem)) throw new Error('The workbook was read.', { cause: error });
  return error;
}

function cellsAt(sheet: Sheet, row: number): unknown[] {
  return sheet.rows.find(({ number }) => number === row)?.cells ?? [];
}

function manyRows(count: number): string {
  return Array.from({ length: count }, (_, index) => rowXml(index + 1, ['Home'])).join('');
}
