import { beforeEach, expect, it, vi } from 'vitest';
import { problems } from '../../../src/content/problems';
import type { Bytes } from '../../../src/domain/picture/file-kind';
import { openPicture, renderPicture } from '../../../src/server/images/open';
import { timeLimits } from '../../../src/server/store/deadline';

/** A decoder that says and does what a test wants. */
const decoder = vi.hoisted(() => ({ metadata: vi.fn(), toBuffer: vi.fn(), timeout: vi.fn() }));

vi.mock('sharp', () => ({ default: Object.assign(() => decoder, { block: vi.fn() }) }));

const heads = {
  jpeg: '\xff\xd8\xff\xd9',
  png: '\x89PNG\r\n\x1a\n',
  webp: 'RIFF\0\0\0\0WEBP',
  gif: 'GIF89a',
  avif: '\0\0\0\x18ftypavif\0\0\0\0avifmif1',
};
const begin = (kind: keyof typeof heads): Bytes =>
  Uint8Array.from(Buffer.from(heads[kind], 'latin1'));
const says = (format: string, width = 10, height = 10) =>
  decoder.metadata.mockResolvedValue({ format, width, height, autoOrient: { width, height } });

beforeEach(() => {
  vi.resetAllMocks();
  decoder.timeout.mockReturnValue(decoder);
});

it.each([
  ['avif', 'svg'],
  ['avif', 'png'],
  ['webp', 'svg'],
  ['png', 'jpeg'],
  ['jpeg', 'tiff'],
  ['gif', 'heif'],
] as const)(
  'row 75: a file that begins as %s is refused before it is decoded where the decoder reads it as %s',
  async (kind, format) => {
    says(format);
    const opened = openPicture(begin(kind), { isAnimated: true });
    await expect(opened).rejects.toMatchObject({
      status: 422,
      detail: problems.picture.unreadable,
    });
    expect(decoder.toBuffer).not.toHaveBeenCalled();
  },
);

it.each([
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['gif', 'gif'],
  ['avif', 'heif'],
] as const)(
  'a file that begins as %s is opened where the decoder reads it as %s',
  async (kind, format) => {
    says(format);
    expect(await openPicture(begin(kind), { isAnimated: true })).toMatchObject({
      kind,
      size: { width: 10, height: 10 },
    });
  },
);

it('row 75: a picture that says to be too large is not decoded', async () => {
  says('png', 5_001, 5_000);
  const opened = openPicture(begin('png'), { isAnimated: true });
  await expect(opened).rejects.toMatchObject({ detail: problems.picture.tooManyPixels(25) });
  expect(decoder.toBuffer).not.toHaveBeenCalled();
});

it('row 75: a decoder that takes too long is stopped, and that is not the fault of the picture', async () => {
  says('png');
  const { picture } = await openPicture(begin('png'), { isAnimated: true });
  decoder.toBuffer.mockRejectedValue(new Error('timeout: 42% complete\nVipsImage: killed'));
  const { tooSlow, unreadable } = problems.picture;
  await expect(renderPicture(picture)).rejects.toMatchObject({ status: 503, detail: tooSlow });
  expect(decoder.timeout).toHaveBeenCalledWith({ seconds: timeLimits.picture / 1_000 });
  decoder.toBuffer.mockRejectedValue(new Error('pngload_buffer: libspng read error'));
  await expect(renderPicture(picture)).rejects.toMatchObject({ status: 422, detail: unreadable });
});
