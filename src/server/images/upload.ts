import { paths } from '../../paths';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { mediaType, readBytes } from '../http/read-bytes';
import { privateJson } from '../http/reply';
import { openStore } from '../store/open';
import { pictureType } from './kind';
import { pictureHash } from './hash';

/** The largest picture in bytes; the platform takes about 4.5 MB of binary data in one request. */
export const pictureLimit = 4 * 1024 * 1024;
/** Room for the form around the picture. */
const formLimit = pictureLimit + 16 * 1024;

const tooLarge = () => new Problem(413, 'The picture is larger than 4 MB. Choose a smaller one.');

async function readForm(request: Request): Promise<FormData> {
  if (mediaType(request) !== 'multipart/form-data') {
    throw new Problem(
      415,
      'Send the picture as a form (multipart/form-data) with the field "file".',
    );
  }
  const bytes = await readBytes(request, formLimit, 'The picture');
  try {
    const type = request.headers.get('content-type') ?? '';
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new Problem(400, 'The form could not be read. Send the picture again.', { cause });
  }
}

async function readPicture(request: Request): Promise<{ bytes: ArrayBuffer; type: string }> {
  const file = (await readForm(request)).get('file');
  if (!(file instanceof Blob) || file.size === 0) {
    const message = 'Choose a picture.';
    throw new Problem(422, message, { errors: [{ field: 'file', message }] });
  }
  if (file.size > pictureLimit) throw tooLarge();
  const bytes = await file.arrayBuffer();
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
