/** A backup as one file, made in the browser and in a command alike: documents, pictures, and their SHA-256. */
import { strFromU8, strToU8, unzipSync, Zip, ZipPassThrough } from 'fflate';
import { documentFile, documentNames, type DocumentName } from './documents.ts';

export const pictureFile = (hash: string) => `pictures/${hash}`;

const listFile = 'list.json';
const listHashFile = 'list.json.sha256';

type Bytes = Uint8Array<ArrayBuffer>;

export interface BackupOrigin {
  site: string;
  /** ISO 8601 in UTC; of a night's documents the day in Asia/Kolkata, YYYY-MM-DD. */
  at: string;
}

export interface BackupList extends BackupOrigin {
  entries: { name: string; sha256: string }[];
}

/** Reads the parts of a backup; `null` for one that does not exist. */
export interface BackupSource {
  document: (name: DocumentName) => Promise<Bytes | null>;
  pictures: () => Promise<readonly string[]>;
  picture: (hash: string) => Promise<Bytes | null>;
}

const concurrency = 4;

/** Writes a backup in pieces and returns its list; `onProgress` gets the finished entries and their total. */
export async function writeArchive(
  source: BackupSource,
  origin: BackupOrigin,
  write: (piece: Uint8Array) => void,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<BackupList> {
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    write(piece);
  });
  const entries: BackupList['entries'] = [];
  const store = (name: string, bytes: Bytes) => {
    const file = new ZipPassThrough(name);
    file.mtime = origin.at;
    zip.add(file);
    file.push(bytes, true);
  };
  const add = async (name: string, bytes: Bytes | null) => {
    if (bytes === null) return;
    entries.push({ name, sha256: await hashBytes(bytes) });
    store(name, bytes);
  };

  const pictures = await source.pictures();
  const total = documentNames.length + pictures.length;
  for (const [done, name] of documentNames.entries()) {
    onProgress(done, total);
    await add(documentFile(name), await source.document(name));
  }
  for (let from = 0; from < pictures.length; from += concurrency) {
    onProgress(documentNames.length + from, total);
    const some = pictures.slice(from, from + concurrency);
    const found = await Promise.all(some.map((hash) => source.picture(hash)));
    for (const [index, hash] of some.entries()) await add(pictureFile(hash), found[index] ?? null);
  }
  const list = { ...origin, entries };
  const listed = strToU8(JSON.stringify(list));
  store(listFile, listed);
  store(listHashFile, strToU8(await hashBytes(listed)));
  zip.end();
  onProgress(total, total);
  return list;
}

/** The fault of a file: no such zip or one that was cut off, its list, or one of its entries. */
export type ArchiveFault = 'no-archive' | 'list' | 'missing' | 'damaged';

export class UnusableArchive extends Error {
  readonly fault: ArchiveFault;
  readonly entry: string;

  constructor(fault: ArchiveFault, entry = '') {
    super(`${fault} ${entry}`);
    this.name = 'UnusableArchive';
    this.fault = fault;
    this.entry = entry;
  }
}

/** An archive whose bytes all have the hashes of its list. */
export interface Archive {
  list: BackupList;
  files: ReadonlyMap<string, Bytes>;
}

/** Reads an archive, also one that was unpacked and zipped again, and checks every entry. Throws `UnusableArchive`. */
export async function readArchive(bytes: Uint8Array): Promise<Archive> {
  const files = atTop(unpackZip(bytes));
  const listed = files.get(listFile);
  const listHash = files.get(listHashFile);
  if (!listed || !listHash) throw new UnusableArchive('no-archive');
  if (strFromU8(listHash) !== (await hashBytes(listed))) throw new UnusableArchive('list');
  const list = parseList(strFromU8(listed));
  for (const { name, sha256 } of list.entries) {
    const file = files.get(name);
    if (!file) throw new UnusableArchive('missing', name);
    if ((await hashBytes(file)) !== sha256) throw new UnusableArchive('damaged', name);
  }
  return { list, files };
}

function parseList(text: string): BackupList {
  try {
    // It has the hash that `writeArchive` wrote with it, but anybody can write both.
    const list = JSON.parse(text) as BackupList;
    const texts = list.entries.flatMap(({ name, sha256 }): unknown[] => [name, sha256]);
    if (texts.every((text) => typeof text === 'string')) return list;
  } catch {
    // Refused as what follows.
  }
  throw new UnusableArchive('list');
}

function unpackZip(bytes: Uint8Array): Map<string, Bytes> {
  try {
    // `unzipSync` makes plain arrays, but its type allows shared memory.
    return new Map(Object.entries(unzipSync(bytes) as Record<string, Bytes>));
  } catch {
    throw new UnusableArchive('no-archive');
  }
}

/** The files beside the list: zipped again they are in a folder, on Windows behind backslashes, among a Mac's own files. */
function atTop(files: ReadonlyMap<string, Bytes>): Map<string, Bytes> {
  const named = [...files].map(([name, bytes]) => [name.replaceAll('\\', '/'), bytes] as const);
  const list = named.find(([name]) => name.split('/').at(-1) === listFile)?.[0] ?? listFile;
  const folder = list.slice(0, -listFile.length);
  const inside = named.filter(([name]) => name.startsWith(folder));
  return new Map(inside.map(([name, bytes]) => [name.slice(folder.length), bytes]));
}

async function hashBytes(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
