import { endsEarly, faultOf, maxFileBytes } from '../../../domain/picture/fault';
import { encodings, fitInto, maxBytes, type Size } from '../../../domain/picture/size';
import { type PreparedPicture, InvalidPicture } from './entry';

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function makeCanvas({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  return Object.assign(canvas, { width, height });
}

/** Draws a picture in a size; what was transparent becomes white, as JPEG has no transparency. */
function drawOn(picture: ImageBitmap, size: Size): Canvas {
  const canvas = makeCanvas(size);
  // Each kind of canvas has its own signatures of `getContext`, which TypeScript does not unify.
  const context = 'convertToBlob' in canvas ? canvas.getContext('2d') : canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, 0, 0, size.width, size.height);
  return canvas;
}

/** A picture as JPEG in a size and quality (0 to 1); pixels only, so no metadata comes along. */
async function encode(picture: ImageBitmap, size: Size, quality: number): Promise<Blob> {
  const canvas = drawOn(picture, size);
  const type = 'image/jpeg';
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('This browser could not write the picture.'));
    canvas.toBlob(take, type, quality);
  });
}

/** The longest edge (px) and the quality of what the form shows. */
const thumbnail = { edge: 360, quality: 0.7 };

async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > maxFileBytes) throw new InvalidPicture('huge');
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new InvalidPicture('changed', cause);
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  const bytes = await readBytes(file);
  if (endsEarly(bytes)) throw new InvalidPicture('truncated');
  try {
    return await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new InvalidPicture(faultOf(bytes), cause);
  }
}

async function draw(picture: ImageBitmap, size: Size, quality: number): Promise<Blob> {
  try {
    return await encode(picture, size, quality);
  } catch (cause) {
    throw new InvalidPicture('not-drawn', cause);
  }
}

async function shrink(picture: ImageBitmap): Promise<Blob> {
  let tried = '';
  for (const { width, height, quality } of encodings(picture)) {
    const trial = `${width} ${height} ${quality}`;
    if (trial === tried) continue;
    tried = trial;
    const drawn = await draw(picture, { width, height }, quality);
    if (drawn.size <= maxBytes) return drawn;
  }
  throw new InvalidPicture('not-drawn');
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new InvalidPicture('not-drawn', reader.error));
    reader.readAsDataURL(blob);
  });
}

/**
 * Makes a chosen file ready to be sent: upright, at most 2048 px and 500 KB, without metadata. Throws
 * `InvalidPicture` for a file that is not a complete picture.
 */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const decoded = await decode(file);
  try {
    const picture = await shrink(decoded);
    const small = await draw(decoded, fitInto(decoded, thumbnail.edge), thumbnail.quality);
    return { picture, thumbnail: await dataAddress(small) };
  } finally {
    decoded.close();
  }
}
