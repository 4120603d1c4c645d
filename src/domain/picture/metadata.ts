type Bytes = Uint8Array;

function ascii(bytes: Bytes, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** The parts of a JPEG that draw it: tables, frames, scans, restarts, and three headers by their names. */
function drawsJpeg(marker: number, name: string): boolean {
  if (marker >= 0xc0 && marker <= 0xcf) return true;
  const headers: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
  const header = headers[marker];
  return [0xda, 0xdb, 0xdd].includes(marker) || (header !== undefined && name.startsWith(header));
}

/** Where the next segment begins: inside a scan 0xFF is followed by 0, a restart or another 0xFF. */
function endOfScan(bytes: Bytes, from: number): number {
  const isInside = (next = 0) => next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && isInside(bytes[at + 1])) at = bytes.indexOf(0xff, at + 1);
  return at === -1 ? bytes.length : at;
}

function isPlainJpeg(bytes: Bytes): boolean {
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    if (marker === 0xd9) return at + 2 === bytes.length;
    if (!drawsJpeg(marker, ascii(bytes, at + 4, at + 16))) return false;
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
  return false;
}

const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

function isPlainPng(bytes: Bytes): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = ascii(bytes, at + 4, at + 8);
    if (!pngChunks.has(name)) return false;
    at += 12 + view.getUint32(at);
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

function isPlainWebp(bytes: Bytes): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(4, true) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!webpChunks.has(ascii(bytes, at, at + 4))) return false;
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
}

/**
 * Whether a file holds nothing but its picture: no place, camera or comment, and nothing after its end. Only formats
 * that browsers write are checked; the answer for any other is no.
 */
export function isPlainPicture(bytes: Bytes, type: string): boolean {
  if (type === 'image/jpeg') return isPlainJpeg(bytes);
  if (type === 'image/png') return isPlainPng(bytes);
  return type === 'image/webp' && isPlainWebp(bytes);
}
