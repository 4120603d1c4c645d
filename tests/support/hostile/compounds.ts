import { utils, write, type CellObject } from '@e965/xlsx';
import type { Hostile } from './hostile';

/** A compound file whose sector table refers to itself, and that contains the name of a workbook stream. */
function looping(): Buffer {
  const file = Buffer.alloc(64 * 1024, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.write('Workbook\0', 1_024, 'utf16le');
  file.write('3e000300feff0900060000000000', 24, 'hex');
  for (const [at, sector] of [
    [44, 1],
    [48, 0],
    [60, 0],
    [64, 1],
    [68, 0],
    [72, 1],
  ] as const)
    file.writeUInt32LE(sector, at);
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

/** Compound files, the container of .xls. */
export const hostileCompounds: readonly Hostile[] = [
  ['a link over all cells of an .xls', linkedEverywhere, 422],
  ['a compound file that turns in a circle', looping, 422],
];
