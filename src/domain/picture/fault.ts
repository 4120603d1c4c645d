/** Says why a file cannot become a picture. */
import { endsEarly, lacksEndMark } from './end';
import { type Bytes, type FileKind, readFileKind, readLatin1, readPictureKind } from './file-kind';
import { readParts } from './parts';

type OtherKind = Exclude<FileKind, 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'>;

export type PictureFault =
  | OtherKind
  | 'empty'
  | 'huge'
  | 'changed'
  | 'truncated'
  | 'drawing'
  | 'no-picture'
  | 'unreadable'
  | 'too-many-pixels'
  | 'not-drawn'
  | 'hidden-canvas';

/** Larger files (bytes) are rejected unread: a phone would run out of memory. */
export const maxFileBytes = 60_000_000;

/** An SVG says so after its declaration and comments. */
function isDrawing(bytes: Bytes): boolean {
  return /^(?:\xef\xbb\xbf)?\s*<(?:svg|(?:\?xml|!--)[^]*<svg|!doctype svg)\b/i.test(
    readLatin1(bytes, 0, 1_000),
  );
}

const maxPixels = 100_000_000;
/** Those of a colour in a JPEG that browsers read. */
const usualBits = 8;

/** The pixels that a PNG or JPEG says to have, and the bits of each colour; `null` where it says neither. */
function readFrame(bytes: Bytes): { pixels: number; bits: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { name, from, to } of readParts(bytes)) {
    if (to - from < 8) continue;
    if (name === 'IHDR')
      return { pixels: view.getUint32(from) * view.getUint32(from + 4), bits: usualBits };
    if (!/^c[^48c]$/.test(name)) continue;
    const pixels = view.getUint16(from + 1) * view.getUint16(from + 3);
    return { pixels, bits: view.getUint8(from) };
  }
  return null;
}

/** Why the browser could not read these bytes as a picture. */
export function pictureFault(bytes: Bytes): PictureFault {
  if (bytes.length === 0) return 'empty';
  const kind = readFileKind(bytes);
  if (kind === null) return isDrawing(bytes) ? 'drawing' : 'no-picture';
  if (readPictureKind(bytes) === null) return kind as OtherKind;
  if (endsEarly(bytes) || lacksEndMark(bytes)) return 'truncated';
  const frame = readFrame(bytes);
  if (frame && frame.bits !== usualBits) return 'other picture';
  return frame && frame.pixels > maxPixels ? 'too-many-pixels' : 'unreadable';
}
