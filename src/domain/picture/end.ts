/** Tells whether the end of a picture is there. */
import { type Bytes, readPictureKind } from './file-kind';
import { readParts } from './parts';

/** Where the compressed data of a JPEG begin; previews in its segments have end marks too. `null` when unclear. */
function findScan(bytes: Bytes): number | null {
  for (const { name, from } of readParts(bytes)) {
    if (name === 'da') return from;
    if (name === '?') return null;
  }
  return bytes.length;
}

const endMark = [0xff, 0xd9] as const;

/**
 * Whether a JPEG has no end mark: it is cut off, or comes from one of the cameras and scanners that leave it out.
 * `false` for every other picture.
 */
export function lacksEndMark(bytes: Bytes): boolean {
  const start = readPictureKind(bytes) === 'jpeg' ? findScan(bytes) : null;
  // Decoders tolerate more than this check, so they decide.
  if (start === null) return false;
  for (
    let offset = bytes.indexOf(endMark[0], start);
    offset !== -1;
    offset = bytes.indexOf(endMark[0], offset + 1)
  ) {
    if (bytes[offset + 1] === endMark[1]) return false;
  }
  return true;
}

/**
 * The bytes with an end mark, after as many bytes that mean nothing: a decoder reads these only where data are missing, so that
 * a whole picture looks the same with and without them, and one that is cut off does not.
 */
export function withEndMark(bytes: Bytes, meaningless = 0): Bytes {
  const longer = new Uint8Array(bytes.length + meaningless + endMark.length);
  longer.fill(0x55);
  longer.set(bytes);
  longer.set(endMark, longer.length - endMark.length);
  return longer;
}

/** Whether the end of a PNG or WebP is missing; browsers show grey in its place. A JPEG has to be decoded for it. */
export function endsEarly(bytes: Bytes): boolean {
  const kind = readPictureKind(bytes);
  if (kind === 'png') return !Array.from(readParts(bytes)).some(({ name }) => name === 'IEND');
  if (kind !== 'webp') return false;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  return bytes.length < size + 8;
}
