import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { endsEarly, lacksEndMark, withEndMark } from '../../../src/domain/picture/end';
import type { Bytes } from '../../../src/domain/picture/file-kind';
import { pictureFault } from '../../../src/domain/picture/fault';

const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#a8472a' } });
const makeBytes = async (picture: Sharp): Promise<Bytes> =>
  Uint8Array.from(await picture.toBuffer());

const jpeg = await makeBytes(plain.clone().jpeg());
const png = await makeBytes(plain.clone().png());
const progressive = await makeBytes(plain.clone().jpeg({ progressive: true }));
/** A camera's JPEG with a preview inside, which has an end marker of its own. */
const withPreview = Uint8Array.from([
  ...jpeg.subarray(0, 2),
  0xff,
  0xe1,
  0,
  10,
  1,
  2,
  3,
  4,
  0xff,
  0xd8,
  0xff,
  0xd9,
  ...jpeg.subarray(2),
]);
const whole: [string, Bytes][] = [
  ['JPEG', jpeg],
  ['progressive JPEG', progressive],
  ['JPEG with a preview inside', withPreview],
  ['JPEG with something after its end', Uint8Array.from([...jpeg, 1, 2, 3])],
  ['PNG', png],
  [
    'PNG with something after its end',
    Uint8Array.from([...png, ...Array.from({ length: 200 }, () => 73)]),
  ],
  ['WebP', await makeBytes(plain.clone().webp())],
];

const isCut = (bytes: Bytes) => endsEarly(bytes) || lacksEndMark(bytes);

describe('truncated pictures', () => {
  it.each(whole)('a complete %s is not', (_, bytes) => {
    expect(isCut(bytes)).toBe(false);
  });

  it.each(whole.filter(([name]) => !name.includes('after')))('half a %s is one', (_, bytes) => {
    expect(isCut(bytes.slice(0, bytes.length / 2))).toBe(true);
    expect(pictureFault(bytes.slice(0, bytes.length / 2))).toBe('truncated');
  });

  it('a JPEG with something between its segments is left to the browser', () => {
    const odd = Uint8Array.from([...withPreview.subarray(0, 14), 0, ...withPreview.subarray(14)]);
    expect(isCut(odd)).toBe(false);
  });

  it('a JPEG that ends within its header is', () => {
    expect(isCut(withPreview.slice(0, 14))).toBe(true);
  });
});

it('an end mark is put behind a JPEG, after bytes that mean nothing to it', async () => {
  const open = jpeg.slice(0, -2);
  expect(lacksEndMark(open)).toBe(true);
  expect(withEndMark(open)).toEqual(jpeg);
  const pixels = (bytes: Bytes) => sharp(bytes, { failOn: 'none' }).raw().toBuffer();
  expect(await pixels(withEndMark(open, 1_000))).toEqual(await pixels(jpeg));
  // The same in each run: some random ends look alike.
  const noise = Uint8Array.from(
    { length: 64 * 64 * 3 },
    (_, index) => (index * index * 7919) % 251,
  );
  const noisy = await makeBytes(
    sharp(noise, { raw: { width: 64, height: 64, channels: 3 } }).jpeg(),
  );
  const cut = noisy.slice(0, -12);
  expect(await pixels(withEndMark(cut, 1_000))).not.toEqual(await pixels(withEndMark(cut)));
});
