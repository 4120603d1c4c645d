import { crc32, inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { demand, maxUnpacked, Rejection } from './limits.mjs';

const endSignature = Buffer.from('PK\u0005\u0006', 'latin1');
const entrySignature = 0x02014b50;

/**
 * The entries of a zip file, still packed; reading beyond the file throws.
 *
 * @param {Buffer} file
 */
function* entriesOf(file) {
  const end = file.lastIndexOf(endSignature);
  demand(end !== -1);
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    demand(file.readUInt32LE(at) === entrySignature);
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    const header = file.readUInt32LE(at + 42);
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
    yield {
      name: file.toString('utf8', at + 46, nameEnd),
      isPacked: file.readUInt16LE(at + 10) !== 0,
      checksum: file.readUInt32LE(at + 16),
      bytes: file.subarray(start, start + file.readUInt32LE(at + 20)),
    };
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
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
    throw new Rejection(isTooLarge ? 'tooMuch' : 'damaged');
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
  for (const { name, isPacked, checksum, bytes } of entriesOf(file)) {
    const part = isPacked ? inflate(bytes, left) : bytes;
    left -= part.length;
    if (left < 0) throw new Rejection('tooMuch');
    demand(crc32(part) === checksum);
    parts.set(name, part);
  }
  if (!parts.has('[Content_Types].xml')) throw new Rejection('notWorkbook');
  const zip = zipSync(Object.fromEntries(parts), { level: 0 });
  return Buffer.from(zip.buffer, zip.byteOffset, zip.length);
}
