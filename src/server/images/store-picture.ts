import { problems } from '../../content/problems';
import { Problem } from '../http/problem';
import { hashSecret } from '../secrets';
import { openStore } from '../store/open';
import { pictureType } from './picture-type';

/** Stores a picture under its hash. Throws 422 when it is no picture, or not the `expected` one. */
export async function storePicture(
  bytes: Uint8Array<ArrayBuffer>,
  expected?: string,
): Promise<string> {
  const type = pictureType(bytes);
  const hash = hashSecret(bytes).slice(0, hashLength);
  if (type === null || hash !== (expected ?? hash))
    throw new Problem(422, problems.picture.unreadable);
  // Until a record names it, only its age shows that it may still be wanted.
  await openStore('images').writeBytes(hash, bytes.buffer, { type, at: new Date().toISOString() });
  return hash;
}

/** 96 bits identify a picture; the addresses of a thousand covers stay short in the list. */
const hashLength = 24;

export function isPictureHash(text: string): boolean {
  return text.length === hashLength && /^[0-9a-f]+$/.test(text);
}
