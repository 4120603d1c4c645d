import { createServer, request } from 'node:http';
import { createBrotliCompress, constants } from 'node:zlib';

const compressible = /text|json|javascript|xml|svg/;

/** Answers as the CDN does, compressed; the local server sends everything as it is. */
export async function startProxy(target) {
  const server = createServer((incoming, outgoing) => {
    const forward = request(
      new URL(incoming.url, target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        const headers = { ...answer.headers };
        if (!compressible.test(headers['content-type'] ?? '')) {
          outgoing.writeHead(answer.statusCode, headers);
          answer.pipe(outgoing);
          return;
        }
        delete headers['content-length'];
        outgoing.writeHead(answer.statusCode, { ...headers, 'content-encoding': 'br' });
        answer
          .pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
          .pipe(outgoing);
      },
    );
    forward.once('error', () => outgoing.destroy());
    incoming.pipe(forward);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://localhost:${server.address().port}`, stop: () => server.close() };
}
