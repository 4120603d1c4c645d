import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorMessages } from '../../src/content/screen-messages';
import { paths } from '../../src/paths';
import { takeLoggedErrors } from '../support/console';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { renderPage } from '../support/site/render-page';

const megabyte = 1024 * 1024;
const form = 'Content-Type: application/x-www-form-urlencoded';
const chunked = 'Transfer-Encoding: chunked';
const post = `POST ${paths.enquiry} HTTP/1.1`;

const json = 'Content-Type: application/json';
const parts = 'Content-Type: multipart/form-data';

it('row 39: whatever a socket sends is answered rightly, and a visitor reads on meanwhile', async () => {
  const reader = { isOver: false };
  let views = 0;
  const visitor = (async () => {
    while (!reader.isOver) {
      for (const path of [paths.home, paths.services, paths.properties]) {
        const response = await fetch(`${site()}${path}`);
        expect(response.status, path).toBe(200);
        expect(await response.text(), path).toContain('</h1>');
        views += 1;
      }
    }
  })();

  for (const [name, raw, ...statuses] of answered) {
    const [first] = (await sendRaw(site(), { parts: [raw] })).statuses;
    expect(statuses, `${name}: ${first ?? 'no answer'}`).toContain(first);
  }

  for (const size of [7, 30].map((count) => count * megabyte)) {
    const declared = lines(post, [form, `Content-Length: ${size}`]);
    expect((await sendRaw(site(), { parts: [declared, ...large(size)] })).statuses).toEqual([413]);
    const inChunks = { parts: [lines(post, [form, chunked]), ...makeChunks(size)] };
    expect((await sendRaw(site(), inChunks)).statuses).toEqual([413]);
  }

  const garbage = [
    '\0'.repeat(500),
    '\x16\x03\x01\x02\x00\x01\x00',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ];
  for (const rubbish of garbage) {
    expect((await sendRaw(site(), { parts: [rubbish] })).statuses).toEqual([400]);
    const pipelined = { parts: [bare('GET /services HTTP/1.1', 'Host: localhost'), rubbish] };
    // The first request may be cut off by what follows it.
    expect((await sendRaw(site(), pipelined)).statuses.at(-1)).toBe(400);
  }

  reader.isOver = true;
  await visitor;
  expect(views).toBeGreaterThan(2);
});

it('row 39: clients that leave in the middle end nothing', async () => {
  const whole = [
    lines(post, [form, 'Content-Length: 5000'], 'name=A visitor'),
    lines(post, [form, chunked], '10\r\nname=A vis'),
    lines('POST /api/image/upload HTTP/1.1', ['Content-Length: 4000000'], 'x'.repeat(200_000)),
    lines('PUT /api/property/update/a HTTP/1.1', [chunked], 'ffff\r\n{'),
    ask(paths.properties),
    picture('%2Fassets%2Fimages%2Fshare.jpg&w=333&fm=avif'),
  ];
  for (let part = 1; part <= 20; part += 1) {
    const cut = whole.map((raw) => raw.slice(0, Math.ceil((raw.length * part) / 20)));
    await Promise.all(cut.map((raw) => sendRaw(site(), { parts: [raw], leaves: true })));
    expect((await fetch(`${site()}${paths.properties}`)).status).toBe(200);
  }
  expect((await fetch(`${site()}/api/health`)).status).toBe(200);
});

describe('as deployed', () => {
  let store: StrictStore;
  beforeAll(async () => {
    store = await startStrictStore();
  });
  afterAll(() => store.stop());

  it('a page’s function answers a malformed address with a page of the site', async () => {
    const malformed = ['/services/%E0%A4%A', '/properties/single/%', '/singleBlog/%zz', '/%'];
    for (const path of [...malformed, '/_image', '/_server-islands/x']) {
      const response = await renderPage(path);
      expect([400, 404], path).toContain(response.status);
      const page = await response.text();
      expect(page, path).toContain('</h1>');
      expect(page, path).not.toContain(errorMessages.title);
    }
    // The framework says of each address that it cannot be decoded.
    expect(takeLoggedErrors()).toHaveLength(malformed.length);
  });
});

interface RawAnswer {
  statuses: number[];
  text: string;
}

interface Sent {
  parts: readonly (string | Buffer)[];
  leaves?: boolean;
}

/** Sends bytes as they are to a site, and reads until it closes the connection, or says nothing for 20 seconds. */
function sendRaw(site: string, { parts, leaves = false }: Sent): Promise<RawAnswer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    const read: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (part: Buffer) => read.push(part));
    // A site that has refused a request may close before all of it was sent.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const text = Buffer.concat(read).toString('latin1');
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
        Number(status),
      );
      resolve({ statuses, text });
    });
    for (const part of parts) socket.write(part);
    if (leaves) setTimeout(() => socket.resetAndDestroy(), 50);
  });
}

