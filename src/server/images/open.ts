/** Opens a picture: the one place where bytes from outside meet the decoder. */
import type { OutputInfo, Raw, Sharp } from 'sharp';
import { problems } from '../../content/problems';
import { lacksEndMark, withEndMark } from '../../domain/picture/end';
import { type Bytes, type PictureKind, readPictureKind } from '../../domain/picture/file-kind';
import type { Size } from '../../domain/picture/size';
import { retryAfter } from '../http/headers';
import { Problem } from '../http/problem';
import { timeLimits } from '../store/deadline';

// 20 MB of native code that few calls need: who imports this file does so only then.
const { default: sharp } = await import('sharp');

/** What the library reads beside the five kinds, in this process: drawings, scans, and the second picture within a JPEG. */
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadTiff', 'VipsForeignLoadUhdr'] });

/** All frames together. More would take memory and time from other requests. */
const maxPixels = 25_000_000;

/** How the decoder calls what it reads. */
const formats: Record<PictureKind, string> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'heif',
};

export interface OpenPicture {
  kind: PictureKind;
  /** Nothing of it is decoded yet. */
  picture: Sharp;
  /** Upright, of an animation that of one frame. */
  size: Size;
  hasPalette: boolean;
}

function refuse(cause: unknown): never {
  // The library says so in words alone.
  if (/timeout: \d+% complete/.test(String(cause)))
    throw new Problem(503, problems.picture.tooSlow, { headers: retryAfter, cause });
  throw new Problem(422, problems.picture.unreadable, { cause });
}

/**
 * A picture of which the decoder says what its first bytes say, and which is not too large to decode; `isAnimated` with all its
 * frames. Throws 415 for a file that begins like no picture, else 422.
 */
export async function openPicture(
  bytes: Bytes,
  { isAnimated }: { isAnimated: boolean },
): Promise<OpenPicture> {
  const kind = readPictureKind(bytes);
  if (kind === null) throw new Problem(415, problems.picture.unknownType);
  const isOpen = lacksEndMark(bytes);
  const picture = sharp(isOpen ? withEndMark(bytes) : bytes, {
    animated: isAnimated,
    // With an end mark of ours, a missing part of the data is no error any more, but still a warning.
    failOn: isOpen ? 'warning' : 'error',
    limitInputPixels: false,
  });
  const read = await picture.metadata().catch(refuse);
  if (read.format !== formats[kind]) refuse(`Begins as ${kind}, and is ${read.format}.`);
  // The height of an animation is that of all its frames.
  const { width, height } = read.autoOrient;
  if (width * height > maxPixels)
    throw new Problem(422, problems.picture.tooManyPixels(maxPixels / 1_000_000));
  const frameHeight = read.pageHeight ?? read.height;
  const size = { width, height: frameHeight < read.height ? frameHeight : height };
  return { kind, picture, size, hasPalette: read.isPalette };
}

/** Pixels as a picture, three or four bytes each. */
export const openPixels = (pixels: Uint8Array, raw: Raw): Sharp => sharp(pixels, { raw });

/**
 * Decodes a picture and encodes it as it is set. Throws 422 where it is damaged, 503 where that takes longer than
 * `timeLimits.picture`; a single step of a decoder is not cut short.
 */
export function renderPicture(picture: Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  const seconds = Math.ceil(timeLimits.picture / 1_000);
  return picture.timeout({ seconds }).toBuffer({ resolveWithObject: true }).catch(refuse);
}
