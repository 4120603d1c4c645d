import type { PictureHost } from '../../../api/images';
import { endsEarly, isHosted, pictureFault, maxFileBytes } from '../../../domain/picture/fault';
import {
  encodings,
  fitInto,
  maxBytes,
  maxUploadBytes,
  type Size,
} from '../../../domain/picture/size';
import { InvalidPicture, type PreparedPicture } from './entry';

const type = 'image/jpeg';
/** The longest edge (px) and the quality of what the form shows. */
const thumbnail = { edge: 360, quality: 0.7 };

function makeCanvas({ width, height }: Size) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new InvalidPicture('not-drawn');
  return { canvas, context };
}

const knownColors = [
  [200, 40, 20],
  [30, 160, 60],
  [40, 70, 210],
  [240, 220, 30],
] as const;
/** Some browsers change the last bits of what they give back, which nobody sees. */
const maxDifference = 3;

/** Whether what is read from a canvas is what was drawn: browsers that hide their canvas give back stripes or white. */
function isCanvasTrue(): boolean {
  const { context } = makeCanvas({ width: knownColors.length, height: 1 });
  knownColors.forEach((color, index) => {
    context.fillStyle = `rgb(${color.join()})`;
    context.fillRect(index, 0, 1, 1);
  });
  const { data } = context.getImageData(0, 0, knownColors.length, 1);
  return knownColors.every((color, index) =>
    color.every((value, part) => Math.abs((data[index * 4 + part] ?? 0) - value) <= maxDifference),
  );
}

/** Draws a picture in a size, pixels only, so no metadata comes along; what was transparent becomes white, as JPEG has no transparency. */
function draw(picture: ImageBitmap, size: Size): HTMLCanvasElement {
  const { width, height } = size;
  const { canvas, context } = makeCanvas(size);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

type Bytes = Uint8Array<ArrayBuffer>;

async function readBytes(file: File): Promise<Bytes> {
  if (file.size > maxFileBytes) throw new InvalidPicture('huge');
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (cause: unknown) => {
      throw new InvalidPicture('changed', cause);
    },
  );
}

async function decode(bytes: Bytes): Promise<ImageBitmap> {
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

/** The file itself, where a canvas cannot be read. Only our own host removes what a phone wrote into it. */
function takeAsItIs(
  file: File,
  bytes: Bytes,
  { isOwn }: Pick<PictureHost, 'isOwn'>,
): PreparedPicture {
  if (!isOwn || !isHosted(bytes) || file.size > maxUploadBytes)
    throw new InvalidPicture('hidden-canvas');
  return { picture: file, thumbnail: null };
}

/** Makes a file ready to be sent: upright, at most 2048 px and 500 KB; throws `InvalidPicture`. */
export async function preparePicture(
  file: File,
  host: Pick<PictureHost, 'isOwn'>,
): Promise<PreparedPicture> {
  const bytes = await readBytes(file);
  const decoded = await decode(bytes);
  try {
    if (!isCanvasTrue()) return takeAsItIs(file, bytes, host);
    const picture = await shrink(decoded);
    const small = draw(decoded, fitInto(decoded, thumbnail.edge));
    return { picture, thumbnail: small.toDataURL(type, thumbnail.quality) };
  } finally {
    decoded.close();
  }
}
