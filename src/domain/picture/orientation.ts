/** Reads how a WebP has to be turned: browsers turn the other kinds themselves. */
import { type Bytes, readLatin1, readPictureKind } from './file-kind';
import { readParts } from './parts';

/** 1 to 8, as EXIF counts the ways to turn and mirror a picture. */
const orientationTag = 0x0112;

/** The EXIF data of a WebP; `null` without any. */
function findExif(bytes: Bytes): Bytes | null {
  for (const { name, from, to } of readParts(bytes)) {
    if (name !== 'EXIF') continue;
    const part = bytes.subarray(from, to);
    return readLatin1(part, 0, 4) === 'Exif' ? part.subarray(6) : part;
  }
  return null;
}

/** The orientation of a WebP; 1, upright, without one and for other kinds. */
export function readOrientation(bytes: Bytes): number {
  const exif = readPictureKind(bytes) === 'webp' ? findExif(bytes) : null;
  if (exif === null || exif.length < 14) return 1;
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const isLittle = readLatin1(exif, 0, 2) === 'II';
  const first = view.getUint32(4, isLittle);
  if (first + 2 > exif.length) return 1;
  const count = view.getUint16(first, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + index * 12;
    if (entry + 10 > exif.length) return 1;
    if (view.getUint16(entry, isLittle) !== orientationTag) continue;
    const orientation = view.getUint16(entry + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** Whether a picture that is turned like this has its height for its width. */
export const liesOnSide = (orientation: number) => orientation >= 5;

/** The canvas transformation (a, b, c, d, e, f) that draws a picture of this size (px, upright) the right way. */
export function turnUpright(
  orientation: number,
  { width, height }: { width: number; height: number },
): [number, number, number, number, number, number] {
  const turns: Readonly<Record<number, [number, number, number, number, number, number]>> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, width, 0],
    7: [0, -1, -1, 0, width, height],
    8: [0, -1, 1, 0, 0, height],
  };
  return turns[orientation] ?? [1, 0, 0, 1, 0, 0];
}
