/** Store calls and their bytes since the last reset. */
export const counted = { calls: 0, read: 0, written: 0 };

/**
 * Counts what a local store is asked.
 *
 * @param {import('@netlify/blobs/server').BlobsServer} server one of them, or the prototype of all
 */
export function countCalls(server) {
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
