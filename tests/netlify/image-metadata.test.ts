import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import image from '../../netlify/functions/image';
import { problems } from '../../src/content/problems';
import { useLocalStore } from '../support/local-store';
import { animation, page, picture, talkativePictures } from '../support/pictures';
import { pictureForm } from './api';
import { json, send, signIn } from './caller';

useLocalStore();

const avifHead = '\0\0\0\x18ftypavif\0\0\0\0avifmif1';
const refused = await refusedPictures();
const talkative = await talkativePictures();

it.each(refused)(
  'row 42: a file that is no picture is refused: %s',
  async (_name, bytes, detail) => {
    const response = await uploadBytes(bytes);
    expect(response.status).toBe(422);
    expect((await json(response)).detail).toBe(detail);
  },
);

describe('row 42: a picture is stored without what else is in its file', () => {
  it.each(talkative)('%s', async (_name, bytes) => {
    expect(bytes.toString('latin1')).toMatch(/Secret owner|<script>/);
    const clean = await stored(bytes);
    expect(clean.toString('latin1')).not.toMatch(/Secret owner|<script>|GPS/);
    const { exif, xmp, orientation, format } = await sharp(clean).metadata();
    expect([exif, xmp, orientation ?? 1]).toEqual([undefined, undefined, 1]);
    expect(format).toBe((await sharp(bytes).metadata()).format);
  });

  it('turned upright, as its metadata said', async () => {
    const sideways = talkative[0]?.[1] ?? Buffer.of();
    const { data, info } = await sharp(await stored(sideways))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([48, 64]);
    const [red, , blue] = data;
    expect([(red ?? 0) > 200, (blue ?? 255) < 60]).toEqual([true, true]);
  });

  it('in the colours that it had, though its profile is gone', async () => {
    const wide = await picture().withIccProfile('p3').png().toBuffer();
    const { data } = await sharp(await stored(wide))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, green = 255, blue = 255] = data;
    expect([red > 250, green < 5, blue < 5]).toEqual([true, true, true]);
  });

  it('under the same address when it is uploaded again', async () => {
    const [, bytes = Buffer.of()] = talkative[0] ?? [];
    const once = await uploadBytes(bytes);
    const again = await uploadBytes(bytes);
    expect(await json(once)).toEqual(await json(again));
  });

  it('not larger than a browser would have made it', async () => {
    const large = sharp({
      create: { width: 3_000, height: 1_500, channels: 3, background: 'red' },
    });
    const bytes = await large.withMetadata({ orientation: 3 }).jpeg().toBuffer();
    const { width, height } = await sharp(await stored(bytes)).metadata();
    expect([width, height]).toEqual([2_048, 1_024]);
  });
});

it.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'), 415],
  ['a scan', await picture().tiff().toBuffer(), 415],
  ['a text behind the first bytes of an AVIF', Buffer.from(avifHead.padEnd(400, ' text')), 422],
  ['a drawing behind the first bytes of a GIF', Buffer.from('GIF89a<svg></svg>'), 422],
])('row 75: %s that is sent as AVIF is refused', async (_name, bytes, status) => {
  const response = await uploadBytes(bytes, 'image/avif');
  expect(response.status).toBe(status);
});

it('row 75: a GIF that is sent as AVIF is a GIF', async () => {
  const response = await uploadBytes(await picture().gif().toBuffer(), 'image/avif');
  const { url } = await json<{ url: string }>(response);
  expect((await send(image, 'GET', url)).headers.get('content-type')).toBe('image/gif');
});

it('an animation keeps its frames', async () => {
  const bytes = await (await animation()).gif().toBuffer();
  expect((await sharp(await stored(bytes), { animated: true }).metadata()).pages).toBe(3);
});

async function uploadBytes(bytes: Buffer, type?: string): Promise<Response> {
  const body = pictureForm(new Uint8Array(bytes), type);
  return send(image, 'POST', '/api/image/upload', { body, cookie: await signIn() });
}

