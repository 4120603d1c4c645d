import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import '../../../scripts/setup/local-store.mjs';
import { Functions } from './functions.ts';
import { Pictures } from './pictures.ts';
import { StaticFiles } from './static-files.ts';

/**
 * Serves a built site from one process: its files, its bundled functions and pages, an image service, and
 * the platform's own local store on a folder. Arguments: the folder of the site, the folder of the store,
 * the site's id in the store. Sends its address to the parent, and ends with it.
 */
const [directory = '', storeDirectory = '', siteID = ''] = process.argv.slice(2);

const token = 'store-of-the-tests';
const store = new BlobsServer({ directory: storeDirectory, token });
const storeAddress = `http://localhost:${(await store.start()).port}`;
setEnvironmentContext({
  edgeURL: storeAddress,
  uncachedEdgeURL: storeAddress,
  siteID,
  token,
  primaryRegion: 'us-east-2',
});

const files = new StaticFiles(directory);
const functions = new Functions(directory);
const pictures = new Pictures((address) => answer(new Request(new URL(address, origin))));
let calls = 0;

/** Every call comes from another address, so that tests do not share the limits of one. */
function nextAddress(): string {
  calls += 1;
  return `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
}

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === '/.netlify/images') return pictures.answer(url);
  const match = functions.match(url.pathname);
  const file = match?.isAfterFiles === false ? null : files.answer(request, url.pathname);
  if (file) return file;
  if (!match) return new Response('Not found', { status: 404 });
  return functions.call(match.name, request, nextAddress());
}

async function readRequest(request: IncomingMessage): Promise<Request> {
  const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
  const method = request.method ?? 'GET';
  const headers = new Headers();
  for (let at = 0; at < request.rawHeaders.length; at += 2)
    headers.append(request.rawHeaders[at] ?? '', request.rawHeaders[at + 1] ?? '');
  const address = `http://${request.headers.host ?? ''}${request.url ?? '/'}`;
  return new Request(address, {
    method,
    headers,
    ...(!['GET', 'HEAD'].includes(method) && { body }),
  });
}

async function writeResponse(answered: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of answered.headers)
    if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answered.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.writeHead(answered.status).end(Buffer.from(await answered.arrayBuffer()));
}

const server = createServer((request, response) => {
  readRequest(request)
    .then(answer)
    .then((answered) => writeResponse(answered, response))
    .catch((error: unknown) => {
      console.error(request.method, request.url, error);
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
});
const origin = await new Promise<string>((resolve) => {
  server.listen(0, 'localhost', () =>
    resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.(origin);
