import type { Sharp } from 'sharp';
import { problems } from '../../content/problems';
import { maxEdge } from '../../domain/picture/size';
import { Problem } from '../http/problem';
import { type PictureType, pictureType } from './picture-type';

type Bytes = Uint8Array<ArrayBuffer>;

/** All frames together. More would take memory and time from other requests. */
const maxPixels = 25_000_000;

/** Quality as good as the eye sees; AVIF takes three times as long with its default effort. */
const encoders: Record<PictureType, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 90 }),
  'image/gif': (picture) => picture.gif(),
  'image/avif': (picture) => picture.avif({ quality: 75, effort: 2 }),
};

/** Encodes a picture again, upright, small and without metadata. Throws 415, or 422 if it cannot be decoded. */
export async function cleanPicture(bytes: Bytes): Promise<Bytes> {
  const type = pictureType(bytes);
  if (type === null) throw new Problem(415, problems.picture.unknownType);
  // 20 MB of native code that only an upload needs.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { animated: true, failOn: 'error', limitInputPixels: false });
  const unreadable = (cause: unknown) => {
    throw new Problem(422, problems.picture.unreadable, { cause });
  };
  // The height of an animation is that of all its frames.
  const { width, height } = await picture.metadata().catch(unreadable);
  if (width * height > maxPixels)
    throw new Problem(422, problems.picture.tooManyPixels(maxPixels / 1_000_000));
  const limits = { fit: 'inside', withoutEnlargement: true } as const;
  const upright = picture.autoOrient().resize(maxEdge, maxEdge, limits);
  const encoded = await encoders[type](upright).toBuffer().catch(unreadable);
  return new Uint8Array(encoded);
}
