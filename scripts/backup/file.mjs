/** Reads the file of a backup, and says what is wrong with one before anything is done with it. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { hashedText } from '../../src/domain/backup/file.ts';
import { Stop } from '../setup/say.mjs';

/** @typedef {import('../../src/domain/backup/file').FileHeader} FileHeader */
/** @typedef {import('../../src/domain/backup/file').FileEntry} FileEntry */
/** @typedef {Pick<FileEntry, 'store' | 'key' | 'sha256' | 'metadata' | 'text'> & { bytes: number }} NamedEntry with the text of a mark of erasure only */

/** The form of the files that this program reads. */
const knownFormat = 1;

/** The site refuses a whole comparison if one text is longer. A text cut off here is no valid mark: it alone is refused. */
const maxMarkText = 100;

/** The file cannot be used; the message says why, and in which line. */
export class UnusableFile extends Stop {}

/** @param {string} path */
async function isGzip(path) {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/**
 * Not `readline`, for which U+2028 ends a line too, and texts have it.
 *
 * @param {AsyncIterable<Buffer>} input
 */
async function* splitLines(input) {
  /** @type {Buffer[]} */
  let pieces = [];
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...pieces, chunk.subarray(start, end)]).toString();
      pieces = [];
      start = end + 1;
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
  }
  if (pieces.length > 0) yield Buffer.concat(pieces).toString();
}

/**
 * The lines of a file, compressed or not, with their numbers.
 *
 * @param {string} path
 */
async function* readLines(path) {
  let number = 0;
  try {
    const isCompressed = await isGzip(path);
    const source = createReadStream(path);
    // An error of either is thrown where the lines are read.
    const input = isCompressed ? pipeline(source, createGunzip(), () => {}) : source;
    for await (const text of splitLines(input)) {
      number += 1;
      yield { number, text };
    }
  } catch (cause) {
    if (cause instanceof UnusableFile) throw cause;
    if (cause.code === 'ENOENT') throw new UnusableFile(`There is no file ${path}.`, { cause });
    if (cause.syscall) throw new UnusableFile(`${path} cannot be read (${cause.code}).`, { cause });
    throw new UnusableFile(
      `The file is damaged after line ${number}: it cannot be decompressed further. Was it copied or downloaded to its end?`,
      { cause },
    );
  }
}

/** @param {{ number: number, text: string }} line */
function parseLine({ number, text }) {
  try {
    const value = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below.
  }
  throw new UnusableFile(
    number === 1
      ? 'This is not the file of a backup: line 1 is not the header of one.'
      : `Line ${number} is damaged: it cannot be read.`,
  );
}

/** @param {FileEntry} entry */
export function bytesOf({ text, base64 }) {
  return text === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(text);
}

/** @param {number} number @param {any} entry @returns {Buffer} */
function checkEntry(number, entry) {
  const { store, key, sha256, text, base64 } = entry;
  const isWhole =
    [store, key, sha256, text ?? base64].every((part) => typeof part === 'string') &&
    (text === undefined || base64 === undefined);
  if (!isWhole) throw new UnusableFile(`Line ${number} is damaged: it lacks a part.`);
  const bytes = bytesOf(entry);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new UnusableFile(`Line ${number} is damaged: ${store}/${key} does not match its hash.`);
  return bytes;
}

/** @param {any} header */
function checkHeader(header) {
  if (typeof header.backup !== 'number' || typeof header.at !== 'string')
    throw new UnusableFile('This is not the file of a backup: line 1 is not the header of one.');
  if (header.backup !== knownFormat)
    throw new UnusableFile(
      `The file has the format ${header.backup}; this program reads ${knownFormat}. Use the version of the site that made it.`,
    );
}

/**
 * Checks a whole file, every value and the end, and returns its header and what it holds, without the values.
 * Throws `UnusableFile`.
 *
 * @param {string} path
 * @returns {Promise<{ header: FileHeader, entries: NamedEntry[] }>}
 */
export async function checkFile(path) {
  /** @type {FileHeader | undefined} */
  let header;
  /** @type {NamedEntry[]} */
  const entries = [];
  let end;
  for await (const line of readLines(path)) {
    if (end) throw new UnusableFile(`Line ${line.number} comes after the end of the backup.`);
    const value = parseLine(line);
    if (!header) {
      checkHeader(value);
      header = value;
    } else if (value.end === true) end = { ...value, line: line.number };
    else {
      const bytes = checkEntry(line.number, value).byteLength;
      const { store, key, sha256, metadata, text } = value;
      const isMark = store === 'erased';
      entries.push({
        store,
        key,
        sha256,
        ...(metadata && { metadata }),
        ...(isMark && { text: text?.slice(0, maxMarkText) }),
        bytes,
      });
    }
  }
  if (!header) throw new UnusableFile('This is not the file of a backup: it is empty.');
  if (!end)
    throw new UnusableFile(
      `The file is cut off after line ${entries.length + 1}: its last line is missing. Download it again.`,
    );
  if (end.count !== entries.length || header.count !== entries.length)
    throw new UnusableFile(
      `The file has ${entries.length} values instead of ${end.count}: lines are missing before line ${end.line}. Download it again.`,
    );
  const sha256 = createHash('sha256').update(hashedText(header, entries)).digest('hex');
  if (sha256 !== end.sha256)
    throw new UnusableFile(
      `The file is damaged: a name in lines 1 to ${end.line} does not match the hash of all in the last line.`,
    );
  return { header, entries };
}

/**
 * The values of a file that has been checked.
 *
 * @param {string} path
 * @returns {AsyncGenerator<FileEntry>}
 */
export async function* readEntries(path) {
  for await (const line of readLines(path)) {
    const value = parseLine(line);
    if (typeof value.store === 'string') yield value;
  }
}
