import { crc32, inflateRawSync } from 'node:zlib';
import { demand, Refusal } from './refusal.mjs';
import { zipDirectory } from './zip-directory.mjs';

/** In bytes, counted as they come out, whatever the file says of itself. */
const limits = { part: 24 * 1024 * 1024, all: 32 * 1024 * 1024 };

/** @param {unknown} error */
function isTooLarge(error) {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}

/**
 * @param {Buffer} packed
 * @param {number} size What the file says; one buffer of that size spares a second copy.
 * @param {number} most
 */
function inflate(packed, size, most) {
  const chunkSize = Math.min(Math.max(size, 16_384), most);
  try {
    return inflateRawSync(packed, { maxOutputLength: most, chunkSize });
  } catch (error) {
    throw new Refusal(isTooLarge(error) ? 'tooMuch' : 'damaged');
  }
}

/** Gives the unpacked parts of a zip file one by one; all together they may have 32 MB. */
export class ZipParts {
  #left = limits.all;
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
   * An XML part; entities of its own are refused, as no spreadsheet program writes them.
   *
   * @param {string} name
   * @param {number} [limit] The most bytes of this part.
   */
  read(name, limit = limits.part) {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) throw new Refusal('damaged');
    const packed = this.#file.subarray(entry.start, entry.end);
    const most = Math.min(limit, this.#left);
    const part = entry.method === 0 ? packed : inflate(packed, entry.size, most);
    if (part.length > most) throw new Refusal('tooMuch');
    demand(part.length === entry.size && crc32(part) === entry.crc);
    demand(!part.includes('<!DOCTYPE') && !part.includes('<!ENTITY'));
    this.#left -= part.length;
    return part;
  }
}
