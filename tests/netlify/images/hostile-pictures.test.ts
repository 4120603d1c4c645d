import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import image from '../../../netlify/functions/image';
import { refusedPictures, talkativePictures } from '../../support/hostile-pictures';
import { useLocalStore } from '../../support/local-store';
import { pictureForm } from '../api';
import { configurePassword, json, send, signIn } from '../caller';

useLocalStore();
beforeAll(() => configurePassword());

async function upload(bytes: Buffer): Promise<Response> {
  const body = pictureForm(new Uint8Array(bytes));
  return send(image, 'POST', '/api/image/upload', { body, cookie: await signIn() });
}

async function stored(bytes: Buffer): Promise<Buffer> {
  const response = await upload(bytes);
  expect(response.status).toBe(200);
  const { url } = await json<{ url: string }>(response);
  return Buffer.from(await (await send(image, 'GET', url)).arrayBuffer());
}

const refused = await refusedPictures();
const talkative = await talkativePictures();

describe('row 42: a file that is not the picture it seems to be is refused', () => {
  it.each(refused)('%s', async (_name, bytes, detail) => {
    const response = await upload(bytes);
    expect(response.status).toBe(422);
    expect((await json(response)).detail).toBe(detail);
  });
});

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

  it('under the same address when it is uploaded again', async () => {
    const [, bytes = Buffer.of()] = talkative[0] ?? [];
    const [once, again] = [await upload(bytes), await upload(bytes)];
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

describe('a picture with nothing else in its file', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is stored as it was sent: %s', async (format) => {
    const plain = sharp({ create: { width: 8, height: 6, channels: 3, background: '#a8472a' } });
    const bytes = await plain.toFormat(format).toBuffer();
    expect(await stored(bytes)).toEqual(bytes);
  });

  it('keeps the frames of an animation', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 8, height: 6, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['red', 'blue', 'white'].map(frame));
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(await stored(bytes), { animated: true }).metadata()).pages).toBe(3);
  });
});
