import { afterEach, expect, it, vi } from 'vitest';
import { maxUploadBytes } from '../../../../src/domain/picture/size';
import { InvalidPicture } from '../../../../src/islands/admin/pictures/entry';
import { preparePicture } from '../../../../src/islands/admin/pictures/prepare';

afterEach(() => vi.unstubAllGlobals());

const photograph = { isDrawing: false };

async function catchFault(file: File): Promise<string> {
  const thrown: unknown = await preparePicture(file, { isOwn: true }, photograph).catch(
    (error: unknown) => error,
  );
  return thrown instanceof InvalidPicture ? thrown.fault : String(thrown);
}

it('a file that was moved since it was chosen is not called damaged', async () => {
  const file = new File(['bytes'], 'hall.jpg');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  expect(await catchFault(file)).toBe('changed');
});

it('a browser that cannot draw is not called a failing service', async () => {
  const picture = { width: 10, height: 10, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  expect(await catchFault(new File(['GIF89a'], 'hall.gif'))).toBe('not-drawn');
});

/** A browser whose canvas gives back what was drawn, plus `noise`; drawn pictures are encoded to `encoded`. */
function stubCanvas(noise: number, encoded: Blob): void {
  const picture = { width: 10, height: 10, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  const createElement = () => {
    const drawn: number[] = [];
    const context = {
      fillStyle: '',
      fillRect: () => {
        const parts = context.fillStyle.match(/\d+/g) ?? [];
        drawn.push(...parts.map((part) => Number(part) + noise), 255);
      },
      setTransform: () => undefined,
      drawImage: () => undefined,
      getImageData: () => ({ data: drawn }),
    };
    const toBlob = (done: (blob: Blob) => void) => done(encoded);
    return { getContext: () => context, toBlob, toDataURL: () => 'data:image/jpeg,small' };
  };
  vi.stubGlobal('document', { createElement });
}

const small = new Blob(['small'], { type: 'image/jpeg' });
const gif = new File(['GIF89a'], 'hall.gif');

it.each([0, 1])('a picture is drawn smaller where a canvas is true, but for %i', async (noise) => {
  stubCanvas(noise, small);
  const prepared = await preparePicture(gif, { isOwn: true }, photograph);
  const thumbnail = 'data:image/jpeg,small';
  expect(prepared).toEqual({ picture: small, thumbnail, caution: 'small' });
});

it('a browser that hides its canvas sends the file itself, to our own host alone', async () => {
  stubCanvas(60, small);
  const asItIs = { picture: gif, thumbnail: null, caution: null };
  expect(await preparePicture(gif, { isOwn: true }, photograph)).toEqual(asItIs);
  await expect(preparePicture(gif, { isOwn: false }, photograph)).rejects.toThrow('hidden-canvas');
});

it.each([
  ['too large to be sent', new File(['GIF89a', new Uint8Array(maxUploadBytes)], 'hall.gif')],
  ['of a kind that only the browser reads', new File(['BM'], 'hall.bmp')],
])('a browser that hides its canvas says so of a file %s', async (_, file) => {
  stubCanvas(60, small);
  expect(await catchFault(file)).toBe('hidden-canvas');
});
