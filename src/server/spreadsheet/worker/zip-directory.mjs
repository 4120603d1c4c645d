import { demand, Refusal } from './refusal.mjs';

/** @typedef {{ name: string, method: number, crc: number, packed: number, size: number, from: number, start: number, end: number }} Entry */

const maximumEntries = 500;
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
/** Of the record at the end, without its comment of up to 65,535 bytes. */
const endLength = 22;
const encryptedFlag = 1;

/** @param {Buffer} file */
function findEnd(file) {
  const lowest = Math.max(0, file.length - endLength - 65_535);
  for (let at = file.length - endLength; at >= lowest; at -= 1) {
    if (file.readUInt32LE(at) === endSignature) return at;
  }
  throw new Refusal('damaged');
}

/**
 * @param {Buffer} file
 * @param {number} at
 */
function nameAt(file, at, length) {
  const name = file.toString('utf8', at, at + length).replaceAll('\\', '/');
  return name.replace(/^\/+/, '').toLowerCase();
}

/** Where the bytes of an entry lie: its own head may have another extra field than the directory says. */
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

/** No two entries may share bytes: many entries over one bomb are a known trick. */
function checkPlaces(entries, directoryStart) {
  let free = 0;
  for (const entry of entries.toSorted((one, other) => one.from - other.from)) {
    demand(entry.from >= free && entry.end <= directoryStart);
    free = entry.end;
  }
}

/**
 * The entries of a zip file by name in lower case. Sizes that need 64 bits fail as out of bounds.
 *
 * @param {Buffer} file
 * @returns {Map<string, Entry>}
 */
export function zipDirectory(file) {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  const start = file.readUInt32LE(end + 16);
  demand(start + file.readUInt32LE(end + 12) <= end);
  if (count > maximumEntries) throw new Refusal('tooMuch');
  const entries = new Map();
  for (let read = 0, at = start; read < count; read += 1) {
    const { entry, next } = readEntry(file, at);
    demand(next <= end && !entries.has(entry.name));
    entries.set(entry.name, entry);
    at = next;
  }
  checkPlaces([...entries.values()], start);
  return entries;
}
