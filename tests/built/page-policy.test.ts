import { gzipSync } from 'node:zlib';
import { paths } from '../../src/paths';
import { securityHeaders } from '../../src/server/http/headers';
import { blankInput } from '../support/property';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { renderPage, serveBuiltPages } from './setup/built-site';
import { setupCode } from './setup/operator';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

// That no page violates its policy is shown wherever a page is opened: a violation is a logged error.

let store: StrictStore;
test.beforeAll(async () => {
  store = await startStrictStore();
});
test.afterAll(() => store.stop());

test('row 33: every prebuilt page contains the policy', async ({ request }) => {
  for (const path of prebuilt) {
    const response = await request.get(path);
    const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;
    expectStrict(meta.exec(await response.text())?.[1] ?? '', path);
    const header = response.headers()['content-security-policy'];
    expect(header, path).toContain("frame-ancestors 'none'");
  }
});

test('row 33: every on-demand page has the policy as a header', async () => {
  process.env.SETUP_CODE = setupCode;
  for (const path of onDemand) {
    const policy = (await renderPage(path)).headers.get('content-security-policy') ?? '';
    expectStrict(policy, path);
    expect(policy, path).toContain("frame-ancestors 'none'");
  }
});

test('row 33: a page that fails is the error page, with the policy and the headers, and is not cached', async () => {
  store.put('local-documents', 'properties', 'no document at all');
  const response = await renderPage(paths.property('broken'));
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('Unexpected Application Error!');
  expectStrict(response.headers.get('content-security-policy') ?? '', 'the error page');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...securityHeaders,
    'cache-control': 'no-store',
  });
  expect(response.headers.has('netlify-cdn-cache-control')).toBe(false);
  store.reset();
});

// That every page has the security headers is asked by `check.spec.ts`.
test('row 34: no page can be read by another site, and none sets a cookie', async () => {
  const foreign = { origin: 'https://foreign.example', 'access-control-request-method': 'GET' };
  for (const path of [paths.about, paths.properties])
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await fetch(`${root()}${path}`, { method, headers: foreign });
      for (const name of ['access-control-allow-origin', 'set-cookie'])
        expect(headers.get(name), `${method} ${path}`).toBeNull();
    }
});

/** Addresses that the API rejects as pictures and maps: `tests/domain/links.test.ts` and `map-links.test.ts` have more. */
const images = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://tracker.example/pixel.png',
  '//tracker.example/pixel.png',
  'https://tracker.example/"onerror="alert(1)',
  'https://vimeo.com/76979871',
];
const googleLocation = 'https://google.com.tracker.example/maps?output=embed';

/** Stores a document with a property of this record alone. */
function storeProperty(record: object): void {
  const now = '2026-01-05T08:00:00.000Z';
  const meta = { _id: 'stored', date: now, version: 'v', createdAt: now, updatedAt: now };
  const document = { records: [{ ...blankInput(), ...record, ...meta }], erased: [] };
  store.put('local-documents', 'properties', gzipSync(JSON.stringify(document)));
}

test('row 24: bad addresses in the store load nothing', async ({ page, problems }) => {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== root(),
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' });
    },
  );
  page.on('dialog', (dialog) => {
    foreign.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await serveBuiltPages(page);
  storeProperty({ name: 'A stored home', images, googleLocation });
  await page.goto(paths.property('stored'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A stored home');
  await expect(page.locator('main a[data-lightbox]')).toHaveCount(0);
  const bad = ['*="tracker.example"', '^="javascript"', '^="data"'];
  for (const link of bad) await expect(page.locator(`main a[href${link}]`)).toHaveCount(0);
  await page.getByText('Show map').click();
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\?q=12/);
  await expect(frame.contentFrame().getByText('Elsewhere')).toBeVisible();

  for (const [tag, address] of [
    ['img', 'http://tracker.example/pixel.png'],
    ['iframe', 'https://player.vimeo.com/video/76979871'],
    ['iframe', 'data:text/html,<script>alert(1)</script>'],
    ['video', 'https://tracker.example/film.mp4'],
  ] as const) {
    const directive = await page.evaluate(
      ([name, src]) =>
        new Promise<string>((resolve) => {
          const told = (event: SecurityPolicyViolationEvent) => resolve(event.effectiveDirective);
          document.addEventListener('securitypolicyviolation', told, { once: true });
          const element = document.createElement(name);
          element.setAttribute('src', src);
          document.body.append(element);
          setTimeout(() => resolve('nothing was blocked'), 20_000);
        }),
      [tag, address] as const,
    );
    expect(directive, `${tag} ${address}`).toMatch(/^(img|frame|media)-src$/);
  }
  expect(foreign.filter((address) => !address.startsWith('https://www.google.com/'))).toEqual([]);
  forgive(problems, /Content Security Policy|ERR_BLOCKED_BY_CSP|failed: csp/);
});

function expectStrict(policy: string, where: string): void {
  expect(policy, where).toContain("default-src 'self'");
  expect(policy, where).toMatch(/script-src 'self' 'sha256-/);
  expect(policy, where).not.toMatch(/unsafe-(inline|eval)|script-src[^;]*https:/);
  for (const part of ["object-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"])
    expect(policy, where).toContain(part);
}

function root() {
  return process.env.SITE_ADDRESS ?? '';
}

const prebuilt = ['/about', '/team', '/services', '/services/9', '/contact', '/owners', '/privacy'];

const onDemand = [
  paths.home,
  paths.properties,
  paths.blogs,
  paths.enquiry,
  paths.news,
  paths.signin,
  paths.place('velachery'),
  paths.place('nowhere'),
  paths.shortlist(),
  paths.property('gone'),
  paths.blog('gone'),
  '/404',
  '/500',
  '/no-such-page',
];
