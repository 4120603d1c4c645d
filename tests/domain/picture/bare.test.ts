import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isBare } from '../../../src/domain/picture/bare';
import { type Bytes, readPictureKind } from '../../../src/domain/picture/file-kind';
import { readParts } from '../../../src/domain/picture/parts';
import { animation, picture, talkativePictures } from '../../support/pictures';

const encoded: [string, Buffer][] = await Promise.all(
  [
    ['JPEG', picture().jpeg()] as const,
    ['grey JPEG', picture().grayscale().jpeg()] as const,
    ['PNG', picture().png()] as const,
    [
      'PNG of few colours, some transparent',
      picture().ensureAlpha(0.5).png({ palette: true }),
    ] as const,
    ['WebP', picture().webp()] as const,
    ['transparent WebP', picture().ensureAlpha(0.5).webp()] as const,
    ['animated WebP', (await animation()).webp()] as const,
    ['GIF', picture().gif()] as const,
    ['GIF that ends after two rounds', (await animation()).gif({ loop: 2 })] as const,
    ['AVIF', picture().avif()] as const,
    ['transparent AVIF', picture().ensureAlpha(0.5).avif()] as const,
  ].map(async ([name, one]) => [name, await one.toBuffer()] as [string, Buffer]),
);

it.each(encoded)('a %s as it is encoded holds nothing but a picture', (_name, bytes) => {
  expect(isBare(Uint8Array.from(bytes))).toBe(true);
});

it.each(encoded)('a %s that lacks its last byte is not whole', (_name, bytes) => {
  expect(isBare(Uint8Array.from(bytes.subarray(0, -1)))).toBe(false);
});

it.each(encoded)('a %s with a byte behind its end holds more', (_name, bytes) => {
  expect(isBare(Uint8Array.from([...bytes, 0]))).toBe(false);
});

it.each(await talkativePictures())('%s holds more than a picture', (_name, bytes) => {
  expect(isBare(Uint8Array.from(bytes))).toBe(false);
});

it('a profile of colours is more than a picture, and another file is none', async () => {
  const profiled = picture().withIccProfile('p3');
  for (const bytes of [await profiled.clone().jpeg().toBuffer(), await profiled.avif().toBuffer()])
    expect(isBare(Uint8Array.from(bytes))).toBe(false);
  expect(isBare(Uint8Array.from(await sharp(encoded[0]?.[1]).tiff().toBuffer()))).toBe(false);
});

it('the parts of a picture in which any byte is another one end, each within the file', () => {
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const change = (bytes: Bytes): Bytes => {
    for (let count = random(4); count >= 0; count -= 1) bytes[random(bytes.length)] = random(256);
    return bytes.subarray(0, random(3) === 0 ? random(bytes.length) : bytes.length);
  };
  let read = 0;
  for (const [, bytes] of encoded)
    for (let round = 0; round < 300; round += 1) {
      const changed = change(Uint8Array.from(bytes));
      if (readPictureKind(changed) === null) continue;
      const parts = Array.from(readParts(changed));
      expect(parts.filter(({ from, to }) => from > to || to > changed.length)).toEqual([]);
      expect(parts.length).toBeLessThan(changed.length);
      read += 1;
    }
  expect(read).toBeGreaterThan(1_000);
});
