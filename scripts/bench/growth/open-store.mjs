import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import '../../setup/local-store.mjs';
import '../source-hooks.mjs';

/** @typedef {{ calls: number, read: number, written: number, ms: number }} Cost store calls, bytes and milliseconds */

/** What all calls since the last `measure` began have cost. */
const counted = { calls: 0, read: 0, written: 0 };

function count(server) {
  const { handleRequest } = server;
  server.handleRequest = async function (request) {
    counted.calls += 1;
    counted.written += Number(request.headers.get('content-length') ?? 0);
    const answer = await handleRequest.call(this, request);
    const body = await answer.arrayBuffer();
    counted.read += body.byteLength;
    return new Response(body.byteLength > 0 ? body : null, answer);
  };
}

/**
 * Serves the store in a folder, as `npm start` does, to the site's own code in this process.
 *
 * @param {string} directory
 */
export async function openLocalStore(directory) {
  const token = 'local-store';
  const server = new BlobsServer({ directory, token, logger: () => undefined });
  count(server);
  const address = `http://localhost:${(await server.start()).port}`;
  setEnvironmentContext({ edgeURL: address, uncachedEdgeURL: address, siteID: 'unlinked', token });
  process.env.CONTEXT = 'production';
  process.env.NETLIFY_LOCAL = 'true';
  return { close: () => server.stop() };
}

/**
 * What some work costs, and its result.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<{ cost: Cost, result: Result }>}
 */
export async function measure(work) {
  Object.assign(counted, { calls: 0, read: 0, written: 0 });
  const start = performance.now();
  const result = await work();
  return { cost: { ...counted, ms: performance.now() - start }, result };
}
