import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { problems } from '../../src/content/problems';

/** Where the home is, in the metadata of a phone's picture. */
const place = {
  IFD0: { Copyright: 'Secret owner' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 4/1 57/1' },
};

/** A page that a browser would run if it took the picture for one. */
export const page = '<!doctype html><script>alert(document.cookie)</script>';

/** Left half red, right half blue, so that a turn shows. */
function picture(width = 64, height = 48) {
  const half = {
    create: { width: width / 2, height, channels: 3, background: '#0000ff' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: half, left: width / 2, top: 0 },
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** A PNG with a text of its own behind its head. */
function withText(png: Buffer, text: string): Buffer {
  const headEnd = 33;
  const described = chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'));
  return Buffer.concat([png.subarray(0, headEnd), described, png.subarray(headEnd)]);
}

/** A PNG that says how large it is, with 30 KB of compressed nothing. */
function hugePng(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const data = deflateSync(Buffer.alloc(30_000_000), { level: 9 }).subarray(0, 30_000);
  const start = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of many frames, each small in bytes and large when drawn. */
async function manyFrames(): Promise<Buffer> {
  const frames = Array.from({ length: 50 }, (_, at) => {
    const background = at % 2 === 0 ? 'red' : 'blue';
    return sharp({ create: { width: 800, height: 800, channels: 3, background } })
      .png()
      .toBuffer();
  });
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** Files that are no picture, or none that can be decoded: by name, with what the answer says. */
export async function refusedPictures(): Promise<[string, Buffer, string][]> {
  const { unreadable } = problems.picture;
  const tooMany = problems.picture.tooManyPixels(25);
  const jpeg = await picture().jpeg().toBuffer();
  return [
    ["a picture's head without a picture", jpeg.subarray(0, 24), unreadable],
    ['a page behind a head', Buffer.concat([jpeg.subarray(0, 24), Buffer.from(page)]), unreadable],
    ['half a picture', jpeg.subarray(0, jpeg.length / 2), unreadable],
    ['50,000 × 50,000 points in 30 KB', hugePng(50_000, 50_000), tooMany],
    ['50 frames of 800 × 800 points', await manyFrames(), tooMany],
  ];
}

/** Pictures with more in them than the picture: by name. */
export async function talkativePictures(): Promise<[string, Buffer][]> {
  const phone = () => picture().withMetadata({ orientation: 6, exif: place });
  return [
    ["a phone's JPEG with the place of the home", await phone().jpeg().toBuffer()],
    ['a WebP with the place of the home', await phone().webp().toBuffer()],
    ['an AVIF with the place of the home', await phone().avif().toBuffer()],
    ['a PNG with a description', withText(await picture().png().toBuffer(), 'Secret owner')],
    ['a JPEG before a page', Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(page)])],
    ['a GIF before a page', Buffer.concat([await picture().gif().toBuffer(), Buffer.from(page)])],
  ];
}
