import { crc32, inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { demand, maxUnpacked, Rejection } from './limits.mjs';

const endSignature = Buffer.from('PK\u0005\u0006', 'latin1');
const entrySignature = 0x02014b50;
/** Stands in a field of 32 bits whose value is in the fields of zip64. */
const elsewhere = 0xffff_ffff;

/**
 * The values of an entry's zip64 field; none where it has no such field.
 *
 * @param {Buffer} extra
 * @returns {number[]}
 */
function wideValues(extra) {
  if (extra.length < 4) return [];
  const end = 4 + extra.readUInt16LE(2);
  if (extra.readUInt16LE(0) !== 1) return wideValues(extra.subarray(end));
  const count = Math.min(3, Math.floor((end - 4) / 8));
  return Array.from({ length: count }, (_, at) => Number(extra.readBigUInt64LE(4 + 8 * at)));
}

/**
 * The entries of a zip file, still packed; reading beyond the file throws.
 *
 * @param {Buffer} file
 */
function* readEntries(file) {
  const end = file.lastIndexOf(endSignature);
  demand(end !== -1);
  let at = file.readUInt32LE(end + 16);
  let left = file.readUInt16LE(end + 10);
  if (at === elsewhere || left === 0xffff) {
    const wideEnd = Number(file.readBigUInt64LE(end - 12));
    left = Number(file.readBigUInt64LE(wideEnd + 32));
    at = Number(file.readBigUInt64LE(wideEnd + 48));
  }
  for (; left > 0; left -= 1) {
    demand(file.readUInt32LE(at) === entrySignature);
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    const next = nameEnd + file.readUInt16LE(at + 30);
    const wide = wideValues(file.subarray(nameEnd, next));
    // The fields of zip64 stand in this order, without those that need no more than 32 bits.
    const [, size = 0, header = 0] = [24, 20, 42].map((field) => {
      const value = file.readUInt32LE(at + field);
      return value === elsewhere ? wide.shift() : value;
    });
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
    yield {
      name: file.toString('utf8', at + 46, nameEnd).replaceAll('\\', '/'),
      isPacked: file.readUInt16LE(at + 10) !== 0,
      checksum: file.readUInt32LE(at + 16),
      bytes: file.subarray(start, start + size),
    };
    at = next + file.readUInt16LE(at + 32);
  }
}

/**
 * @param {Buffer} packed
 * @param {number} maxOutputLength
 */
function inflate(packed, maxOutputLength) {
  try {
    return inflateRawSync(packed, { maxOutputLength });
  } catch (error) {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new Rejection(isTooLarge ? 'tooMuch' : 'unreadable');
  }
}

/**
 * An .xlsx packed anew, with true sizes: the parser checks neither sizes nor checksums, so that one changed bit
 * could change a rent, and a small file could unpack to gigabytes.
 *
 * @param {Buffer} file
 */
export function checkPackage(file) {
  let left = maxUnpacked;
  /** @type {Map<string, Uint8Array>} */
  const parts = new Map();
  for (const { name, isPacked, checksum, bytes } of readEntries(file)) {
    const part = isPacked ? inflate(bytes, left) : bytes;
    left -= part.length;
    if (left < 0) throw new Rejection('tooMuch');
    if (crc32(part) !== checksum) throw new Rejection('damaged');
    parts.set(name, part);
  }
  if (!parts.has('[Content_Types].xml')) throw new Rejection('notWorkbook');
  const zip = zipSync(Object.fromEntries(parts), { level: 0 });
  return Buffer.from(zip.buffer, zip.byteOffset, zip.length);
}
