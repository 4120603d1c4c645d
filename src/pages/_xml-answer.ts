import { errorMessages } from '../content/screen-messages';
import { makeTag } from '../server/http/reply';
import { loadPageData } from '../server/pages/load';

interface Document<Data> {
  tags: readonly string[];
  contentType: string;
  load: () => Promise<Data>;
  write: (data: Data) => string;
}

/** An XML document made of what the store holds; 503, never cached, when the store does not answer. */
export async function xmlAnswer<Data>(document: Document<Data>): Promise<Response> {
  const answer = { status: 200, headers: new Headers({ 'content-type': document.contentType }) };
  const data = await loadPageData(answer, document.tags, document.load);
  if (data !== null) {
    const text = document.write(data);
    // Here and not by the middleware, which gets no body to a HEAD request.
    answer.headers.set('etag', makeTag(text));
    return new Response(text, answer);
  }
  answer.headers.set('content-type', 'text/plain; charset=utf-8');
  return new Response(`${errorMessages.storeStatus}\n`, answer);
}
