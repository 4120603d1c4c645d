import { problems } from '../../content/problems';
import { paths } from '../../paths';
import { readUpload } from '../http/body';
import { Problem } from '../http/problem';
import { isUnchanged, privateJson, quote } from '../http/reply';
import type { Call } from '../http/router';
import { openStore } from '../store/open';
import { isPictureHash, isPictureType, pictureHash, pictureType } from './picture';

/** The largest picture in bytes; the platform takes about 4.5 MB of binary data in one request. */
const pictureLimit = 4 * 1024 * 1024;

/** A picture opened by itself: nothing may run, but browsers lay out their own viewer with inline styles. */
const viewerPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * `POST /api/image/upload`: the built-in host, which speaks the protocol of the hosted one (`file`,
 * `upload_preset`, `cloud_name`; the latter two mean nothing here). The content's hash is the key, so
 * the same picture twice is stored once.
 */
export async function uploadPicture({ request }: Call): Promise<Response> {
  const { noun, unknownType } = problems.picture;
  const { bytes } = await readUpload(request, { limit: pictureLimit, noun });
  const type = pictureType(new Uint8Array(bytes));
  if (type === null) throw new Problem(415, unknownType);
  const hash = pictureHash(bytes);
  await openStore('images').writeBytes(hash, bytes, { type });
  return privateJson({ url: paths.api.image(hash) });
}

const missing = () => new Problem(404, problems.picture.missing);

/** `GET /api/image/{hash}`: a picture of the built-in host; its content never changes under its name. */
export async function showPicture(call: Call): Promise<Response> {
  const hash = call.ids.hash ?? '';
  if (!isPictureHash(hash)) throw missing();
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
    'netlify-vary': 'query=none',
    etag: quote(hash),
  };
  if (isUnchanged(call.request, headers.etag)) return new Response(null, { status: 304, headers });
  const found = await openStore('images').readBytes(hash);
  const type = found?.metadata.type;
  if (!found || !isPictureType(type)) throw missing();
  return new Response(found.bytes, {
    headers: {
      ...headers,
      'content-type': type,
      'content-disposition': 'inline',
      'content-security-policy': viewerPolicy,
    },
  });
}
