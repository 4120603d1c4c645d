import type { Size } from '../../../domain/picture/size';

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function makeCanvas({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  return Object.assign(canvas, { width, height });
}

/** Draws a picture in a size; what was transparent becomes white, as JPEG has no transparency. */
function draw(picture: ImageBitmap, size: Size): Canvas {
  const canvas = makeCanvas(size);
  // Each kind has signatures of its own, which differ for a compiler.
  const context = 'convertToBlob' in canvas ? canvas.getContext('2d') : canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, 0, 0, size.width, size.height);
  return canvas;
}

/** A picture as JPEG in a size and quality (0 to 1); pixels only, so no metadata comes along. */
export async function encode(picture: ImageBitmap, size: Size, quality: number): Promise<Blob> {
  const canvas = draw(picture, size);
  const type = 'image/jpeg';
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('This browser could not write the picture.'));
    canvas.toBlob(take, type, quality);
  });
}
