import { utils, write, type CellObject } from '@e965/xlsx';
import { compoundFile } from '../compound-file';
import type { Hostile } from './hostile';

/** A compound file of arbitrary bytes that contains the name of a workbook stream. */
function compound(fill: (at: number) => number): Buffer {
  const file = Buffer.alloc(64 * 1024, 0);
  for (let at = 8; at < file.length; at += 1) file[at] = fill(at) & 0xff;
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.write('Workbook\0', 1_024, 'utf16le');
  return file;
}

/** An .xls with a valid beginning, then a million unknown records. */
function unknownRecords(): Buffer {
  const beginning = Buffer.from('0908100000060500bb0dcc07c100000006060000', 'hex');
  const records = Buffer.alloc(3_900_000, Buffer.from('ee5f0000', 'hex'));
  return compoundFile({ '/Workbook': Buffer.concat([beginning, records]) });
}

/** A compound file whose sector table refers to itself. */
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

/** Compound files, the container of .xls. */
export const hostileCompounds: readonly Hostile[] = [
  ['a million records unknown to .xls', unknownRecords, 422],
  ['a link over all cells of an .xls', linkedEverywhere, 422],
  ['1,100 rows in an .xls', largeXls, 422],
  ['a compound file of noise', () => compound((at) => (at * 2_654_435_761) >>> 13), 422],
  ['a compound file of zeros', () => compound(() => 0), 422],
  ['a compound file that turns in a circle', looping, 422],
];
