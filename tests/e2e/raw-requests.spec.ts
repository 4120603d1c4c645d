import { messages } from '../../src/content/messages';
import { paths } from '../../src/paths';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { renderPage } from './setup/built-site';
import { lines, sendRaw } from './setup/raw';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

const site = () => process.env.SITE_ADDRESS ?? '';
const megabyte = 1024 * 1024;
const form = 'Content-Type: application/x-www-form-urlencoded';
const chunked = 'Transfer-Encoding: chunked';
const post = `POST ${paths.enquiry} HTTP/1.1`;
const ask = (target: string, ...headers: string[]) => lines(`GET ${target} HTTP/1.1`, headers);
const bare = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;

/** Requests that are answered; with a status that fits. */
const answered: readonly [name: string, raw: string, ...statuses: number[]][] = [
  ['a malformed escape', ask('/services/%E0%A4%A'), 404],
  ['a malformed escape in a query', ask('/properties?text=%E0%A4%A'), 200],
  ['a malformed escape in a property’s address', ask('/properties/single/%'), 404],
  ['a malformed escape in a blog post’s', ask('/singleBlog/%zz'), 404],
  ['a malformed escape in a call', ask('/api/property/getproperty/%ff%'), 400, 404],
  ['a malformed escape in a picture’s', ask('/api/image/%c0%af'), 400, 404],
  ['a malformed escape in the admin area', ask('/admin/%e0%a4%a'), 303, 404],
  ['nothing but slashes', ask('//'), 301],
  ['many slashes', ask('////properties////'), 404],
  ['a foreign site behind slashes', ask('//evil.example/services'), 404],
  ['a path upwards', ask('/../../../../etc/passwd'), 404],
  ['an escaped path upwards', ask('/..%2f..%2f..%2f.env'), 404],
  ['a null in a path', ask('/%00'), 404],
  ['a backslash', ask('/\\..\\..\\.env'), 404],
  ['a long path', ask(`/${'a'.repeat(8_000)}`), 404],
  ['Astro’s own picture service', ask('/_image?href=/assets/images/default.jpg'), 404],
  ['the same without a picture', ask('/_image'), 404],
  [
    'Astro’s own islands, which no page uses',
    lines(
      'POST /_server-islands/x HTTP/1.1',
      ['Content-Type: application/json', 'Content-Length: 4'],
      'null',
    ),
    404,
  ],
  ['where it is now', ask('/api/_image?href=/assets/images/default.jpg'), 404],
  ['an absolute address', ask('http://localhost/services'), 200],
  ['an absolute address elsewhere', ask('http://evil.example/services'), 200],
  ['an absolute address without a path', ask('http://localhost'), 200],
  ['another protocol’s address', ask('ftp://localhost/services'), 400],
  ['an asterisk', lines('OPTIONS * HTTP/1.1'), 400],
  ['a target without a slash', ask('services'), 400],
  ['a target of another kind', lines('GET localhost:8888 HTTP/1.1'), 400],
  ['an empty host', bare('GET / HTTP/1.1', 'Host:', 'Connection: close'), 400],
  ['no host', bare('GET / HTTP/1.1', 'Connection: close'), 400],
  ['a host that is none', bare('GET / HTTP/1.1', 'Host: a b/c?d#e', 'Connection: close'), 400],
  ['a host with a name', bare('GET / HTTP/1.1', 'Host: me:pw@x', 'Connection: close'), 400],
  ['a port that is none', bare('GET / HTTP/1.1', 'Host: x:99999', 'Connection: close'), 400],
  ['a port of letters', bare('GET / HTTP/1.1', 'Host: x:y', 'Connection: close'), 400],
  ['an old browser', bare('GET /services HTTP/1.0', 'Host: localhost'), 200],
  ['a future protocol', bare('GET / HTTP/9.9', 'Host: localhost'), 400],
  ['no protocol', bare('GET /'), 400],
  ['an unknown method', lines('BREW / HTTP/1.1'), 400],
  ['a method in small letters', lines('get / HTTP/1.1'), 400],
  ['TRACE', lines('TRACE / HTTP/1.1'), 405],
  ['TRACE of a call', lines('TRACE /api/health HTTP/1.1'), 405],
  ['PROPFIND of a file', lines('PROPFIND /about HTTP/1.1'), 405],
  ['PURGE of a call', lines('PURGE /api/health HTTP/1.1'), 405],
  ['DELETE of a file', lines('DELETE /about HTTP/1.1'), 405],
  ['HEAD', lines('HEAD /properties HTTP/1.1'), 200],
  ['huge headers', ask('/', `X-Large: ${'a'.repeat(100_000)}`), 431],
  [
    'thousands of headers',
    ask('/', ...Array.from({ length: 3_000 }, (_, at) => `X-${at}: b`)),
    431,
  ],
  ['a header without a name', ask('/', ': value'), 400],
  ['a header with a space in its name', ask('/', 'X Y: value'), 400],
  ['a header over two lines', ask('/', 'X-Long: a', ' b'), 200, 400],
  ['bytes over 127 in a header', ask('/services', 'X-Name: \xff\xfe'), 200],
  ['a control character in a header', ask('/', 'X-Name: \x01'), 400],
  ['broken cookies', ask('/admin', 'Cookie: =;;%%%; __Host-sid=%E0%A4%A; sid'), 303],
  ['a wrong expectation', ask('/', 'Expect: wonders'), 417],
  ['an upgrade to another protocol', ask('/services', 'Upgrade: h2c', 'HTTP2-Settings: x'), 200],
  ['two lengths', lines(post, [form, 'Content-Length: 1', 'Content-Length: 2'], 'ab'), 400],
  ['a negative length', lines(post, [form, 'Content-Length: -1']), 400],
  ['a length of letters', lines(post, [form, 'Content-Length: many']), 400],
  ['a length and chunks', lines(post, [form, chunked, 'Content-Length: 4'], '0\r\n\r\n'), 400],
  ['a chunk of no size', lines(post, [form, chunked], 'zz\r\nname=a\r\n0\r\n\r\n'), 400],
  ['a chunk of a wrong size', lines(post, [form, chunked], '3\r\nname=a\r\n0\r\n\r\n'), 400],
  ['a chunk of a huge size', lines(post, [form, chunked], 'fffffffffffffffff\r\na'), 400],
  ['an unknown coding', lines(post, [form, 'Transfer-Encoding: gzip'], 'abc'), 400],
  ['a body that is no form', lines(post, [form, 'Content-Length: 4'], '%E0%'), 422],
  [
    'a body that is no JSON',
    lines(
      'POST /api/mail/query HTTP/1.1',
      ['Content-Type: application/json', 'Content-Length: 2'],
      '{[',
    ),
    400,
  ],
  [
    'parts without an end',
    lines(post, ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 5'], '--x\r\n'),
    400,
    415,
    422,
  ],
  ['a picture without a source', ask('/.netlify/images'), 400],
  [
    'a picture from elsewhere',
    ask('/.netlify/images?url=https%3A%2F%2Fevil.example%2Fa.png&w=9'),
    403,
  ],
  [
    'a picture from elsewhere by slashes',
    ask('/.netlify/images?url=%2F%2Fevil.example%2Fa.png'),
    403,
  ],
  ['a picture from elsewhere by a backslash', ask('/.netlify/images?url=%2F%5Cevil.example'), 403],
  ['a picture of a page', ask('/.netlify/images?url=%2Fservices&w=320&fm=avif'), 400],
  ['a picture of nothing', ask('/.netlify/images?url=%2Fnothing.jpg&w=320&fm=avif'), 404],
  ['a picture of a malformed address', ask('/.netlify/images?url=%2F%25E0%25A4&w=9'), 404],
  ['a picture of a picture service', ask('/.netlify/images?url=%2F.netlify%2Fimages'), 400],
  ['a huge picture', ask('/.netlify/images?url=%2Fassets%2Fimages%2Fdefault.jpg&w=99999'), 400],
  ['a picture of no size', ask('/.netlify/images?url=%2Fassets%2Fimages%2Fdefault.jpg&w=0'), 400],
  [
    'a picture of an unknown kind',
    ask('/.netlify/images?url=%2Fassets%2Fimages%2Fdefault.jpg&fm=exe'),
    400,
  ],
  [
    'a picture of an unknown fit',
    ask('/.netlify/images?url=%2Fassets%2Fimages%2Fdefault.jpg&w=9&fit=constructor'),
    400,
  ],
];

const large = (size: number) => ['a='.padEnd(size, 'b')];
const chunksOf = (size: number) => [
  ...Array.from({ length: size / megabyte }, () => `100000\r\n${'b'.repeat(megabyte)}\r\n`),
  '0\r\n\r\n',
];

test('whatever a socket sends is answered rightly, and a visitor reads on meanwhile', async ({
  page,
  problems,
}) => {
  const reader = { isOver: false };
  let views = 0;
  const visitor = (async () => {
    while (!reader.isOver) {
      for (const path of [paths.home, paths.services, paths.properties]) {
        const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect(response?.status(), path).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        views += 1;
      }
    }
  })();

  for (const [name, raw, ...statuses] of answered) {
    const [first] = (await sendRaw(site(), { parts: [raw] })).statuses;
    expect(statuses, `${name}: ${first ?? 'no answer'}`).toContain(first);
  }

  for (const size of [7, 12, 30].map((count) => count * megabyte)) {
    const declared = lines(post, [form, `Content-Length: ${size}`]);
    expect((await sendRaw(site(), { parts: [declared, ...large(size)] })).statuses).toEqual([413]);
    const inChunks = { parts: [lines(post, [form, chunked]), ...chunksOf(size)] };
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
  forgive(problems, /ERR_ABORTED/);
});

test('hundreds of clients that leave in the middle end nothing', async ({ page }) => {
  const whole = [
    lines(post, [form, 'Content-Length: 5000'], 'name=A visitor'),
    lines(post, [form, chunked], '10\r\nname=A vis'),
    lines('POST /api/image/upload HTTP/1.1', ['Content-Length: 4000000'], 'x'.repeat(200_000)),
    lines('PUT /api/property/update/a HTTP/1.1', [chunked], 'ffff\r\n{'),
    ask(paths.properties),
    ask('/.netlify/images?url=%2Fassets%2Fimages%2Fdefault.jpg&w=333&fm=avif'),
  ];
  const leaving = whole.flatMap((raw) =>
    Array.from({ length: 40 }, (_, at) => raw.slice(0, Math.ceil((raw.length * (at + 1)) / 40))),
  );
  const rounds = Array.from({ length: leaving.length / 40 }, (_, at) =>
    leaving.filter((_raw, place) => place % (leaving.length / 40) === at),
  );
  for (const round of rounds) {
    await Promise.all(round.map((raw) => sendRaw(site(), { parts: [raw], leaves: true })));
    expect((await page.goto(paths.properties))?.status()).toBe(200);
  }
  expect((await fetch(`${site()}/api/health`)).status).toBe(200);
});

test.describe('as deployed', () => {
  let store: StrictStore;
  test.beforeAll(async () => {
    store = await startStrictStore();
  });
  test.afterAll(() => store.stop());

  for (const path of [
    '/services/%E0%A4%A',
    '/properties/single/%',
    '/singleBlog/%zz',
    '/%',
    '/_image',
    '/_server-islands/x',
  ])
    test(`a page’s function answers ${path} with a page of the site`, async () => {
      const response = await renderPage(path);
      expect([400, 404]).toContain(response.status);
      const page = await response.text();
      expect(page).toContain('</h1>');
      expect(page).not.toContain(messages.error.title);
    });
});
