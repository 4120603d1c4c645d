import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawAddressCode } from '../../../src/server/pages/address-code';

it('a printed home has a code that leads to its address', async () => {
  const address = 'https://homes.example/properties/single/5fd09dc33dda42c8';
  const svg = drawAddressCode(address);
  expect(svg).toMatch(/^<svg viewBox[^<]+<path d="[^"]+"\/><\/svg>$/);
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(400)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(address);
});
