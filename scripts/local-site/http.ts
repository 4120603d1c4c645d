/**
 * Between Node's server and the answers of a local site: requests and answers of the web, the platform's largest body, and
 * what is refused before any of it.
 */
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** Answers one request; `ip` is where it comes from. */
export type Answer = (request: Request, ip: string) => Promise<Response>;

/** The largest body in bytes that the platform hands to a function. */
const maxBody = 6 * 1024 * 1024;

/** A request that gets no further than this file. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(STATUS_CODES[status]);
    this.status = status;
  }
}

/** The address that a request asks for; `Refused` when it has none. */
function makeAddress({ url = '', headers: { host = '' } }: IncomingMessage): string {
  // Proxies send the whole address. Which site it names is said by `Host` as well.
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const isHost = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(host);
  const address = isHost && path.startsWith('/') ? URL.parse(`http://${host}${path}`) : null;
  if (address === null) throw new Refused(400);
  return address.href;
}

/** The body of a request. One that is too large is read to its end, since its sender would not read an answer before. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= maxBody) parts.push(part);
  }
  if (size > maxBody) throw new Refused(413);
  return Buffer.concat(parts);
}

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const address = makeAddress(incoming);
  const { method = 'GET', rawHeaders } = incoming;
  // The platform's `Request` cannot carry it.
  if (method === 'TRACE') throw new Refused(405);
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  const body = ['GET', 'HEAD'].includes(method) ? null : await readBody(incoming);
  return new Request(address, { method, headers, ...(body && { body: new Uint8Array(body) }) });
}

async function write(answered: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of answered.headers)
    if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answered.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.writeHead(answered.status);
  if (answered.body === null || response.req.method === 'HEAD') {
    await answered.body?.cancel();
    response.end();
  } else await pipeline(answered.body, response);
}

function fail(
  error: unknown,
  { method, url, complete }: IncomingMessage,
  response: ServerResponse,
) {
  const status = error instanceof Refused ? error.status : 500;
  // Nobody is left to answer: the sender has gone in the middle of its request or of its answer.
  const isGone = response.destroyed || (status === 500 && !complete);
  if (status === 500 && !isGone) console.error(method, url, error);
  if (isGone || response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' });
  response.end(`${status} ${STATUS_CODES[status] ?? ''}\n`);
}

/** Serves on a port (0: any that is free) whatever is sent there; returns its address. */
export function listen(port: number, answer: Answer): Promise<string> {
  const server = createServer((incoming, response) => {
    readRequest(incoming)
      .then((request) => answer(request, incoming.socket.remoteAddress ?? ''))
      .then((answered) => write(answered, response))
      .catch((error: unknown) => fail(error, incoming, response));
  });
  // Its client ends a connection. Node would close one that is idle for 5 s, and a request sent at that moment gets no
  // answer: browsers send it again, tests do not.
  server.keepAliveTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    );
  });
}
