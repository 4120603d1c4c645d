import { problems } from '../../content/problems';
import { readPictureType } from '../../domain/picture/file-kind';
import { hashLength } from '../../domain/picture/names';
import { Problem } from '../http/problem';
import { hashSecret } from '../secrets';
import { openStore } from '../store/open';

/** Stores a picture under its hash. Throws 422 when it is no picture, or not the `expected` one. */
export async function storePicture(
  bytes: Uint8Array<ArrayBuffer>,
  expected?: string,
): Promise<string> {
  const type = readPictureType(bytes);
  const hash = hashSecret(bytes).slice(0, hashLength);
  if (type === null || hash !== (expected ?? hash))
    throw new Problem(422, problems.picture.unreadable);
  // Until a record names it, only its age shows that it may still be wanted.
  await openStore('images').writeBytes(hash, bytes.buffer, { type, at: new Date().toISOString() });
  return hash;
}
