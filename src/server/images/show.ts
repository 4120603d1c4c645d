import { isUnchanged, quote } from '../http/entity-tag';
import { Problem } from '../http/problem';
import type { Call } from '../http/call';
import { openStore } from '../store/open';
import { isPictureHash } from './hash';
import { isPictureType } from './kind';

/** A picture opened by itself: nothing may run, but browsers lay out their own viewer with inline styles. */
const viewerPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const missing = () => new Problem(404, 'This picture does not exist.');

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
