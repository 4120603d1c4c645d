import { utils, write, type CellObject } from '@e965/xlsx';
import { Deflate } from 'fflate';
import { Problem } from '../../src/server/http/problem';
import { readWorkbook } from '../../src/server/read-workbook';
import { rowXml, sharedStringsXml, sheetXml, workbookFile, workbookXml } from './workbook-files';

/** The expected outcome of a file: rows, none, or the status of its rejection. */
type Outcome = 'read' | 'no rows' | 413 | 415 | 422;

/** A file that was made to harm its reader; generated on demand. */
type Hostile = [name: string, make: () => Buffer, outcome: Outcome];

const properties = rowXml(1, ['Name', 'Rent']) + rowXml(2, ['Sunrise', '25000']);

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function withSheetParts(parts: Record<string, [type: string, text: string]>): Buffer {
  const relations = Object.entries(parts).map(
    ([name, [type]], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="/${name}"/>`,
  );
  const texts = Object.entries(parts).map(([name, [, text]]) => [name, text] as const);
  return workbookFile(sheetXml(properties, '<legacyDrawing r:id="rId1"/>'), {
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(texts),
  });
}

function comments(authors: string, ref: string): Buffer {
  const comment = `<comment ref="${ref}" authorId="0"><text><t>polluted</t></text></comment>`;
  const text = `<comments>${authors}<commentList>${comment}</commentList></comments>`;
  return withSheetParts({ 'xl/comments1.xml': ['comments', text] });
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

/** Dangerous names, and harmful parts of a package. */
const hostilePackages: readonly Hostile[] = [
  [
    'a note at __proto__',
    () => comments('<authors><author>a</author></authors>', '__proto__'),
    'read',
  ],
  ['authors that take quadratic time', () => comments('<authors>'.repeat(300_000), 'A1'), 'read'],
  [
    'cells, styles and attributes named __proto__',
    () =>
      workbookFile(
        sheetXml(
          `${properties}<row r="3" __proto__="x"><c r="__proto__" s="__proto__" __proto__="x"><v>1</v></c></row>`,
        ),
        {
          'xl/workbook.xml': workbookXml('<sheet name="A" sheetId="1" r:id="rId1"/>').replace(
            '<sheets',
            '<workbookPr __proto__="x" constructor="y"/><sheets',
          ),
        },
      ),
    'read',
  ],
  ['a billion laughs', () => workbookFile(laughs), 'read'],
  [
    'a part whose path goes out of the file',
    () =>
      workbookFile(sheetXml(properties), {
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="file:///etc/passwd"/></Relationships>`,
      }),
    422,
  ],
];

const sheetPart = 'xl/worksheets/sheet1.xml';
const megabyte = 1024 * 1024;

/** That many megabytes of blanks, deflated without ever being unpacked in memory. */
function deflatedBlanks(megabytes: number): Buffer {
  const chunks: Uint8Array[] = [];
  const deflate = new Deflate({ level: 9 }, (chunk) => chunks.push(chunk));
  const blanks = new Uint8Array(megabyte).fill(32);
  for (let sent = 0; sent < megabytes; sent += 1) deflate.push(blanks, sent === megabytes - 1);
  return Buffer.concat(chunks);
}

/** A workbook whose sheet unpacks to that many megabytes; `says` is the size that the file claims. */
function bomb(megabytes: number, says: number): Buffer {
  const bytes = deflatedBlanks(megabytes);
  const file = workbookFile(bytes);
  // Packing the bomb a second time would store it or barely change it, so it replaces its entry.
  return replaced(file, sheetPart, bytes, says);
}

/** Puts deflated bytes in place of an entry, at the end of the entries. */
function replaced(file: Buffer, name: string, bytes: Buffer, size: number): Buffer {
  const directory = file.readUInt32LE(file.length - 6);
  const offset = file.lastIndexOf(name) - 46;
  const head = Buffer.alloc(30 + name.length);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(name.length, 26);
  head.write(name, 30);
  const rest = Buffer.from(file.subarray(directory));
  rest.writeUInt16LE(8, offset - directory + 10);
  rest.writeUInt32LE(bytes.length, offset - directory + 20);
  rest.writeUInt32LE(size, offset - directory + 24);
  rest.writeUInt32LE(directory, offset - directory + 42);
  rest.writeUInt32LE(directory + head.length + bytes.length, rest.length - 6);
  return Buffer.concat([file.subarray(0, directory), head, bytes, rest]);
}

const start = Buffer.from('PK\x03\x04');

function tooMuchTogether(): Buffer {
  const strings = sharedStringsXml(`<si><t>${' '.repeat(20 * megabyte)}</t></si>`);
  const sheet = sheetXml(properties, ' '.repeat(20 * megabyte));
  return workbookFile(sheet, { 'xl/sharedStrings.xml': strings });
}

/** Zip files that lie, or unpack to too much. */
const hostileZips: readonly Hostile[] = (
  [
    ['a bomb of 60 MB', () => bomb(60, 60 * megabyte)],
    ['a bomb that says it has 100 bytes', () => bomb(60, 100)],
    ['a bomb that says it has 4 GB', () => bomb(30, 0xffff_fff0)],
    ['parts that are too much together', tooMuchTogether],
    ['a zip file cut in half', () => workbookFile(sheetXml(properties)).subarray(0, 900)],
    ['a zip file that is only an end', () => Buffer.concat([start, Buffer.alloc(60)])],
  ] as const
).map(([name, make]): Hostile => [name, make, 422]);

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
const hostileSheets: readonly Hostile[] = [
  ['a cell at the far end', sheet(properties + far), 422],
  ['links and joins over all there is', sheet(properties, `${joined}${linked}`, dimension), 422],
  ['elements 500,000 deep', deep, 'read'],
  ['long texts all over', longTexts, 422],
];

/** A compound file whose sector table refers to itself, and that contains the name of a workbook stream. */
function looping(): Buffer {
  const file = Buffer.alloc(64 * 1024, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.write('Workbook\0', 1_024, 'utf16le');
  file.write('3e000300feff0900060000000000', 24, 'hex');
  for (const [offset, sector] of [
    [44, 1],
    [48, 0],
    [60, 0],
    [64, 1],
    [68, 0],
    [72, 1],
  ] as const)
    file.writeUInt32LE(sector, offset);
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

const hostileCompounds: readonly Hostile[] = [
  ['a link over all cells of an .xls', linkedEverywhere, 422],
  ['a compound file that turns in a circle', looping, 422],
];

export const hostileWorkbooks: readonly Hostile[] = [
  ...hostilePackages,
  ...hostileZips,
  ...hostileSheets,
  ...hostileCompounds,
];

/**
 * The outcome of reading a file: rows, none (whoever looks for headers in them rejects it), or the status of a rejection
 * that says what to do; anything else is rethrown.
 */
export async function readingOutcome(bytes: Uint8Array): Promise<'read' | 'no rows' | number> {
  try {
    const { rows } = await readWorkbook(bytes);
    return rows.length === 0 ? 'no rows' : 'read';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const saysWhatToDo = /save|copy|delete|split|fill in|upload|choose/i.test(error.detail);
    if (!saysWhatToDo) throw new Error('The refusal does not say what to do.', { cause: error });
    return error.status;
  }
}
