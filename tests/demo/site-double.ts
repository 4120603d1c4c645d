import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServer } from '../support/server';

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** The calls of the API that the loader makes, in memory, with faults on demand. */
export interface SiteDouble {
  baseUrl: string;
  properties: { name: string; images: string[] }[];
  blogs: { title: string }[];
  uploads: number;
  /** Called before each answer; its result replaces the answer. `lost` ends the connection after the work is done. */
  fault: (path: string) => Answer | 'lost' | null;
  close: () => Promise<void>;
}

const cookie = 'sid=token';

function work(site: SiteDouble, path: string, request: IncomingMessage, body: string): Answer {
  if (path === '/api/property/getproperty') return { status: 200, body: site.properties };
  if (path === '/api/blog/getblogs') return { status: 200, body: site.blogs };
  if (path === '/api/auth/signin') {
    const good = (JSON.parse(body) as { password: string }).password === 'right';
    return good
      ? { status: 200, body: {}, headers: { 'set-cookie': `${cookie}; HttpOnly` } }
      : { status: 401, body: { detail: 'Invalid credentials' } };
  }
  if (request.headers.cookie !== cookie) return { status: 401, body: { detail: 'Sign in.' } };
  if (path === '/api/image/upload') {
    site.uploads += 1;
    return { status: 200, body: { url: `/api/image/${String(site.uploads)}` } };
  }
  if (path === '/api/property/addproperty') site.properties.push(JSON.parse(body) as never);
  if (path === '/api/blog/addblog') site.blogs.push(JSON.parse(body) as never);
  return { status: 201, body: {} };
}

async function respond(site: SiteDouble, request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? '';
  const body = await text(request);
  const fault = site.fault(path);
  const answer = fault === null || fault === 'lost' ? work(site, path, request, body) : fault;
  if (fault === 'lost') {
    request.socket.destroy();
    return;
  }
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
  response.end(JSON.stringify(answer.body));
}

export async function openSiteDouble(): Promise<SiteDouble> {
  const { address, stop } = await startServer(
    (request, response) => void respond(site, request, response),
  );
  const site: SiteDouble = {
    baseUrl: address,
    properties: [],
    blogs: [],
    uploads: 0,
    fault: () => null,
    close: stop,
  };
  return site;
}
