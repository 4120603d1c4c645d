import { crc32, inflateRawSync } from 'node:zlib';
import { demand, Rejection } from './limits.mjs';

/**
 * @typedef {{ name: string, method: number, crc: number, packed: number, size: number, from: number }} Listed
 * @typedef {Listed & { start: number, end: number }} Entry
 */

/** Limit of the bytes actually unpacked: the sizes in the file may be false. */
const maxUnpacked = { part: 24 * 1024 * 1024, all: 32 * 1024 * 1024 };

const maxEntries = 500;
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
/** The length of the record at the end without its comment of up to 65,535 bytes. */
const endLength = 22;
const encryptedFlag = 1;

/** @param {Buffer} file */
function findEnd(file) {
  const lowest = Math.max(0, file.length - endLength - 65_535);
  for (let at = file.length - endLength; at >= lowest; at -= 1) {
    if (file.readUInt32LE(at) === endSignature) return at;
  }
  throw new Rejection('damaged');
}

/**
 * @param {Buffer} file
 * @param {number} at
 * @param {number} length
 */
function nameAt(file, at, length) {
  const name = file.toString('utf8', at, at + length).replaceAll('\\', '/');
  return name.replace(/^\/+/, '').toLowerCase();
}

/**
 * Finds the bytes of an entry: the extra field of its header may differ from that in the directory.
 *
 * @param {Buffer} file
 * @param {Listed} entry
 * @param {number} nameLength
 * @returns {Entry}
 */
function locate(file, entry, nameLength) {
  demand(entry.from + 30 <= file.length && file.readUInt32LE(entry.from) === localSignature);
  demand(file.readUInt16LE(entry.from + 26) === nameLength);
  const start = entry.from + 30 + nameLength + file.readUInt16LE(entry.from + 28);
  return { ...entry, start, end: start + entry.packed };
}

/**
 * @param {Buffer} file
 * @param {number} at
 */
function readEntry(file, at) {
  demand(file.readUInt32LE(at) === entrySignature);
  const method = file.readUInt16LE(at + 10);
  demand((file.readUInt16LE(at + 8) & encryptedFlag) === 0 && (method === 0 || method === 8));
  const nameLength = file.readUInt16LE(at + 28);
  const entry = {
    name: nameAt(file, at + 46, nameLength),
    method,
    crc: file.readUInt32LE(at + 16),
    packed: file.readUInt32LE(at + 20),
    size: file.readUInt32LE(at + 24),
    from: file.readUInt32LE(at + 42),
  };
  const next = at + 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  return { entry: locate(file, entry, nameLength), next };
}

/**
 * The entries of a zip file by name in lower case. Entries of zip64 are rejected: their sizes are out of bounds.
 *
 * @param {Buffer} file
 * @returns {Map<string, Entry>}
 */
function zipDirectory(file) {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  const start = file.readUInt32LE(end + 16);
  demand(start + file.readUInt32LE(end + 12) <= end);
  if (count > maxEntries) throw new Rejection('tooMuch');
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (let read = 0, at = start; read < count; read += 1) {
    const { entry, next } = readEntry(file, at);
    demand(next <= end && entry.end <= start && !entries.has(entry.name));
    entries.set(entry.name, entry);
    at = next;
  }
  return entries;
}

/** @param {unknown} error */
function isTooLarge(error) {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

/**
 * @param {Buffer} packed
 * @param {number} size The size in the directory; one buffer of that size saves a copy.
 * @param {number} max In bytes.
 */
function inflate(packed, size, max) {
  const chunkSize = Math.min(Math.max(size, 16_384), max);
  try {
    return inflateRawSync(packed, { maxOutputLength: max, chunkSize });
  } catch (error) {
    throw new Rejection(isTooLarge(error) ? 'tooMuch' : 'damaged');
  }
}

/** Unpacks the parts of a zip file one by one, at most 32 MB in all. */
export class ZipParts {
  #left = maxUnpacked.all;
  #file;
  #entries;

  /** @param {Buffer} file */
  constructor(file) {
    this.#file = file;
    this.#entries = zipDirectory(file);
  }

  /** @param {string} name */
  has(name) {
    return this.#entries.has(name.toLowerCase());
  }

  /**
   * An XML part; those with a DTD are rejected, as no spreadsheet program writes them.
   *
   * @param {string} name
   * @param {number} [limit] The maximum size of this part in bytes.
   */
  read(name, limit = maxUnpacked.part) {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) throw new Rejection('damaged');
    const packed = this.#file.subarray(entry.start, entry.end);
    const max = Math.min(limit, this.#left);
    const part = entry.method === 0 ? packed : inflate(packed, entry.size, max);
    if (part.length > max) throw new Rejection('tooMuch');
    demand(part.length === entry.size && crc32(part) === entry.crc);
    demand(!part.includes('<!DOCTYPE') && !part.includes('<!ENTITY'));
    this.#left -= part.length;
    return part;
  }
}
