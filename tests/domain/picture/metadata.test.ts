import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isPlainPicture } from '../../../src/domain/picture/metadata';

const picture = () =>
  sharp({
    create: { width: 40, height: 30, channels: 3, background: '#a8472a' },
  });
const tail = Buffer.from('more');

describe('a picture with nothing else in its file', () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const type = `image/${format}`;
    const made = (edited = picture()) => edited.toFormat(format).toBuffer();

    it(`is plain as ${format}`, async () => {
      expect(isPlainPicture(await made(), type)).toBe(true);
    });

    it(`is plain as ${format} with its colours described`, async () => {
      expect(isPlainPicture(await made(picture().withIccProfile('p3')), type)).toBe(true);
    });

    it.each([
      ['metadata', () => made(picture().withExif({ IFD0: { Artist: 'A' } }))],
      ['a description', () => made(picture().withXmp('<x/>'))],
      ['bytes behind the end', async () => Buffer.concat([await made(), tail])],
      ['its end missing', async () => (await made()).subarray(0, -2)],
      ['only a head', async () => (await made()).subarray(0, 16)],
    ])(`is not plain as ${format} with %s`, async (_name, bytes) => {
      expect(isPlainPicture(await bytes(), type)).toBe(false);
    });
  }

  it('is plain as a progressive JPEG ', async () => {
    const bytes = await picture().jpeg({ progressive: true }).toBuffer();
    expect(isPlainPicture(bytes, 'image/jpeg')).toBe(true);
  });

  it('is not plain as a JPEG with a comment', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const comment = Buffer.from([0xff, 0xfe, 0, 6, ...tail]);
    const commented = Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]);
    expect(isPlainPicture(commented, 'image/jpeg')).toBe(false);
  });

  it.each(['image/gif', 'image/avif'])('is never taken for plain as %s', async (type) => {
    const format = type === 'image/gif' ? 'gif' : 'avif';
    expect(isPlainPicture(await picture().toFormat(format).toBuffer(), type)).toBe(false);
  });
});
