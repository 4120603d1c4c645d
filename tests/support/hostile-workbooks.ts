import { deflateRawSync } from 'node:zlib';
import { utils, write, type CellObject } from '@e965/xlsx';
import { Deflate } from 'fflate';
import { compoundFile } from './compound-file';
import {
  packageOf,
  packed,
  rowXml,
  sharedStringsXml,
  sheetXml,
  stylesXml,
  workbookFile,
  workbookXml,
} from './workbook-files';

const homes = rowXml(1, ['Name', 'Rent']) + rowXml(2, ['Sunrise', '25000']);
const sheetPart = 'xl/worksheets/sheet1.xml';
const megabyte = 1024 * 1024;
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** What an entry of a zip file says of itself, where it is not true. */
interface Lies {
  size?: number;
  packed?: number;
  flags?: number;
  method?: number;
  offset?: number;
}

/** Changes what the central directory and the head of one entry say. */
function lying(file: Buffer, name: string, { size, packed: bytes, flags, method, offset }: Lies) {
  const copy = Buffer.from(file);
  const at = copy.lastIndexOf(name) - 46;
  const head = copy.readUInt32LE(at + 42);
  if (flags !== undefined) copy.writeUInt16LE(flags, at + 8);
  if (method !== undefined) copy.writeUInt16LE(method, at + 10);
  if (bytes !== undefined) copy.writeUInt32LE(bytes, at + 20);
  if (size !== undefined) copy.writeUInt32LE(size, at + 24);
  if (size !== undefined) copy.writeUInt32LE(size, head + 22);
  if (offset !== undefined) copy.writeUInt32LE(offset, at + 42);
  return copy;
}

/** So many megabytes of blanks, deflated without ever lying unpacked in memory. */
function deflatedBlanks(megabytes: number): Buffer {
  const chunks: Uint8Array[] = [];
  const deflate = new Deflate({ level: 9 }, (chunk) => chunks.push(chunk));
  const blanks = new Uint8Array(megabyte).fill(32);
  for (let sent = 0; sent < megabytes; sent += 1) deflate.push(blanks, sent === megabytes - 1);
  return Buffer.concat(chunks);
}

/** A workbook whose sheet unpacks to so many megabytes; `says` is the size that the file claims. */
function bomb(megabytes: number, says: number): Buffer {
  const bytes = deflatedBlanks(megabytes);
  const file = workbookFile(bytes);
  // Packed a second time, the bomb was stored or barely changed; it is put in place of its entry.
  return replaced(file, sheetPart, bytes, says);
}

/** Puts deflated bytes in place of an entry, at the end of the entries. */
function replaced(file: Buffer, name: string, bytes: Buffer, size: number): Buffer {
  const directory = file.readUInt32LE(file.length - 6);
  const at = file.lastIndexOf(name) - 46;
  const head = Buffer.alloc(30 + name.length);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(name.length, 26);
  head.write(name, 30);
  const rest = Buffer.from(file.subarray(directory));
  rest.writeUInt16LE(8, at - directory + 10);
  rest.writeUInt32LE(bytes.length, at - directory + 20);
  rest.writeUInt32LE(size, at - directory + 24);
  rest.writeUInt32LE(directory, at - directory + 42);
  rest.writeUInt32LE(directory + head.length + bytes.length, rest.length - 6);
  return Buffer.concat([file.subarray(0, directory), head, bytes, rest]);
}

function overlapping(): Buffer {
  const file = packed({ ...packageOf(sheetXml(homes)), 'xl/worksheets/sheet2.xml': 'x' });
  const first = file.lastIndexOf(sheetPart) - 46;
  return lying(file, 'xl/worksheets/sheet2.xml', { offset: file.readUInt32LE(first + 42) });
}

function withSheetParts(parts: Record<string, [type: string, text: string]>): Buffer {
  const relations = Object.entries(parts).map(
    ([name, [type]], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="/${name}"/>`,
  );
  const texts = Object.entries(parts).map(([name, [, text]]) => [name, text] as const);
  return workbookFile(sheetXml(homes, '<legacyDrawing r:id="rId1"/>'), {
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(texts),
  });
}

function comments(authors: string, ref: string): Buffer {
  const comment = `<comment ref="${ref}" authorId="0"><text><t>polluted</t></text></comment>`;
  const text = `<comments>${authors}<commentList>${comment}</commentList></comments>`;
  return withSheetParts({ 'xl/comments1.xml': ['comments', text] });
}

function manyEntries(): Buffer {
  const others = Array.from({ length: 501 }, (_, index) => [`xl/media/${index}.png`, 'x'] as const);
  return workbookFile(sheetXml(homes), Object.fromEntries(others));
}

function sheetsNamed(names: readonly string[]): string {
  return workbookXml(
    names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId1"/>`).join(''),
  );
}

