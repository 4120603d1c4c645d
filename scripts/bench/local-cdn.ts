/**
 * Stands in for the CDN before a local site, so that a bench measures what a phone would get: pages come over HTTP/2,
 * compressed, and what the CDN may keep from memory the second time. The local server sends everything uncompressed over HTTP/1.1.
 * Pages alone are asked for, so it answers GET and nothing else.
 */
import { execFileSync } from 'node:child_process';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { compress } from './harness.ts';

const compressible = /text|json|javascript|xml|svg/;
/** Headers that belong to one connection, or to the body before it was compressed. */
const dropped = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function ask(target: string, { url, headers }: Http2ServerRequest): Promise<Answer> {
  const answer = await fetch(new URL(url, target), {
    headers: { accept: headers.accept ?? '*/*' },
    redirect: 'manual',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const kept = Object.fromEntries([...answer.headers].filter(([name]) => !dropped.includes(name)));
  const isText = compressible.test(kept['content-type'] ?? '');
  return {
    status: answer.status,
    headers: isText ? { ...kept, 'content-encoding': 'br' } : kept,
    body: isText ? compress(bytes) : bytes,
  };
}

/** A key and a certificate in one text; the browsers of the benches accept any. */
function makeCertificate(): string {
  const asked = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout - -out -';
  return execFileSync('openssl', asked.split(' '), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function mayBeKept({ status, headers }: Answer): boolean {
  const rule = headers['netlify-cdn-cache-control'] ?? headers['cache-control'] ?? '';
  return status === 200 && !/no-store|no-cache|private/.test(rule);
}

/** Starts the stand-in for a site at `target`, on a port of its own. */
export async function startCdn(target: string): Promise<{ address: string; stop: () => void }> {
  const kept = new Map<string, Answer>();
  const certificate = makeCertificate();
  const keys = { key: certificate, cert: certificate };
  const server = createSecureServer(keys, (incoming, outgoing) => {
    if (incoming.method !== 'GET') {
      outgoing.writeHead(405, { allow: 'GET' });
      outgoing.end();
      return;
    }
    const known = kept.get(incoming.url);
    (known ? Promise.resolve(known) : ask(target, incoming)).then(
      (answer) => {
        if (mayBeKept(answer)) kept.set(incoming.url, answer);
        outgoing.writeHead(answer.status, answer.headers);
        outgoing.end(answer.body);
      },
      () => outgoing.stream.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `https://localhost:${port}`, stop: () => void server.close() };
}
