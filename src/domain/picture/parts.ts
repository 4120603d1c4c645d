/** Reads of which parts a picture's file consists, by what each says of its length: nothing is decoded. */
import { type Bytes, type PictureKind, readLatin1, readPictureKind } from './file-kind';

export interface Part {
  /**
   * As its format names it; of a JPEG and the extensions of a GIF by number, in hex. `cut` is one that is longer than the file,
   * `?` what is no part: both are the last.
   */
  name: string;
  /** Where its content begins, and the first byte behind it. */
  from: number;
  to: number;
}

/** A part, and where the one behind it begins; `null` for what cannot be one. */
type Found = (Part & { next: number }) | null;

interface Format {
  /** The bytes before the first part. */
  start: number;
  read: (bytes: Bytes, at: number) => Found;
  /** The part that ends the picture. */
  last?: string;
  /** The parts that consist of parts, with the bytes before the first of these. */
  holders?: Readonly<Record<string, number>>;
}

function readNumber(bytes: Bytes, at: number, length: number): number {
  return bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);
}

const readHex = (bytes: Bytes, at: number) => (bytes[at] ?? 0).toString(16).padStart(2, '0');

/** Where a JPEG's next marker is: among compressed data, 0xff stands for itself before 0, and for a restart before eight others. */
function findMarker(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function readSegment(bytes: Bytes, start: number): Found {
  let at = start;
  // It may be repeated before a marker.
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
  if (bytes[at] !== 0xff) return null;
  const name = readHex(bytes, at + 1);
  const from = at + 4;
  if (name === 'd9') return { name, from: at + 2, to: at + 2, next: at + 2 };
  const end = Math.max(from, at + 2 + readNumber(bytes, at + 2, 2));
  const to = name === 'da' && end < bytes.length ? findMarker(bytes, end) : end;
  return { name, from, to, next: to };
}

function readPngChunk(bytes: Bytes, at: number): Found {
  const from = at + 8;
  const checksum = 4;
  const to = from + readNumber(bytes, at, 4) + checksum;
  return { name: readLatin1(bytes, at + 4, from), from, to, next: to };
}

function readRiffChunk(bytes: Bytes, at: number): Found {
  const from = at + 8;
  const length = bytes.subarray(at + 4, from).reduceRight((sum, byte) => sum * 256 + byte, 0);
  const to = from + length;
  // Each begins at an even byte.
  return { name: readLatin1(bytes, at, at + 4), from, to, next: to + (to % 2) };
}

/** The bytes of a GIF's table of colours, by the flags that announce it. */
const tableLength = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where a GIF's data end: pieces with their length before them, the last with 0. */
function findDataEnd(bytes: Bytes, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

function readGifBlock(bytes: Bytes, at: number): Found {
  const block = (name: string, to: number) => ({ name, from: at, to, next: to });
  if (at === 0) return block('GIF', 13 + tableLength(bytes[10]));
  const name = readLatin1(bytes, at, at + 1);
  if (name === ';') return block(name, at + 1);
  if (name === ',') return block(name, findDataEnd(bytes, at + 11 + tableLength(bytes[at + 9])));
  if (name !== '!') return null;
  const label = readHex(bytes, at + 1);
  const application = label === 'ff' ? readLatin1(bytes, at + 3, at + 14) : '';
  return block(name + label + application, findDataEnd(bytes, at + 2));
}

/** Where a box says what it is more exactly. */
const typesWithin: Readonly<Record<string, number>> = { infe: 16, colr: 8 };

function readBox(bytes: Bytes, at: number): Found {
  const length = readNumber(bytes, at, 4);
  if (length < 8) return null;
  const type = readLatin1(bytes, at + 4, at + 8);
  const within = typesWithin[type];
  const name = within ? `${type}:${readLatin1(bytes, at + within, at + within + 4)}` : type;
  return { name, from: at + 8, to: at + length, next: at + length };
}

const formats: Record<PictureKind, Format> = {
  jpeg: { start: 2, read: readSegment, last: 'd9' },
  png: { start: 8, read: readPngChunk, last: 'IEND' },
  webp: { start: 0, read: readRiffChunk, holders: { RIFF: 4, ANMF: 16 } },
  gif: { start: 0, read: readGifBlock, last: ';' },
  avif: { start: 0, read: readBox, holders: { meta: 4, iinf: 6, iprp: 0, ipco: 0, iref: 4 } },
};

/** The parts of a picture in their order, those that hold others before these; none of another file. */
export function* readParts(bytes: Bytes): Generator<Part, void> {
  const kind = readPictureKind(bytes);
  if (kind === null) return;
  const { start, read, last, holders } = formats[kind];
  const around = [{ to: bytes.length, next: bytes.length }];
  let at = start;
  for (let holder = around.at(-1); holder; holder = around.at(-1)) {
    if (at >= holder.to) {
      at = holder.next;
      around.pop();
      continue;
    }
    const part = read(bytes, at);
    const { name, from, to } = part ?? { name: '?', from: at, to: at };
    const isCut = to > holder.to;
    yield isCut ? { name: 'cut', from: at, to: holder.to } : { name, from, to };
    if (part === null || isCut) return;
    const skipped = holders?.[name];
    at = skipped === undefined ? part.next : from + skipped;
    if (skipped !== undefined) around.push(part);
    if (name !== last) continue;
    if (to < bytes.length) yield { name: '?', from: to, to: bytes.length };
    return;
  }
}