/** A PNG that says to be 50,000 points high and wide. */
async function hugePng(): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  png.set([0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50], 16);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A GIF of many frames, each small in bytes and large when drawn. */
async function manyFrames(): Promise<Buffer> {
  const frames = Array.from({ length: 50 }, (_, index) => {
    const background = index % 2 === 0 ? 'red' : 'blue';
    return sharp({ create: { width: 800, height: 800, channels: 3, background } })
      .png()
      .toBuffer();
  });
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** Files that are no picture, or none that can be decoded: by name, with what the answer says. */
async function refusedPictures(): Promise<[string, Buffer, string][]> {
  const { unreadable } = problems.picture;
  const tooMany = problems.picture.tooManyPixels(25);
  const jpeg = await picture().jpeg().toBuffer();
  return [
    ["a picture's head without a picture", jpeg.subarray(0, 24), unreadable],
    ['a page behind a head', Buffer.concat([jpeg.subarray(0, 24), Buffer.from(page)]), unreadable],
    ['half a picture', jpeg.subarray(0, jpeg.length / 2), unreadable],
    ['50,000 × 50,000 points in a small file', await hugePng(), tooMany],
    ['50 frames of 800 × 800 points', await manyFrames(), tooMany],
  ];
}

async function stored(bytes: Buffer): Promise<Buffer> {
  const response = await uploadBytes(bytes);
  expect(response.status).toBe(200);
  const { url } = await json<{ url: string }>(response);
  return Buffer.from(await (await send(image, 'GET', url)).arrayBuffer());
}

describe('colours and transparency', () => {
  const readPixel = async (bytes: Buffer) => [...(await sharp(bytes).raw().toBuffer())].slice(0, 4);
  const wide = sharp({
    create: { width: 8, height: 8, channels: 3, background: { r: 220, g: 40, b: 30 } },
  });

  it('of a PNG with 16 bits are those that its profile says', async () => {
    const bytes = await wide.clone().toColourspace('rgb16').withIccProfile('p3').png().toBuffer();
    expect((await sharp(bytes).metadata()).depth).toBe('ushort');
    const [red = 0, green = 0, blue = 0] = await readPixel(await stored(bytes));
    expect(Math.abs(red - 220) + Math.abs(green - 40) + Math.abs(blue - 30)).toBeLessThan(6);
  });

  it('of an AVIF are those that its numbers say, as a browser shows them', async () => {
    const [red = 0, green = 0, blue = 0] = await readPixel(
      await stored(readFileSync('tests/fixtures/display-p3.avif')),
    );
    expect([red > 235, green < 12, blue < 12], `${red} ${green} ${blue}`).toEqual([
      true,
      true,
      true,
    ]);
  });

  const transparent = sharp({
    create: { width: 8, height: 4, channels: 4, background: { r: 120, g: 60, b: 20, alpha: 0 } },
  });

  it('behind a photograph is white, so that no size of it has a black ground', async () => {
    expect(await readPixel(await stored(await transparent.clone().png().toBuffer()))).toEqual([
      255, 255, 255, 255,
    ]);
  });

  it('a drawing keeps, and its address says its size', async () => {
    const body = pictureForm(new Uint8Array(await transparent.clone().png().toBuffer()));
    const path = '/api/image/upload?drawing';
    const response = await send(image, 'POST', path, { body, cookie: await signIn() });
    const { url } = await json<{ url: string }>(response);
    expect(url).toMatch(/-8x4$/);
    const kept = Buffer.from(await (await send(image, 'GET', url)).arrayBuffer());
    expect((await readPixel(kept)).at(3)).toBe(0);
  });
});

it('a JPEG that lacks only its end mark is taken, one that lacks more is not', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#fff', noise },
  })
    .jpeg()
    .toBuffer();
  expect((await uploadBytes(bytes.subarray(0, -2))).status).toBe(200);
  expect((await uploadBytes(bytes.subarray(0, -12))).status).toBe(422);
});

it('a PNG with bytes behind its end is taken', async () => {
  const bytes = await picture().png().toBuffer();
  expect((await uploadBytes(Buffer.concat([bytes, Buffer.alloc(500, 'x')]))).status).toBe(200);
});

it('a panorama keeps its height', async () => {
  const bytes = await sharp({
    create: { width: 9_000, height: 900, channels: 3, background: 'red' },
  })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp(await stored(bytes)).metadata();
  expect([width, height]).toEqual([6_000, 600]);
});
