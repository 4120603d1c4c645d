/**
 * The platform's local store, made to keep what the platform itself promises: one write at a time, and versions with what is
 * read.
 */
import path from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';

/** Where a local site keeps its data. */
export const localData = (site: string) => path.join(site, '.netlify', 'blobs-serve');

/** Members that the server's types do not show: it has no settings for what is changed here. */
interface Internals {
  address: string;
  handleRequest: (request: Request) => Promise<Response>;
  get: (request: Request) => Promise<Response>;
  parseAPIRequest: (request: Request) => { url?: URL } | null;
  getLocalPaths: (url?: URL) => { dataPath: string; key?: string };
}

// Private in the types, public in JavaScript.
const generateETag = (BlobsServer as unknown as { generateETag: (file: string) => Promise<string> })
  .generateETag;

/**
 * Carries out one write at a time, and none beside reads. The platform compares and writes in one step. The local
 * store compares first and writes later, and its lists lack what is being written: of 30 blog posts saved at the
 * same time, 12 to 19 were missing from the list.
 */
function queueWrites(server: Internals): void {
  const handleRequest = server.handleRequest.bind(server);
  const reads = new Set<Promise<unknown>>();
  let lastWrite: Promise<unknown> = Promise.resolve();
  server.handleRequest = async (request) => {
    // The body is read first, so that a stalled sender holds up nobody.
    const body = await request.arrayBuffer();
    request.arrayBuffer = () => Promise.resolve(body);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const before = isRead ? lastWrite : Promise.all([lastWrite, ...reads]);
    const answer = before.then(() => handleRequest(request));
    const done = answer.catch(() => undefined).finally(() => reads.delete(done));
    if (isRead) reads.add(done);
    else lastWrite = done;
    return answer;
  };
}

/**
 * Reads carry the etag, as the platform's do, and are answered without the bytes where the reader has them. Without the etag
 * each read of a record lists its store, and the local list looks at every file; with the bytes each page reads its documents whole.
 */
function sendEtags(server: Internals): void {
  const get = server.get.bind(server);
  server.get = async (request) => {
    const url = server.parseAPIRequest(request)?.url ?? new URL(request.url, server.address);
    const { dataPath, key } = server.getLocalPaths(url);
    const etag = key ? await generateETag(dataPath) : '';
    if (etag && request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { etag } });
    const response = await get(request);
    if (etag && response.ok) response.headers.set('etag', etag);
    return response;
  };
}

/** The platform's local store in a folder, which keeps what the platform promises. */
export function openLocalStore(directory: string, token: string): BlobsServer {
  const server = new BlobsServer({ directory, token });
  const internals = server as unknown as Internals;
  queueWrites(internals);
  sendEtags(internals);
  return server;
}

/** Opens the local store in a folder; with what the platform tells code of the way into its own. */
export async function startLocalStore(directory: string) {
  const token = 'local-store';
  const server = openLocalStore(directory, token);
  const address = `http://localhost:${(await server.start()).port}`;
  const context = {
    edgeURL: address,
    uncachedEdgeURL: address,
    // The name by which the platform's local server keeps the data of a site that is not linked.
    siteID: 'unlinked',
    token,
    primaryRegion: 'us-east-2',
  };
  return { context, stop: () => server.stop() };
}
