/** Tells what a file is by its first bytes, never by its name: one table for the form and for the server. */

export type Bytes = Uint8Array<ArrayBuffer>;

/** Each byte as a character, from `from` up to but not including `to`. */
export function readLatin1(bytes: Bytes, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** What a file begins with, from a byte on; what stands at 8 is within a RIFF. ZIP and ISO files (`ftyp`) hold files of many kinds: `readFileKind` looks further. */
const signatures = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  // Cameras store it beside their JPEG, under many names.
  ['raw', 0, 'II*\0'],
  ['raw', 0, 'MM\0*'],
  ['raw', 0, 'IIU\0'],
  ['raw', 0, 'IIRO'],
  ['raw', 0, 'FUJIFILM'],
  ['other picture', 0, '8BPS'],
  ['other picture', 4, 'jP  '],
  ['other picture', 0, '\xff\x4f\xff\x51'],
  ['other picture', 4, 'JXL '],
  ['other picture', 0, '\xff\x0a'],
  ['document', 0, '%PDF-'],
  ['document', 0, '\xd0\xcf\x11\xe0'],
  ['archive', 0, 'PK\x03\x04'],
  ['archive', 0, 'Rar!'],
  ['archive', 0, '7z\xbc\xaf'],
  ['audio', 0, 'ID3'],
  ['audio', 0, 'OggS'],
  ['audio', 0, 'fLaC'],
  ['audio', 0, '#!AMR'],
  ['audio', 8, 'WAVE'],
  ['audio', 0, '\xff\xfb'],
  ['audio', 0, '\xff\xf1'],
  ['video', 8, 'AVI '],
  ['video', 0, '\x1aE\xdf\xa3'],
  ['video', 0, '\0\0\x01\xba'],
  ['video', 0, '\0\0\x01\xb3'],
  // An old QuickTime film has no brand.
  ['video', 4, 'moov'],
  ['video', 4, 'mdat'],
  ['video', 4, 'wide'],
  ['iso', 4, 'ftyp'],
] as const;

/** The kinds of an ISO file by its brands; the first that one of them is, else a video. */
const brands = [
  ['avif', /^avi[fs]$/],
  ['heic', /^(?:hei[cxms]|hev[cx]|mif1|msf1)$/],
  ['raw', /^crx $/],
  ['other picture', /^(?:jp2 |jxl )$/],
  ['audio', /^M4[AB] $/],
] as const;

export type FileKind = Exclude<(typeof signatures)[number][0], 'iso'> | (typeof brands)[number][0];

function readIsoKind(bytes: Bytes): FileKind {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  // A length of 0 or 1 is said elsewhere: then the first brand alone counts.
  const end = Math.min(Math.max(length, 12), 256);
  const said = readLatin1(bytes, 8, end).match(/[^]{4}/g) ?? [];
  // The second is a version.
  const own = said.filter((_, index) => index !== 1);
  return brands.find(([, pattern]) => own.some((brand) => pattern.test(brand)))?.[0] ?? 'video';
}

/** What a file is; `null` for what begins like none of the known kinds. */
export function readFileKind(bytes: Bytes): FileKind | null {
  const head = readLatin1(bytes, 0, 64);
  const isRiff = head.startsWith('RIFF');
  const [kind] = signatures.find(
    ([, offset, text]) => head.startsWith(text, offset) && (offset !== 8 || isRiff),
  ) ?? [null];
  if (kind === 'iso') return readIsoKind(bytes);
  // Word, Excel and LibreOffice pack their files.
  if (kind === 'archive' && /\[Content_Types\]|mimetype|word\/|xl\//.test(head)) return 'document';
  return kind;
}

/** The kinds that every browser shows, and that this site keeps. */
const mediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const;

export type PictureKind = keyof typeof mediaTypes;
export type PictureType = (typeof mediaTypes)[PictureKind];

/** The kind of a picture that browsers show; `null` for every other file. */
export function readPictureKind(bytes: Bytes): PictureKind | null {
  const kind = readFileKind(bytes);
  return kind !== null && kind in mediaTypes ? (kind as PictureKind) : null;
}

/** The media type of a picture that browsers show; `null` for every other file. */
export function readPictureType(bytes: Bytes): PictureType | null {
  const kind = readPictureKind(bytes);
  return kind && mediaTypes[kind];
}

export function isPictureType(type: unknown): type is PictureType {
  return Object.values<unknown>(mediaTypes).includes(type);
}
