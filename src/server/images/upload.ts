import { paths } from '../../paths';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import { readUpload } from '../http/upload';
import { openStore } from '../store/open';
import { pictureType } from './kind';
import { pictureHash } from './hash';

/** The largest picture in bytes; the platform takes about 4.5 MB of binary data in one request. */
export const pictureLimit = 4 * 1024 * 1024;
async function readPicture(request: Request): Promise<{ bytes: ArrayBuffer; type: string }> {
  const { bytes } = await readUpload(request, { limit: pictureLimit, noun: 'picture' });
  const type = pictureType(new Uint8Array(bytes));
  if (type === null)
    throw new Problem(
      415,
      'This file is no picture that browsers show. Use JPEG, PNG, WebP, AVIF or GIF.',
    );
  return { bytes, type };
}

/**
 * `POST /api/image/upload`: the built-in host, which speaks the protocol of the hosted one (`file`,
 * `upload_preset`, `cloud_name`; the latter two mean nothing here). The content's hash is the key, so
 * the same picture twice is stored once.
 */
export async function uploadPicture(call: Call): Promise<Response> {
  const { bytes, type } = await readPicture(call.request);
  const hash = pictureHash(bytes);
  await openStore('images').writeBytes(hash, bytes, { type });
  return privateJson({ url: paths.api.image(hash) });
}
