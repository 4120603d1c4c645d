/** Makes an uploaded file a picture that may be stored: decoded whole, and its pixels encoded again. */
import type { Sharp } from 'sharp';
import { problems } from '../../content/problems';
import { isBare } from '../../domain/picture/bare';
import type { Bytes, PictureKind } from '../../domain/picture/file-kind';
import { fitInto, maxEdge, maxUploadBytes, type Size } from '../../domain/picture/size';
import { Problem } from '../http/problem';
import { isHighDynamicRange, toWebColors } from './colors';
import { openPicture, renderPicture } from './open';

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

/** Encodes a picture again, upright, small and without metadata. Throws as `openPicture` and `renderPicture`. */
export async function cleanPicture(
  bytes: Bytes,
  { isDrawing }: Settings,
): Promise<{ bytes: Bytes; size: Size }> {
  const { kind, picture: given, size, hasPalette } = await openPicture(bytes, { isAnimated: true });
  if (kind === 'avif' && isHighDynamicRange(bytes))
    throw new Problem(422, problems.picture.highDynamicRange);
  // Rounding must not change the shape of small pictures.
  const limits = { ...fitInto(size, maxEdge), fit: 'inside', withoutEnlargement: true } as const;
  const upright = given.autoOrient().resize(limits);
  const picture = (await toWebColors(upright, bytes)) ?? upright;
  if (!isDrawing) picture.flatten({ background: '#fff' });
  // A picture of 16 bits is turned into these colours only if they are asked for.
  picture.withIccProfile('srgb', { attach: false });
  const first = await renderPicture(encoders[kind](picture.clone(), hasPalette));
  const { data, info } =
    first.data.byteLength > maxUploadBytes ? await renderPicture(encodeWebp(picture)) : first;
  return {
    bytes: new Uint8Array(data),
    size: { width: info.width, height: info.pageHeight ?? info.height },
  };
}

/** Checks that a picture is as `cleanPicture` makes them: for one whose bytes stay as they are. Throws as that does. */
export async function requireClean(bytes: Bytes): Promise<void> {
  const { picture } = await openPicture(bytes, { isAnimated: true });
  if (!isBare(bytes)) throw new Problem(422, problems.picture.notBare);
  await renderPicture(picture.raw());
}
