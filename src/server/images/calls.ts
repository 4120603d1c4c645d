import { problems } from '../../content/problems';
import { adminPaths } from '../../admin-paths';
import { maxUploadBytes } from '../../domain/picture/size';
import { cacheTags } from '../cdn';
import { readBytes, readUpload } from '../http/request';
import { Problem } from '../http/problem';
import { isUnchanged, privateJson, quote } from '../http/reply';
import type { Call } from '../http/router';
import { openStore } from '../store/open';
import { cleanPicture } from './clean';
import { isPictureType } from './picture-type';
import { isPictureHash, storePicture } from './store-picture';

/** A picture opened by itself: nothing may run, but browsers lay out their own viewer with inline styles. */
const viewerPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** `POST /api/image/upload`: the built-in host, which speaks the protocol of the hosted one. */
export async function uploadPicture({ request }: Call): Promise<Response> {
  const { noun } = problems.picture;
  const upload = await readUpload(request, { limit: maxUploadBytes, noun });
  const bytes = await cleanPicture(new Uint8Array(upload.bytes));
  if (bytes.byteLength > maxUploadBytes)
    throw new Problem(413, problems.upload.tooLarge(noun, maxUploadBytes / (1024 * 1024)));
  return privateJson({ url: adminPaths.api.image(await storePicture(bytes)) });
}

/** `PUT /api/image/{hash}`: stores a picture of a backup; throws 422 when it is none, or not the one of that name. */
export async function restorePicture({ request, ids }: Call): Promise<Response> {
  const { hash = '' } = ids;
  if (!isPictureHash(hash)) throw new Problem(404, problems.unknownAddress);
  const bytes = await readBytes(request, maxUploadBytes);
  // The same door as an upload's, but the bytes stay as they are, since these are its name.
  await cleanPicture(bytes);
  await storePicture(bytes, hash);
  return privateJson({});
}

const missing = () => new Problem(404, problems.picture.missing);

/** `GET /api/image/{hash}`: a picture of the built-in host; a name always has the same content. */
export async function showPicture(call: Call): Promise<Response> {
  const hash = call.ids.hash ?? '';
  if (!isPictureHash(hash)) throw missing();
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
    'netlify-cache-tag': cacheTags.pictures,
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
