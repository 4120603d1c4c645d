import { ERR_INVALID_CRC32, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { zipSync } from 'fflate';
import { cutRows } from './cut-rows.mjs';
import { resolveIndexedColours } from './indexed-colours.mjs';
import { maxUnpacked, Rejection } from './limits.mjs';
import { markFormulas } from './mark-formulas.mjs';

/**
 * The bytes of an entry, at most so many.
 *
 * @param {import('@zip.js/zip.js').FileEntry} entry
 * @param {number} limit
 */
async function unpack(entry, limit) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  let size = 0;
  const bytes = new WritableStream({
    /** @param {Uint8Array} chunk */
    write(chunk) {
      size += chunk.length;
      if (size > limit) throw new Error('too much');
      chunks.push(chunk);
    },
  });
  // Whatever the library makes of a stream that has ended early.
  await entry.getData(bytes).catch((/** @type {unknown} */ error) => {
    throw size > limit ? new Rejection('tooMuch') : error;
  });
  return Buffer.concat(chunks);
}

/** @param {unknown} error */
function findRejection(error) {
  if (error instanceof Rejection) return error;
  const isDamaged = error instanceof Error && error.message === ERR_INVALID_CRC32;
  return new Rejection(isDamaged ? 'damaged' : 'unreadable');
}

/**
 * The parts of a zip file by their names, of a limited size together, with each checksum compared: without that one changed
 * bit could change a rent.
 *
 * @param {Buffer} file
 */
export async function unpackParts(file) {
  // Programs of offices leave sizes out of the local headers, and differ there from the directory.
  const reader = new ZipReader(new Uint8ArrayReader(file), {
    checkCrc32: true,
    useWebWorkers: false,
    strictness: 'tolerant',
  });
  /** @type {Map<string, Uint8Array>} */
  const parts = new Map();
  let left = maxUnpacked;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory) continue;
      const part = await unpack(entry, left);
      left -= part.length;
      parts.set(entry.filename.replaceAll('\\', '/'), part);
    }
  } catch (error) {
    throw findRejection(error);
  }
  return parts;
}

/**
 * A part as its parser reads it right.
 *
 * @param {string} name
 * @param {Uint8Array} part
 * @param {Uint8Array | undefined} sharedTexts
 */
function preparePart(name, part, sharedTexts) {
  if (/^\/?xl\/worksheets\/[^/]+\.xml$/i.test(name))
    return markFormulas(cutRows(part, sharedTexts));
  return /^\/?xl\/styles\.xml$/i.test(name) ? resolveIndexedColours(part) : part;
}

/**
 * An .xlsx packed anew for its parser.
 *
 * @param {Map<string, Uint8Array>} parts
 */
export function packWorkbook(parts) {
  const sharedTexts = parts.get('xl/sharedStrings.xml');
  const packed = [...parts].map(([name, part]) => [name, preparePart(name, part, sharedTexts)]);
  const zip = zipSync(Object.fromEntries(packed), { level: 0 });
  return Buffer.from(zip.buffer, zip.byteOffset, zip.length);
}

/**
 * Whether the parts of a zip file are those of an .ods.
 *
 * @param {Map<string, Uint8Array>} parts
 */
export function isOpenDocument(parts) {
  const kind = Buffer.from(parts.get('mimetype') ?? '').toString();
  return (
    parts.has('content.xml') &&
    /^(?:application\/vnd\.oasis\.opendocument\.spreadsheet|$)/.test(kind)
  );
}

/**
 * Whether a part of an .xlsx has anything that strikes letters out, or says that nothing does.
 *
 * @param {Uint8Array | undefined} part
 */
export const mentionsStrike = (part) =>
  part !== undefined && Buffer.from(part.buffer, part.byteOffset, part.length).includes('strike');

/**
 * Whether anything of an .xlsx may be struck out.
 *
 * @param {Map<string, Uint8Array>} parts
 */
export const mayBeStruck = (parts) =>
  [...parts].some(([name, part]) => name.endsWith('.xml') && mentionsStrike(part));
