import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture by what it is. */
export type Named = [name: string, bytes: Buffer];

/** Left half red, right half blue, so that a turn shows. */
export function picture(width = 64, height = 48): Sharp {
  const half = {
    create: { width: width / 2, height, channels: 3, background: '#0000ff' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: half, left: width / 2, top: 0 },
  ]);
}

/** Three frames. */
export async function animation(): Promise<Sharp> {
  const frames = ['red', 'blue', 'white'].map((background) =>
    sharp({ create: { width: 8, height: 6, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

/** Where the home is, in the metadata of a phone's picture. */
const place = {
  IFD0: { Copyright: 'Secret owner' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 4/1 57/1' },
};

/** A page that a browser would run if it took the picture for one. */
export const page = '<!doctype html><script>alert(document.cookie)</script>';

const note = 'Secret owner: third floor';

/** A picture with something between its bytes. */
function insert(bytes: Buffer, at: number, part: Buffer | string): Buffer {
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(part), bytes.subarray(at)]);
}

function jpegComment(): Buffer {
  const segment = Buffer.from(`\xff\xfe00${note}`, 'latin1');
  segment.writeUInt16BE(segment.length - 2, 2);
  return segment;
}

function pngText(): Buffer {
  const chunk = Buffer.from(`0000tEXtComment\0${note}0000`);
  chunk.writeUInt32BE(chunk.length - 12);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** A box or a chunk of an own name, with its length before or behind that. */
function ownPart(kind: 'avif' | 'webp'): Buffer {
  const content = Buffer.from(page.padEnd(56));
  const head = Buffer.from('0000note');
  if (kind === 'avif') head.writeUInt32BE(head.length + content.length);
  else {
    head.write('note');
    head.writeUInt32LE(content.length, 4);
  }
  return Buffer.concat([head, content]);
}

/** A WebP with a chunk of its own inside. */
function chunkInside(webp: Buffer): Buffer {
  const longer = Buffer.concat([webp, ownPart('webp')]);
  longer.writeUInt32LE(longer.length - 8, 4);
  return longer;
}

/** Whole pictures with more in their file than the picture: in each `Secret owner` or a page. */
export async function talkativePictures(): Promise<Named[]> {
  const phone = () => picture().withMetadata({ orientation: 6, exif: place });
  const [jpeg, png, webp, gif, avif] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().png().toBuffer(),
    picture().webp().toBuffer(),
    picture().gif().toBuffer(),
    picture().avif().toBuffer(),
  ]);
  const endOfHead = 33;
  const comment = String.fromCharCode(note.length) + note;
  return [
    ["a phone's JPEG with the place of the home", await phone().jpeg().toBuffer()],
    ['a JPEG before a page', insert(jpeg, jpeg.length, page)],
    ['a JPEG with a comment', insert(jpeg, 2, jpegComment())],
    ['a WebP with the place of the home', await phone().webp().toBuffer()],
    ['a WebP before a page', insert(webp, webp.length, page)],
    ['a WebP with a part of its own', chunkInside(webp)],
    ['an AVIF with the place of the home', await phone().avif().toBuffer()],
    ['an AVIF before a part of its own', insert(avif, avif.length, ownPart('avif'))],
    ['a PNG with the place of the home', await phone().png().toBuffer()],
    ['a PNG with a text', insert(png, endOfHead, pngText())],
    ['a PNG before a page', insert(png, png.length, page)],
    ['a GIF before a page', insert(gif, gif.length, page)],
    [
      'a GIF with a comment',
      insert(gif, gif.length - 1, Buffer.from(`!\xfe${comment}\0`, 'latin1')),
    ],
  ];
}
