import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

const compressible = /text|json|javascript|xml|svg/;
/** Headers that belong to one connection, or to the body before it was compressed. */
const dropped = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

function compress(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

async function ask(target, { url, method, headers: { accept } }) {
  const answer = await fetch(new URL(url, target), {
    method,
    headers: { accept: accept ?? '*/*' },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !dropped.includes(name)),
  );
  const isText = compressible.test(headers['content-type'] ?? '');
  return {
    status: answer.status,
    headers: isText ? { ...headers, 'content-encoding': 'br' } : headers,
    body: isText ? compress(bytes) : bytes,
  };
}

/**
 * Answers as the CDN does: compressed, and from memory the second time. The local server sends
 * everything uncompressed, and encodes each picture again for every request.
 */
export async function startProxy(target) {
  const kept = new Map();
  const server = createServer(async (incoming, outgoing) => {
    const key = `${incoming.method} ${incoming.url}`;
    try {
      const answer = kept.get(key) ?? (await ask(target, incoming));
      if (answer.status === 200) kept.set(key, answer);
      outgoing.writeHead(answer.status, answer.headers).end(answer.body);
    } catch {
      outgoing.destroy();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://localhost:${server.address().port}`, stop: () => server.close() };
}