function lines(first: string, headers: readonly string[] = [], body = '') {
  return `${[first, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;
}

function site() {
  return process.env.SITE_ADDRESS ?? '';
}

function ask(target: string, ...headers: string[]) {
  return lines(`GET ${target} HTTP/1.1`, headers);
}

function makePost(target: string, type: string, body: string) {
  return lines(`POST ${target} HTTP/1.1`, [type, `Content-Length: ${body.length}`], body);
}

function picture(query: string) {
  return ask(`/.netlify/images?url=${query}`);
}

function bare(...all: string[]) {
  return `${all.join('\r\n')}\r\n\r\n`;
}

/** Requests that are answered; with a status that fits. What a parser of HTTP rejects by itself has a few of its kind. */
const answered: readonly [name: string, raw: string, ...statuses: number[]][] = [
  ['a malformed escape', ask('/services/%E0%A4%A'), 404],
  ['a malformed escape in a query', ask('/properties?text=%E0%A4%A'), 200],
  ['a malformed escape in a property’s address', ask('/properties/single/%'), 404],
  ['a malformed escape in a call', ask('/api/property/getproperty/%ff%'), 400, 404],
  ['a malformed escape in a picture’s', ask('/api/image/%c0%af'), 400, 404],
  ['a malformed escape in the admin area', ask('/admin/%e0%a4%a'), 303, 404],
  ['nothing but slashes', ask('//'), 301],
  ['a foreign site behind slashes', ask('//evil.example/services'), 404],
  ['a path upwards', ask('/../../../../etc/passwd'), 404],
  ['an escaped path upwards', ask('/..%2f..%2f..%2f.env'), 404],
  ['a null in a path', ask('/%00'), 404],
  ['a backslash', ask('/\\..\\..\\.env'), 404],
  ['a long path', ask(`/${'a'.repeat(8_000)}`), 404],
  ['Astro’s own picture service', ask('/_image?href=/assets/images/share.jpg'), 404],
  ['where it is now', ask('/api/_image?href=/assets/images/share.jpg'), 404],
  ['Astro’s own islands', makePost('/_server-islands/x', json, 'null'), 404],
  ['an absolute address elsewhere', ask('http://evil.example/services'), 200],
  ['another protocol’s address', ask('ftp://localhost/services'), 400],
  ['an asterisk', lines('OPTIONS * HTTP/1.1'), 400],
  ['a target without a slash', ask('services'), 400],
  ['an empty host', bare('GET / HTTP/1.1', 'Host:', 'Connection: close'), 400],
  ['a host that is none', bare('GET / HTTP/1.1', 'Host: a b/c?d#e', 'Connection: close'), 400],
  ['a host with a name', bare('GET / HTTP/1.1', 'Host: me:pw@x', 'Connection: close'), 400],
  ['a port that is none', bare('GET / HTTP/1.1', 'Host: x:99999', 'Connection: close'), 400],
  ['an old browser', bare('GET /services HTTP/1.0', 'Host: localhost'), 200],
  ['no protocol', bare('GET /'), 400],
  ['an unknown method', lines('BREW / HTTP/1.1'), 400],
  ['TRACE of a call', lines('TRACE /api/health HTTP/1.1'), 405],
  ['DELETE of a file', lines('DELETE /about HTTP/1.1'), 405],
  ['HEAD', lines('HEAD /properties HTTP/1.1'), 200],
  ['huge headers', ask('/', `X-Large: ${'a'.repeat(100_000)}`), 431],
  ['bytes over 127 in a header', ask('/services', 'X-Name: \xff\xfe'), 200],
  ['broken cookies', ask('/admin', 'Cookie: =;;%%%; __Host-sid=%E0%A4%A; sid'), 303],
  ['a wrong expectation', ask('/', 'Expect: wonders'), 417],
  ['an upgrade to another protocol', ask('/services', 'Upgrade: h2c', 'HTTP2-Settings: x'), 200],
  ['two lengths', lines(post, [form, 'Content-Length: 1', 'Content-Length: 2'], 'ab'), 400],
  ['a chunk of a huge size', lines(post, [form, chunked], 'fffffffffffffffff\r\na'), 400],
  ['a body that is no form', makePost(paths.enquiry, form, '%E0%'), 422],
  ['a body that is no JSON', makePost('/api/mail/query', json, '{['), 400],
  [
    'parts without an end',
    makePost(paths.enquiry, `${parts}; boundary=x`, '--x\r\n'),
    400,
    415,
    422,
  ],
  ['a picture from elsewhere', picture('https%3A%2F%2Fevil.example%2Fa.png&w=9'), 403],
  ['a picture of a malformed address', picture('%2F%25E0%25A4&w=9'), 404],
  ['a picture of a picture service', picture('%2F.netlify%2Fimages'), 400],
];

function large(size: number) {
  return ['a='.padEnd(size, 'b')];
}

function makeChunks(size: number) {
  return [
    ...Array.from({ length: size / megabyte }, () => `100000\r\n${'b'.repeat(megabyte)}\r\n`),
    '0\r\n\r\n',
  ];
}
