import { loadPageData } from '../server/pages/load';

interface Document<Data> {
  /** What calls the copy in the CDN back. */
  tags: readonly string[];
  contentType: string;
  load: () => Promise<Data>;
  write: (data: Data) => string;
}

const failure = 'The data store did not answer. Try again in a minute.\n';

/** An XML document made of what the store holds; 503 that nobody keeps when the store does not answer. */
export async function xmlAnswer<Data>(document: Document<Data>): Promise<Response> {
  const answer = { status: 200, headers: new Headers({ 'content-type': document.contentType }) };
  const data = await loadPageData(answer, document.tags, document.load);
  if (data !== null) return new Response(document.write(data), answer);
  answer.headers.set('content-type', 'text/plain; charset=utf-8');
  return new Response(failure, answer);
}
