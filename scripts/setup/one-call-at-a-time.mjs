import { isMainThread } from 'node:worker_threads';
import { BlobsServer } from '@netlify/blobs/server';

/**
 * Loaded before the local server: makes its store carry out one call after the other.
 *
 * The platform compares and writes in one step. The local store compares first and writes later, and its
 * lists lack what is being written: of 30 articles saved at the same time, 12 to 19 were missing from the list.
 */
function queueCalls(server) {
  const { handleRequest } = server;
  let last = Promise.resolve();
  server.handleRequest = async function (request) {
    // The body comes first, so that a sender who stalls holds up nobody.
    const body = await request.arrayBuffer();
    request.arrayBuffer = () => Promise.resolve(body);
    const answer = last.then(() => handleRequest.call(this, request));
    last = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  };
}

// Functions run in threads of the same process, but the store in the main one.
if (isMainThread) queueCalls(BlobsServer.prototype);
