/** Makes a chosen file ready to be sent: a photograph as a JPEG, a drawing (the company's mark) as a PNG that stays transparent. */
import type { PictureHost } from '../../../api/images';
import { endsEarly, lacksEndMark, withEndMark } from '../../../domain/picture/end';
import { maxFileBytes, pictureFault } from '../../../domain/picture/fault';
import { type Bytes, readPictureKind } from '../../../domain/picture/file-kind';
import { isFaintOn } from '../../../domain/picture/faint';
import { liesOnSide, readOrientation, turnUpright } from '../../../domain/picture/orientation';
import {
  drawingEncodings,
  encodings,
  fitInto,
  largeWidth,
  maxBytes,
  maxUploadBytes,
  type Size,
} from '../../../domain/picture/size';
import { InvalidPicture, type PreparedPicture } from './entry';

/** What a file is prepared for. */
export interface PictureUse {
  isDrawing: boolean;
}

/** The longest edge (px) and the quality of what the form shows. */
const thumbnail = { edge: 360, quality: 0.7 };

/** What is read from a canvas is kept in the memory of the processor, and not fetched from the graphics card each time. */
function makeCanvas({ width, height }: Size, isRead = false) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', isRead ? { willReadFrequently: true } : undefined);
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

/** A decoded file with its size (px) once it stands upright. */
interface Decoded extends Size {
  bitmap: ImageBitmap;
  orientation: number;
}

/** Draws a picture in a size, pixels only, so no metadata comes along. JPEG has no transparency: there it gets a white ground. */
function draw({ bitmap, orientation }: Decoded, size: Size, ground: string | null) {
  const { canvas, context } = makeCanvas(size);
  context.imageSmoothingQuality = 'high';
  if (ground !== null) {
    context.fillStyle = ground;
    context.fillRect(0, 0, size.width, size.height);
  }
  context.setTransform(...turnUpright(orientation, size));
  const { width, height } = size;
  const [across, down] = liesOnSide(orientation) ? [height, width] : [width, height];
  context.drawImage(bitmap, 0, 0, across, down);
  return canvas;
}

async function readBytes(file: File): Promise<Bytes> {
  if (file.size > maxFileBytes) throw new InvalidPicture('huge');
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (cause: unknown) => {
      throw new InvalidPicture('changed', cause);
    },
  );
}

/** Browsers turn a JPEG by what its camera wrote, but not a WebP. */
const decodeBitmap = (bytes: Bytes) => createImageBitmap(new Blob([bytes]));

/** The lowest rows of a picture, where it shows that something before them is missing. */
function readFoot(bitmap: ImageBitmap): Uint8ClampedArray {
  const size = { width: bitmap.width, height: Math.min(16, bitmap.height) };
  const { context } = makeCanvas(size, true);
  context.drawImage(bitmap, 0, size.height - bitmap.height);
  return context.getImageData(0, 0, size.width, size.height).data;
}

/** Enough bytes to change what a decoder makes of data that end too early. */
const meaningless = 65_536;

/** Decodes a JPEG without an end mark. If it lacks nothing else, it is whole: some cameras and scanners write no mark. */
async function decodeWithoutEndMark(bytes: Bytes): Promise<ImageBitmap> {
  const bitmap = await decodeBitmap(withEndMark(bytes));
  const other = await decodeBitmap(withEndMark(bytes, meaningless));
  const [foot, otherFoot] = [readFoot(bitmap), readFoot(other)];
  other.close();
  if (foot.every((value, index) => value === otherFoot[index])) return bitmap;
  bitmap.close();
  throw new InvalidPicture('truncated');
}

async function decode(bytes: Bytes, canRead: boolean): Promise<Decoded> {
  if (endsEarly(bytes)) throw new InvalidPicture('truncated');
  try {
    const isOpen = lacksEndMark(bytes);
    // Where a canvas cannot be read, our own host decides whether something is missing.
    const bitmap = await (isOpen && canRead
      ? decodeWithoutEndMark(bytes)
      : decodeBitmap(isOpen ? withEndMark(bytes) : bytes));
    const orientation = readOrientation(bytes);
    const { width, height } = bitmap;
    const size = liesOnSide(orientation) ? { width: height, height: width } : { width, height };
    return { bitmap, orientation, ...size };
  } catch (cause) {
    if (cause instanceof InvalidPicture) throw cause;
    throw new InvalidPicture(pictureFault(bytes), cause);
  }
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));

async function shrink(picture: Decoded, { isDrawing }: PictureUse): Promise<Blob> {
  const [type, ground] = isDrawing ? ['image/png', null] : ['image/jpeg', '#fff'];
  let tried = '';
  for (const { width, height, quality } of (isDrawing ? drawingEncodings : encodings)(picture)) {
    const trial = `${width} ${height} ${quality}`;
    if (trial === tried) continue;
    tried = trial;
    const drawn = await encode(draw(picture, { width, height }, ground), type, quality);
    if (drawn && drawn.size <= maxBytes) return drawn;
  }
  throw new InvalidPicture('not-drawn');
}

/** The colour of the pages, on which a mark stands. */
const readGround = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--page').trim();

/** What the form shows of a picture, and a drawing on the page's own colour. */
function makeThumbnail(picture: Decoded, { isDrawing }: PictureUse): string {
  const ground = isDrawing ? readGround() : '#fff';
  const canvas = draw(picture, fitInto(picture, thumbnail.edge), ground);
  return canvas.toDataURL('image/jpeg', thumbnail.quality);
}

/** What is worth a word of a picture that can be used. */
function findCaution(
  picture: Decoded,
  { isDrawing, isOwn }: PictureUse & Pick<PictureHost, 'isOwn'>,
): PreparedPicture['caution'] {
  // Only our own host tells pages that a picture is small.
  if (!isDrawing) return isOwn && picture.width < largeWidth ? 'small' : null;
  const { width, height } = fitInto(picture, thumbnail.edge);
  const context = draw(picture, { width, height }, null).getContext('2d');
  const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  return isFaintOn(readGround(), pixels) ? 'faint' : null;
}

/** The file itself, where a canvas cannot be read. Only our own host removes what a phone wrote into it. */
function takeAsItIs(
  file: File,
  bytes: Bytes,
  { isOwn }: Pick<PictureHost, 'isOwn'>,
): PreparedPicture {
  if (!isOwn || readPictureKind(bytes) === null || file.size > maxUploadBytes)
    throw new InvalidPicture('hidden-canvas');
  return { picture: file, thumbnail: null, caution: null };
}

/** Makes a file ready to be sent: upright, small and at most 500 KB; throws `InvalidPicture`. */
export async function preparePicture(
  file: File,
  host: Pick<PictureHost, 'isOwn'>,
  use: PictureUse,
): Promise<PreparedPicture> {
  const bytes = await readBytes(file);
  const canRead = isCanvasTrue();
  const decoded = await decode(bytes, canRead);
  try {
    if (!canRead) return takeAsItIs(file, bytes, host);
    const picture = await shrink(decoded, use);
    const caution = findCaution(decoded, { ...use, ...host });
    return { picture, thumbnail: makeThumbnail(decoded, use), caution };
  } finally {
    decoded.bitmap.close();
  }
}
