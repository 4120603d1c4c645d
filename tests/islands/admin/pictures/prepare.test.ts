import { expect, it, vi } from 'vitest';
import { InvalidPicture } from '../../../../src/islands/admin/pictures/entry';
import { preparePicture } from '../../../../src/islands/admin/pictures/prepare';

async function faultOf(file: File): Promise<string> {
  const thrown: unknown = await preparePicture(file).catch((error: unknown) => error);
  return thrown instanceof InvalidPicture ? thrown.fault : String(thrown);
}

it('a file that was moved since it was chosen is not called damaged', async () => {
  const file = new File(['bytes'], 'hall.jpg');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  expect(await faultOf(file)).toBe('changed');
});

it('a browser that cannot draw is not called a failing service', async () => {
  const picture = { width: 10, height: 10, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  expect(await faultOf(new File(['GIF89a'], 'hall.gif'))).toBe('not-drawn');
});
