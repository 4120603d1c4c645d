/** The calls of the built-in picture host: upload, restore, show. What a picture may be is decided where it is opened. */
import { problems } from '../../content/problems';
import { adminPaths } from '../../admin-paths';
import { isPictureType } from '../../domain/picture/file-kind';
import { formatPictureName, readPictureHash } from '../../domain/picture/names';
import { largeWidth, maxUploadBytes } from '../../domain/picture/size';
import { cacheTags } from '../cdn';
import { readBytes, readUpload } from '../http/request';
import { Problem } from '../http/problem';
import { isUnchanged, privateJson, quote } from '../http/reply';
import type { Call } from '../http/router';
import { openStore } from '../store/open';
import { storePicture } from './store-picture';

/** With the decoder, only where a picture comes in. */
const loadCleaner = () => import('./clean');

/** A picture opened by itself: nothing may run, but browsers lay out their own viewer with inline styles. */
const viewerPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * `POST /api/image/upload`: the built-in host, which speaks the protocol of the hosted one. With `?drawing` the picture keeps
 * its transparency. The address of a drawing, or of a picture narrower than `largeWidth`, has its size in it: from that pages know
 * how large they may show it.
 */
export async function uploadPicture({ request }: Call): Promise<Response> {
  const { noun } = problems.picture;
  const upload = await readUpload(request, { limit: maxUploadBytes, noun });
  const isDrawing = new URL(request.url).searchParams.has('drawing');
  const { cleanPicture } = await loadCleaner();
  const { bytes, size } = await cleanPicture(new Uint8Array(upload.bytes), { isDrawing });
  const hash = await storePicture(bytes);
  const hasSizeInName = isDrawing || size.width < largeWidth;
  return privateJson({
    url: adminPaths.api.image(formatPictureName(hash, hasSizeInName ? size : null)),
  });
}

/** `PUT /api/image/{hash}`: stores a picture of a backup; throws 422 when it is none of ours, or not the one of that name. */
export async function restorePicture({ request, ids }: Call): Promise<Response> {
  const hash = readPictureHash(ids.hash ?? '');
  if (hash === null) throw new Problem(404, problems.unknownAddress);
  const bytes = await readBytes(request, maxUploadBytes);
  // The name is the hash of the bytes: they are checked and stored as they came, not made anew.
  const { requireClean } = await loadCleaner();
  await requireClean(bytes);
  await storePicture(bytes, hash);
  return privateJson({});
}

const missing = () => new Problem(404, problems.picture.missing);

/** `GET /api/image/{hash}`: a picture of the built-in host; a name always has the same content. */
export async function showPicture(call: Call): Promise<Response> {
  const hash = readPictureHash(call.ids.hash ?? '');
  if (hash === null) throw missing();
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
