import { createHash } from 'node:crypto';
import { problems } from '../../content/problems';
import { Problem } from '../http/problem';
import { openStore } from '../store/open';
import { pictureType } from './picture-type';

/**
 * Stores a picture under its hash, which is returned. Throws 422 when it is no picture, or not the `expected` one.
 * `at` is when it was last stored: until a record names it, only its age shows that it may still be wanted.
 */
export async function storePicture(
  bytes: Uint8Array<ArrayBuffer>,
  expected?: string,
): Promise<string> {
  const type = pictureType(bytes);
  const hash = pictureHash(bytes);
  if (type === null || hash !== (expected ?? hash))
    throw new Problem(422, problems.picture.unreadable);
  await openStore('images').writeBytes(hash, bytes.buffer, { type, at: new Date().toISOString() });
  return hash;
}

/** 96 bits identify a picture, and keep the addresses of a thousand covers short in the list answer. */
const hashLength = 24;

/** The name of a picture: the beginning of its content's SHA-256, in lower-case hex. */
function pictureHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
}

/** Whether a text can be the name of a picture. */
export function isPictureHash(text: string): boolean {
  return text.length === hashLength && /^[0-9a-f]+$/.test(text);
}
