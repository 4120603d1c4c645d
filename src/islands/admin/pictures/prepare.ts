import { endsEarly, pictureFault, maxFileBytes } from '../../../domain/picture/fault';
import { encodings, fitInto, maxBytes, type Size } from '../../../domain/picture/size';
import { InvalidPicture, type PreparedPicture } from './entry';

const type = 'image/jpeg';
/** The longest edge (px) and the quality of what the form shows. */
const thumbnail = { edge: 360, quality: 0.7 };

/** Draws a picture in a size, pixels only, so no metadata comes along; what was transparent becomes white, as JPEG has no transparency. */
function draw(picture: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new InvalidPicture('not-drawn');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

async function decode(file: File): Promise<ImageBitmap> {
  if (file.size > maxFileBytes) throw new InvalidPicture('huge');
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (cause: unknown) => {
      throw new InvalidPicture('changed', cause);
    },
  );
  if (endsEarly(bytes)) throw new InvalidPicture('truncated');
  try {
    return await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new InvalidPicture(pictureFault(bytes), cause);
  }
}

async function shrink(picture: ImageBitmap): Promise<Blob> {
  let tried = '';
  for (const { width, height, quality } of encodings(picture)) {
    const trial = `${width} ${height} ${quality}`;
    if (trial === tried) continue;
    tried = trial;
    const canvas = draw(picture, { width, height });
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
    if (drawn && drawn.size <= maxBytes) return drawn;
  }
  throw new InvalidPicture('not-drawn');
}

/** Makes a file ready to be sent: upright, at most 2048 px and 500 KB; throws `InvalidPicture`. */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const decoded = await decode(file);
  try {
    const picture = await shrink(decoded);
    const small = draw(decoded, fitInto(decoded, thumbnail.edge));
    return { picture, thumbnail: small.toDataURL(type, thumbnail.quality) };
  } finally {
    decoded.close();
  }
}
