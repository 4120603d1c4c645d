import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isPictureType, pictureType } from '../../../src/server/images/picture-type';

const picture = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#a8472a' } });

describe('the kind of a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'is told for a real %s',
    async (format) => {
      const bytes = await picture().toFormat(format).toBuffer();
      expect(pictureType(bytes)).toBe(`image/${format}`);
    },
  );

  it.each([
    ['nothing', Buffer.of()],
    ['one byte', Buffer.of(0xff)],
    ['a page', Buffer.from('<html>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic')],
    ['an MP4', Buffer.from('\0\0\0\x18ftypisom')],
    ['a WAV', Buffer.from('RIFF1234WAVEfmt ')],
    ['WEBP without RIFF', Buffer.from('12345678WEBPVP8 ')],
  ])('is null for %s', (_name, bytes) => {
    expect(pictureType(bytes)).toBeNull();
  });

  it('is taken from the store only when it is one of these', () => {
    expect(isPictureType('image/avif')).toBe(true);
    for (const other of ['image/svg+xml', 'text/html', undefined, 1])
      expect(isPictureType(other)).toBe(false);
  });
});
