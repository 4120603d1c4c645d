import { connect } from 'node:net';
import { messages } from '../../src/content/messages';
import { paths } from '../../src/paths';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { renderPage } from './setup/built-site';
import { expect, test } from './setup/visitor';

const site = () => process.env.SITE_ADDRESS ?? '';

/** Sends bytes as they are to the site; returns the first status that it answers before the connection ends. */
function sendRaw(raw: string): Promise<number> {
  const { hostname, port } = new URL(site());
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname);
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    // A site that has refused a request may close before all of it was sent.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])));
    socket.write(raw);
  });
}

/** A whole request of some lines, and of a body. */
const lines = (first: string, headers: readonly string[] = [], body = '') =>
  `${[first, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;
const ask = (target: string, ...headers: string[]) => lines(`GET ${target} HTTP/1.1`, headers);
const picture = (query: string) => ask(`/.netlify/images?url=${query}`);
const form = 'Content-Type: application/x-www-form-urlencoded';
const json = 'Content-Type: application/json';
const postOf = (target: string, type: string, body: string) =>
  lines(`POST ${target} HTTP/1.1`, [type, `Content-Length: ${body.length}`], body);

/** Requests that no parser of HTTP rejects by itself, each with a status that fits. */
const answered: readonly [name: string, raw: string, ...statuses: number[]][] = [
  ['a malformed escape', ask('/services/%E0%A4%A'), 404],
  ['a malformed escape in a query', ask('/properties?text=%E0%A4%A'), 200],
  ['a malformed escape in a call', ask('/api/property/getproperty/%ff%'), 400, 404],
  ['a malformed escape in the admin area', ask('/admin/%e0%a4%a'), 303, 404],
  ['nothing but slashes', ask('//'), 301],
  ['an escaped path upwards', ask('/..%2f..%2f..%2f.env'), 404],
  ['Astro’s own picture service', ask('/_image?href=/assets/images/default.jpg'), 404],
  ['a host with a name', ask('/').replace('localhost', 'me:pw@x'), 400],
  ['TRACE of a call', lines('TRACE /api/health HTTP/1.1'), 405],
  ['broken cookies', ask('/admin', 'Cookie: =;;%%%; __Host-sid=%E0%A4%A; sid'), 303],
  ['a body that is no form', postOf(paths.enquiry, form, '%E0%'), 422],
  ['a body that is no JSON', postOf('/api/mail/query', json, '{['), 400],
  ['a body over 6 MB', postOf(paths.enquiry, form, 'a='.padEnd(7_000_000, 'b')), 413],
  ['a picture from elsewhere', picture('https%3A%2F%2Fevil.example%2Fa.png&w=9'), 403],
];

test('whatever a socket sends is answered rightly', async () => {
  for (const [name, raw, ...statuses] of answered)
    expect(statuses, name).toContain(await sendRaw(raw));
});

test.describe('as deployed', () => {
  let store: StrictStore;
  test.beforeAll(async () => {
    store = await startStrictStore();
  });
  test.afterAll(() => store.stop());

  test('a page’s function answers a malformed address with a page of the site', async () => {
    const malformed = ['/services/%E0%A4%A', '/properties/single/%', '/singleBlog/%zz', '/%'];
    for (const path of [...malformed, '/_image', '/_server-islands/x']) {
      const response = await renderPage(path);
      expect([400, 404], path).toContain(response.status);
      const page = await response.text();
      expect(page, path).toContain('</h1>');
      expect(page, path).not.toContain(messages.error.title);
    }
  });
});
