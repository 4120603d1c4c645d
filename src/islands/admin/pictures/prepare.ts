import { endsEarly, faultOf, mostFileBytes } from '../../../domain/picture/fault';
import { encodings, fitInto, mostBytes, type Size } from '../../../domain/picture/size';
import { encode } from './canvas';
import { type PreparedPicture, UnfitPicture } from './entry';

/** The longest edge (px) and the quality of what the form shows. */
const thumbnail = { edge: 360, quality: 0.7 };

async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > mostFileBytes) throw new UnfitPicture('huge');
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new UnfitPicture('changed', cause);
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  const bytes = await readBytes(file);
  if (endsEarly(bytes)) throw new UnfitPicture('truncated');
  try {
    return await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new UnfitPicture(faultOf(bytes), cause);
  }
}

async function draw(picture: ImageBitmap, size: Size, quality: number): Promise<Blob> {
  try {
    return await encode(picture, size, quality);
  } catch (cause) {
    throw new UnfitPicture('not-drawn', cause);
  }
}

async function shrink(picture: ImageBitmap): Promise<Blob> {
  let tried = '';
  for (const { width, height, quality } of encodings(picture)) {
    const trial = `${width} ${height} ${quality}`;
    if (trial === tried) continue;
    tried = trial;
    const drawn = await draw(picture, { width, height }, quality);
    if (drawn.size <= mostBytes) return drawn;
  }
  throw new UnfitPicture('not-drawn');
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new UnfitPicture('not-drawn', reader.error));
    reader.readAsDataURL(blob);
  });
}

/**
 * Makes a chosen file ready to be sent: upright, at most 2048 px and 500 KB, without metadata. Throws
 * `UnfitPicture` for what is no whole picture.
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
