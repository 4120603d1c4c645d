import sharp from 'sharp';
import { expect, it } from 'vitest';
import '../../../src/server/images/open';
import { picture } from '../../support/pictures';

it('row 75: what the library can read beside the five kinds of pictures is blocked', async () => {
  const readable = Object.entries(sharp.format).filter(([, { input }]) => input.buffer);
  const five = ['jpeg', 'png', 'webp', 'gif', 'heif'];
  // Pixels without a format are read only where the code says that they are.
  const others = readable.map(([name]) => name).filter((name) => ![...five, 'raw'].includes(name));
  expect(others.sort()).toEqual(['svg', 'tiff']);
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  for (const bytes of [drawing, await picture().tiff().toBuffer()])
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
  const each = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
  for (const kind of each) {
    const { width } = await sharp(await picture().toFormat(kind).toBuffer()).metadata();
    expect(width).toBe(64);
  }
});