function compound(fill: (at: number) => number): Buffer {
  const file = Buffer.alloc(64 * 1024, 0);
  for (let at = 8; at < file.length; at += 1) file[at] = fill(at) & 0xff;
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  return file;
}

/** An .xls of a million records that nobody knows, after a beginning as it should be. */
function unknownRecords(): Buffer {
  const beginning = Buffer.from('0908100000060500bb0dcc07c100000006060000', 'hex');
  const records = Buffer.alloc(3_900_000, Buffer.from('ee5f0000', 'hex'));
  return compoundFile({ '/Workbook': Buffer.concat([beginning, records]) });
}

/** A compound file whose table of sectors leads back to itself. */
function looping(): Buffer {
  const file = compound(() => 0);
  file.write('3e000300feff0900060000000000', 24, 'hex');
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(0, 48);
  file.writeUInt32LE(0, 60);
  file.writeUInt32LE(1, 64);
  file.writeUInt32LE(0, 68);
  file.writeUInt32LE(1, 72);
  return file;
}

/** An .xls whose only link covers 65,536 × 65,536 cells. */
function linkedEverywhere(): Buffer {
  const link: CellObject = { t: 's', v: 'link', l: { Target: 'https://example.com/' } };
  const sheet = utils.aoa_to_sheet([['Name'], [link]]);
  const book = { SheetNames: ['Homes'], Sheets: { Homes: sheet } };
  const file = Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array);
  const range = file.indexOf(Buffer.from('0100010000000000d0c9ea79', 'hex'));
  if (range < 0) throw new Error('The .xls has no link.');
  Buffer.from('0000ffff0000ffff', 'hex').copy(file, range);
  return file;
}

/** An .xls of 1,100 rows. */
function largeXls(): Buffer {
  const rows = Array.from({ length: 1_100 }, (_, row) => Array<number>(20).fill(row + 0.125));
  const book = { SheetNames: ['Homes'], Sheets: { Homes: utils.aoa_to_sheet(rows) } };
  return Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array);
}

const entities = Array.from({ length: 9 }, (_, i) => {
  const parts = Array<string>(10)
    .fill(i === 0 ? 'lol' : `&lol${i - 1};`)
    .join('');
  return `<!ENTITY lol${i} "${parts}">`;
}).join('');
const laughs = sheetXml(rowXml(1, ['&lol8;'])).replace(
  '<worksheet',
  `<!DOCTYPE worksheet [${entities}]><worksheet`,
);

function everyCell(value: string): string {
  return Array.from(
    { length: 1_000 },
    (_, row) => `<row r="${row + 1}">${`<c t="s"><v>${value}</v></c>`.repeat(60)}</row>`,
  ).join('');
}

const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
const everywhere = 'A1:XFD1048576';
const longText = 'x'.repeat(32_767);

/** What is to come of a file: rows, or a status. */
export type Outcome = 'read' | 413 | 415 | 422;

