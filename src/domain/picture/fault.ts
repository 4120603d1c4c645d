/** Why a file cannot become a picture; decided by its bytes, never by its name. */
export type PictureFault =
  | 'empty'
  | 'huge'
  | 'changed'
  | 'heic'
  | 'truncated'
  | 'video'
  | 'drawing'
  | 'tiff'
  | 'no-picture'
  | 'unreadable'
  | 'too-many-pixels'
  | 'not-drawn'
  | 'hidden-canvas';

/** Larger files (bytes) are rejected unread: a phone would run out of memory. */
export const maxFileBytes = 60_000_000;

type Bytes = Uint8Array<ArrayBuffer>;

function ascii(bytes: Bytes, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

const heicBrands = /^(?:hei[cxms]|hev[cx]|mif1|msf1)$/;

function isHeic(bytes: Bytes): boolean {
  return ascii(bytes, 4, 8) === 'ftyp' && heicBrands.test(ascii(bytes, 8, 12));
}

function isJpeg(bytes: Bytes): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

function isPng(bytes: Bytes): boolean {
  return ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n';
}

function isWebp(bytes: Bytes): boolean {
  return ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP';
}

function isGif(bytes: Bytes): boolean {
  return ascii(bytes, 0, 4) === 'GIF8';
}

function isAvif(bytes: Bytes): boolean {
  return /^ftypavi[fs]$/.test(ascii(bytes, 4, 12));
}

/** MP4, QuickTime (old ones have no brand), AVI, WebM; what begins like a video may be a HEIC or AVIF picture. */
function isVideo(bytes: Bytes): boolean {
  const begin = `${ascii(bytes, 0, 4)} ${ascii(bytes, 8, 12)}`;
  return (
    /^(?:ftyp|moov|mdat|wide)$/.test(ascii(bytes, 4, 8)) ||
    /^(?:RIFF AVI |\x1aE\xdf\xa3)/.test(begin)
  );
}

/** A TIFF, or what a camera stores beside its JPEG. */
function isTiff(bytes: Bytes): boolean {
  return /^(?:II\*\0|MM\0\*)$/.test(ascii(bytes, 0, 4));
}

/** An SVG says so after its declaration and comments. */
function isDrawing(bytes: Bytes): boolean {
  return /^(?:\xef\xbb\xbf)?\s*<(?:svg|(?:\?xml|!--)[^]*<svg|!doctype svg)\b/i.test(
    ascii(bytes, 0, 1_000),
  );
}

/** Whether the built-in picture host takes a file of this kind. */
export function isHosted(bytes: Bytes): boolean {
  return [isJpeg, isPng, isWebp, isGif, isAvif].some((isKind) => isKind(bytes));
}

/** Where the compressed data of a JPEG begins; previews in its segments have end markers too. `null` when unclear. */
function scanStart(bytes: Bytes): number | null {
  const startOfScan = 0xda;
  for (let offset = 2; offset + 4 <= bytes.length;) {
    if (bytes[offset] !== 0xff) return null;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const length = (bytes[offset + 2] ?? 0) * 256 + (bytes[offset + 3] ?? 0);
    if (marker === startOfScan) return offset + 2 + length;
    offset += 2 + length;
  }
  return bytes.length;
}

function endsEarlyJpeg(bytes: Bytes): boolean {
  const start = scanStart(bytes);
  // Decoders tolerate more than this check, so they decide.
  if (start === null) return false;
  for (
    let offset = bytes.indexOf(0xff, start);
    offset !== -1;
    offset = bytes.indexOf(0xff, offset + 1)
  ) {
    if (bytes[offset + 1] === 0xd9) return false;
  }
  return true;
}

function endsEarlyWebp(bytes: Bytes): boolean {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  return bytes.length < size + 8;
}

/** Whether the end of a picture is missing; browsers show grey in its place. */
export function endsEarly(bytes: Bytes): boolean {
  if (isJpeg(bytes)) return endsEarlyJpeg(bytes);
  if (isPng(bytes))
    return !ascii(bytes, Math.max(0, bytes.length - 64), bytes.length).includes('IEND');
  return isWebp(bytes) && endsEarlyWebp(bytes);
}

const maxPixels = 100_000_000;

function countPixels(bytes: Bytes): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPng(bytes)) return bytes.length < 24 ? 0 : view.getUint32(16) * view.getUint32(20);
  if (!isJpeg(bytes)) return 0;
  for (
    let offset = 2;
    offset + 9 <= bytes.length && bytes[offset] === 0xff;
    offset += 2 + view.getUint16(offset + 2)
  ) {
    const marker = bytes[offset + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(offset + 5) * view.getUint16(offset + 7);
  }
  return 0;
}

/** Why the browser could not read these bytes as a picture. */
export function pictureFault(bytes: Bytes): PictureFault {
  if (bytes.length === 0) return 'empty';
  if (isHeic(bytes)) return 'heic';
  if (isVideo(bytes) && !isAvif(bytes)) return 'video';
  if (isTiff(bytes)) return 'tiff';
  if (isDrawing(bytes)) return 'drawing';
  if (endsEarly(bytes)) return 'truncated';
  if (countPixels(bytes) > maxPixels) return 'too-many-pixels';
  return isHosted(bytes) ? 'unreadable' : 'no-picture';
}
