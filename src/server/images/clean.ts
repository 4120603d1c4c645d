/** Makes an uploaded file a picture that may be stored: decoded whole, and its pixels encoded again. */
import type { Sharp } from 'sharp';
import { problems } from '../../content/problems';
import { lacksEndMark, withEndMark } from '../../domain/picture/end';
import { type Bytes, type PictureKind, readPictureKind } from '../../domain/picture/file-kind';
import { fitInto, maxEdge, maxUploadBytes, type Size } from '../../domain/picture/size';
import { Problem } from '../http/problem';
import { isHighDynamicRange, toWebColors } from './colors';

/** All frames together. More would take memory and time from other requests. */
const maxPixels = 25_000_000;

const encodeWebp = (picture: Sharp) => picture.webp({ quality: 90 });

/** Quality as good as the eye sees; AVIF takes three times as long with its default effort. */
const encoders: Record<PictureKind, (picture: Sharp, hasPalette: boolean) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 85 }),
  // With few colours, in as few: a full one would be twice as large.
  png: (picture, hasPalette) => picture.png({ palette: hasPalette }),
  webp: encodeWebp,
  gif: (picture) => picture.gif(),
  avif: (picture) => picture.avif({ quality: 75, effort: 2 }),
};

interface Settings {
  /** A drawing keeps its transparency; behind a photograph is white, as some sizes of it cannot be transparent. */
  isDrawing: boolean;
}

/** Encodes a picture again, upright, small and without metadata. Throws 415, or 422 if it cannot be decoded. */
export async function cleanPicture(
  bytes: Bytes,
  { isDrawing }: Settings,
): Promise<{ bytes: Bytes; size: Size }> {
  const kind = readPictureKind(bytes);
  if (kind === null) throw new Problem(415, problems.picture.unknownType);
  if (kind === 'avif' && isHighDynamicRange(bytes))
    throw new Problem(422, problems.picture.highDynamicRange);
  // 20 MB of native code that only an upload needs.
  const { default: sharp } = await import('sharp');
  const isOpen = lacksEndMark(bytes);
  const given = sharp(isOpen ? withEndMark(bytes) : bytes, {
    animated: true,
    // With an end mark of ours, a missing part of the data is no error any more, but still a warning.
    failOn: isOpen ? 'warning' : 'error',
    limitInputPixels: false,
  });
  const unreadable = (cause: unknown) => {
    throw new Problem(422, problems.picture.unreadable, { cause });
  };
  const { autoOrient, height, pageHeight, isPalette } = await given.metadata().catch(unreadable);
  // The height of an animation is that of all its frames.
  if (autoOrient.width * autoOrient.height > maxPixels)
    throw new Problem(422, problems.picture.tooManyPixels(maxPixels / 1_000_000));
  const frame =
    pageHeight && pageHeight < height ? { ...autoOrient, height: pageHeight } : autoOrient;
  // Rounding must not change the shape of small pictures.
  const limits = { ...fitInto(frame, maxEdge), fit: 'inside', withoutEnlargement: true } as const;
  const upright = given.autoOrient().resize(limits);
  const recolored = await toWebColors(upright.clone(), bytes).catch(unreadable);
  const picture = recolored ? sharp(recolored.data, recolored) : upright;
  if (!isDrawing) picture.flatten({ background: '#fff' });
  // A picture of 16 bits is turned into these colours only if they are asked for.
  picture.withIccProfile('srgb', { attach: false });
  const encode = (by: Sharp) => by.toBuffer({ resolveWithObject: true }).catch(unreadable);
  const first = await encode(encoders[kind](picture.clone(), isPalette));
  const { data, info } =
    first.data.byteLength > maxUploadBytes ? await encode(encodeWebp(picture)) : first;
  return {
    bytes: new Uint8Array(data),
    size: { width: info.width, height: info.pageHeight ?? info.height },
  };
}
