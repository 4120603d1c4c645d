import { Deflate } from 'fflate';
import {
  packageOf,
  packed,
  rowXml,
  sharedStringsXml,
  sheetXml,
  workbookFile,
} from '../workbook-files';
import type { Hostile } from './hostile';

const properties = rowXml(1, ['Name', 'Rent']) + rowXml(2, ['Sunrise', '25000']);
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

/** A rent that changed on its way: the sheet is not compressed, so that it is still one. */
function changedDigit(): Buffer {
  const file = packed(packageOf(sheetXml(properties)), { level: 0 });
  file.write('9', file.indexOf('25000'));
  return file;
}

const ordinary = () => workbookFile(sheetXml(properties));
const start = Buffer.from('PK\x03\x04');

function tooMuchTogether(): Buffer {
  const strings = sharedStringsXml(`<si><t>${' '.repeat(20 * megabyte)}</t></si>`);
  const sheet = sheetXml(properties, ' '.repeat(20 * megabyte));
  return workbookFile(sheet, { 'xl/sharedStrings.xml': strings });
}

/** Zip files that lie, or unpack to too much. */
export const hostileZips: readonly Hostile[] = (
  [
    ['a bomb of 60 MB', () => bomb(60, 60 * megabyte)],
    ['a bomb that says it has 100 bytes', () => bomb(60, 100)],
    ['a bomb that says it has 4 GB', () => bomb(30, 0xffff_fff0)],
    ['parts that are too much together', tooMuchTogether],
    ['a digit changed on its way', changedDigit],
    ['a zip file cut in half', () => ordinary().subarray(0, 900)],
    ['a zip file that is only an end', () => Buffer.concat([start, Buffer.alloc(60)])],
  ] as const
).map(([name, make]): Hostile => [name, make, 422]);
