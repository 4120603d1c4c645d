import { cachePage } from '../cdn';
import { retryAfter } from '../http/headers';
import { askedPath } from '../http/paths';
import { StoreUnavailable } from '../store/key-value-store';

/**
 * Loads what a page shows, cached until midnight in Chennai under its tags; `null` and 503 without
 * the store. `query` names the parameters that change the page.
 */
export async function loadPageData<Data>(
  response: { status?: number; readonly headers: Headers },
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

/** The id in a page's address, taken as a rest parameter so that the deeper addresses of `askedPath` are 404. */
export function pageId(parameter: string | undefined): string {
  return askedPath(parameter ?? '');
}

/** The unsaved record that the form posts to a preview; `null` when the page was opened some other way. */
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
