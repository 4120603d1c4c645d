import { cachePage } from '../cdn';
import { retryAfter } from '../http/headers';
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