/** Files that were made to harm who reads them; each is made when it is asked for. */
export const hostileWorkbooks: readonly [name: string, make: () => Buffer, outcome: Outcome][] = [
  [
    'a comment at __proto__',
    () => comments('<authors><author>a</author></authors>', '__proto__'),
    'read',
  ],
  ['authors that take quadratic time', () => comments('<authors>'.repeat(300_000), 'A1'), 'read'],
  [
    'sheets named like parts of objects',
    () =>
      workbookFile(sheetXml(homes), {
        'xl/workbook.xml': sheetsNamed(['__proto__', 'constructor', 'toString', '__proto__']),
      }),
    'read',
  ],
  [
    'cells, styles and attributes named __proto__',
    () =>
      workbookFile(
        sheetXml(
          `${homes}<row r="3" __proto__="x"><c r="__proto__" s="__proto__" __proto__="x"><v>1</v></c></row>`,
        ),
        {
          'xl/workbook.xml': sheetsNamed(['A']).replace(
            '<sheets',
            '<workbookPr __proto__="x" constructor="y"/><sheets',
          ),
        },
      ),
    'read',
  ],
  ['a bomb of 60 MB', () => bomb(60, 60 * megabyte), 422],
  ['a bomb that says it has 100 bytes', () => bomb(60, 100), 422],
  ['a bomb that says it has 4 GB', () => bomb(30, 0xffff_fff0), 422],
  [
    'parts that are too much together',
    () => {
      const strings = sharedStringsXml(`<si><t>${' '.repeat(20 * megabyte)}</t></si>`);
      return workbookFile(sheetXml(homes, ' '.repeat(20 * megabyte)), {
        'xl/sharedStrings.xml': strings,
      });
    },
    422,
  ],
  [
    'a size that is too small',
    () => lying(workbookFile(sheetXml(homes)), sheetPart, { size: 9 }),
    422,
  ],
  [
    'packed bytes beyond the file',
    () => lying(workbookFile(sheetXml(homes)), sheetPart, { packed: 9e6 }),
    422,
  ],
  [
    'an entry that begins beyond the file',
    () => lying(workbookFile(sheetXml(homes)), sheetPart, { offset: 9e6 }),
    422,
  ],
  [
    'sizes of 64 bits',
    () =>
      lying(workbookFile(sheetXml(homes)), sheetPart, { size: 0xffff_ffff, packed: 0xffff_ffff }),
    422,
  ],
  ['an encrypted entry', () => lying(workbookFile(sheetXml(homes)), sheetPart, { flags: 1 }), 422],
  [
    'a way of packing unknown to spreadsheets',
    () => lying(workbookFile(sheetXml(homes)), sheetPart, { method: 99 }),
    422,
  ],
  ['entries that share their bytes', overlapping, 422],
  ['508 entries', manyEntries, 422],
  ['a zip file cut in half', () => workbookFile(sheetXml(homes)).subarray(0, 900), 422],
  [
    'a zip file that is only an end',
    () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(60)]),
    422,
  ],
  ['a zip file within the sheet', () => workbookFile(workbookFile(sheetXml(homes))), 422],
  ['a cell at the far end', () => workbookFile(sheetXml(homes + far)), 422],
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
          homes,
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
          `${homes}<row r="3">${'<c s="1"/>'.repeat(16_000)}</row>${'<row><c r="A9" s="1"/></row>'.repeat(500_000)}`,
        ),
      ),
    'read',
  ],
  [
    'tags that never end',
    () => workbookFile(sheetXml(`${homes}${'<c '.repeat(2_000_000)}`)),
    'read',
  ],
  [
    'elements 500,000 deep',
    () => workbookFile(sheetXml(homes + '<x>'.repeat(500_000) + '</x>'.repeat(500_000))),
    'read',
  ],
  ['cells within cells', () => workbookFile(sheetXml('<row><c><v>'.repeat(500_000))), 422],
  [
    'texts 200,000 deep',
    () =>
      workbookFile(sheetXml('<row><c t="s"><v>0</v></c></row>'), {
        'xl/sharedStrings.xml': sharedStringsXml(`<si>${'<r><t>'.repeat(200_000)}</si>`),
      }),
    422,
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
    422,
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
  ['a billion laughs', () => workbookFile(laughs), 422],
  [
    'number formats of 200 KB',
    () =>
      workbookFile(sheetXml('<row><c s="1"><v>1</v></c><c s="2"><v>2</v></c></row>'), {
        'xl/styles.xml': stylesXml(['['.repeat(200_000), `${'yy\\'.repeat(60_000)}d`]),
      }),
    'read',
  ],
  [
    '20,000 sheets',
    () =>
      workbookFile(sheetXml(homes), {
        'xl/workbook.xml': sheetsNamed(Array.from({ length: 20_000 }, (_, i) => `S${i}`)),
      }),
    'read',
  ],
  [
    'names without end',
    () =>
      workbookFile(sheetXml(homes), {
        'xl/workbook.xml': sheetsNamed([`A${'x'.repeat(megabyte)}`]).replace(
          '<sheets',
          `${'<definedName name="a">'.repeat(100_000)}<sheets`,
        ),
      }),
    'read',
  ],
  [
    'a part that leads out of the file',
    () =>
      workbookFile(sheetXml(homes), {
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="file:///etc/passwd"/></Relationships>`,
      }),
    422,
  ],
  ['a million records unknown to .xls', unknownRecords, 422],
  ['a link over all cells of an .xls', linkedEverywhere, 422],
  ['1,100 rows in an .xls', largeXls, 422],
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
  ['a compound file of noise', () => compound((at) => (at * 2_654_435_761) >>> 13), 422],
  ['a compound file of zeros', () => compound(() => 0), 422],
  ['a compound file that turns in a circle', looping, 422],
  [
    'bytes of a packed file without an end',
    () => Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(Buffer.alloc(megabyte))]),
    422,
  ],
];
