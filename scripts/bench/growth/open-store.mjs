import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import '../../setup/local-store.mjs';
import '../source-hooks.mjs';
import { counted, countCalls } from './count-calls.mjs';

/** @typedef {{ calls: number, read: number, written: number, ms: number }} Cost store calls, bytes and milliseconds */

/**
 * Serves the store in a folder to the site's own code in this process: as `npm start` does.
 *
 * @param {string} directory
 */
export async function openLocalStore(directory) {
  const siteID = 'unlinked';
  const token = 'local-store';
  const server = new BlobsServer({ directory, token, logger: () => undefined });
  countCalls(server);
  const address = `http://localhost:${(await server.start()).port}`;
  setEnvironmentContext({ edgeURL: address, uncachedEdgeURL: address, siteID, token });
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
