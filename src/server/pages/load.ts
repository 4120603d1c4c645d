import { cachePage } from '../cdn';
import { askedPath, retryAfter } from '../edge';
import { StoreUnavailable } from '../store/key-value-store';

interface PageResponse {
  status?: number;
  readonly headers: Headers;
}

/**
 * Loads what a page shows. The CDN may then cache the page until midnight in Chennai under these tags, which can depend on the
 * data; when the store does not answer, the page is a 503 that is never cached, and the data are `null`.
 * `query` names the parameters that change the page.
 */
export async function loadPageData<Data>(
  response: PageResponse,
  tags: readonly string[] | ((data: Data) => readonly string[]),
  load: () => Promise<Data>,
  query: readonly string[] = [],
): Promise<Data | null> {
  try {
    const data = await load();
    cachePage(response.headers, typeof tags === 'function' ? tags(data) : tags, query);
    return data;
  } catch (thrown) {
    if (!(thrown instanceof StoreUnavailable)) throw thrown;
    console.warn('A page could not load its data.', thrown);
    response.status = 503;
    response.headers.set('cache-control', 'no-store');
    response.headers.set('retry-after', retryAfter['retry-after']);
    return null;
  }
}

/**
 * The id in a page's address. Pages take it as a rest parameter: with a plain one, the deeper
 * addresses described at `askedPath` would be errors instead of 404.
 */
export function pageId(parameter: string | undefined): string {
  return askedPath(parameter ?? '');
}

/**
 * The unsaved record that the operator's form posts to a preview, in its field `record`; `null` when
 * the page was opened some other way.
 */
export async function readPreview(request: Request): Promise<unknown> {
  if (request.method !== 'POST') return null;
  try {
    const record = (await request.formData()).get('record');
    return typeof record === 'string' ? JSON.parse(record) : null;
  } catch (cause) {
    console.warn('A preview could not be read.', cause);
    return null;
  }
}
