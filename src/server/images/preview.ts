import { site } from '../../content/pages/site';
import { problems } from '../../content/problems';
import { isPictureUrl } from '../../domain/picture/address';
import { previewSize } from '../../domain/picture/size';
import { cacheTags } from '../cdn';
import { Problem } from '../http/problem';
import type { Call } from '../http/router';

/** Milliseconds for the picture's answer. */
const timeLimit = 8_000;

/** A photograph full of leaves has 100 KB, noise 150: WhatsApp takes 300. */
const quality = 70;

const missing = () => new Problem(404, problems.picture.missing);

/**
 * `GET /api/image/preview?url=…`: a picture of this site as link previews show it, whole and on the page's colour. The
 * platform's image service crops or keeps the shape, but cannot fill up.
 */
export async function showPreview({ request }: Call): Promise<Response> {
  const source = new URL(request.url).searchParams.get('url') ?? '';
  if (!source.startsWith('/') || !isPictureUrl(source)) throw missing();
  const signal = AbortSignal.timeout(timeLimit);
  const found = await fetch(new URL(source, request.url), { signal });
  if (!found.ok) throw missing();
  const { openPicture, renderPicture } = await import('./open');
  const { picture } = await openPicture(await found.bytes(), { isAnimated: false });
  picture
    .resize({ ...previewSize, fit: 'contain', background: site.color })
    .flatten({ background: site.color })
    .jpeg({ quality });
  const { data } = await renderPicture(picture);
  return new Response(new Uint8Array(data), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      'netlify-cdn-cache-control': 'public, durable, max-age=31536000',
      'netlify-cache-tag': cacheTags.pictures,
      'netlify-vary': 'query=url',
    },
  });
}
