import { gradeAnswer } from '../../scripts/gate/observatory.mjs';
import { errorPages } from '../../src/content/site';
import { paths } from '../../src/paths';
import { securityHeaders } from '../../src/server/http/security-headers';
import { home } from '../support/strict-homes';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { renderPage, serveBuiltPages } from './setup/built-site';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

let store: StrictStore;
test.beforeAll(async () => {
  store = await startStrictStore();
});
test.afterAll(() => store.stop());

/** Nothing here waits for pictures. */
const quickly = { waitUntil: 'domcontentloaded' } as const;

const root = () => process.env.SITE_ADDRESS ?? '';

/** Addresses that the API refuses as pictures. */
const pictures = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//.jpg',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'http://tracker.example/pixel.png',
  '//tracker.example/pixel.png',
  '\\\\tracker.example\\pixel.png',
  'ftp://tracker.example/pixel.png',
  'blob:https://tracker.example/1',
  'file:///etc/passwd',
  'https://user:word@tracker.example/pixel.png',
  'https://tracker.example/"onerror="alert(1)',
  'https://vimeo.com/76979871',
  'https://www.youtube.com/watch?v=short',
  'vbscript:msgbox(1)',
];
/** And as maps. */
const maps = [
  'javascript:alert(1)//google.com/maps',
  'data:text/html,google.com/maps',
  'http://www.google.com/maps?q=1&output=embed',
  'https://google.com.tracker.example/maps?output=embed',
  'https://tracker.example/maps/embed?pb=1',
];

function storeHome(id: string, images: string[], googleLocation: string): void {
  const now = '2026-01-05T08:00:00.000Z';
  const meta = { _id: id, date: now, version: 'v', createdAt: now, updatedAt: now };
  const record = { ...home({ name: 'A stored home' }), images, googleLocation, ...meta };
  store.put('local-properties', id, JSON.stringify(record));
}

test('row 24: bad picture and map addresses that lie in the store load nothing', async ({
  page,
}) => {
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
  for (const [place, map] of maps.entries()) {
    storeHome(`home-${place}`, pictures, map);
    await page.goto(paths.property(`home-${place}`), quickly);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A stored home');
    await expect(page.locator('main a[data-lightbox]')).toHaveCount(0);
    await expect(page.locator('main a[href*="tracker.example"]')).toHaveCount(0);
    await expect(page.locator('main a[href^="javascript"], main a[href^="data"]')).toHaveCount(0);
    await page.getByText('Show map').click();
    const frame = page.locator('main iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\?q=12/);
    await expect(frame.contentFrame().getByText('Elsewhere')).toBeVisible();
  }
  expect(foreign.filter((address) => !address.startsWith('https://www.google.com/'))).toEqual([]);
});

test('row 24: the policy blocks them wherever they might get into a page', async ({
  page,
  problems,
}) => {
  await serveBuiltPages(page);
  storeHome('plain', [], '');
  await page.goto(paths.property('plain'));
  const attempts: [tag: string, address: string][] = [
    ['img', 'http://tracker.example/pixel.png'],
    ['iframe', 'https://player.vimeo.com/video/76979871'],
    ['iframe', 'https://tracker.example/maps/embed?pb=1'],
    ['iframe', 'data:text/html,<script>alert(1)</script>'],
    ['iframe', 'http://www.google.com/maps?q=1&output=embed'],
    ['video', 'http://tracker.example/film.mp4'],
    ['video', 'https://tracker.example/film.mp4'],
  ];
  for (const [tag, address] of attempts) {
    const directive = await page.evaluate(
      ([name, src]) =>
        new Promise<string>((resolve) => {
          const told = (event: SecurityPolicyViolationEvent) => resolve(event.effectiveDirective);
          document.addEventListener('securitypolicyviolation', told, { once: true });
          const element = document.createElement(name ?? '');
          element.setAttribute('src', src ?? '');
          document.body.append(element);
          setTimeout(() => resolve('nothing was blocked'), 5_000);
        }),
      [tag, address],
    );
    expect(directive, `${tag} ${address}`).toMatch(/^(img|frame|media)-src$/);
  }
  forgive(problems, /Content Security Policy|ERR_BLOCKED_BY_CSP|failed: csp/);
});

/** Prebuilt pages, with the other spellings that the host answers to. */
const prebuilt = ['/about', '/team', '/services', '/services/9', '/contact', '/privacy'];
const spellings = ['/about.html', '/services.html', '/services/9.html'];
const onDemand = [
  ...[paths.home, paths.properties, paths.blogs, paths.enquiry, paths.signin],
  ...['/index.html', '/properties/index.html', paths.property('gone'), paths.blog('gone')],
  ...['/404', '/500', '/no-such-page'],
];

function expectStrict(policy: string, where: string): void {
  expect(policy, where).toContain("default-src 'self'");
  expect(policy, where).toMatch(/script-src 'self' 'sha256-/);
  expect(policy, where).not.toMatch(/unsafe-(inline|eval)|script-src[^;]*https:/);
  for (const part of ["object-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"])
    expect(policy, where).toContain(part);
}

test('row 33: every prebuilt page has the policy in itself, and none breaks it', async ({
  page,
  problems,
}) => {
  for (const path of [...prebuilt, ...spellings]) {
    const response = await page.goto(path, quickly);
    const meta = page.locator('meta[http-equiv="content-security-policy"]');
    expectStrict((await meta.getAttribute('content')) ?? '', path);
    expect(response?.headers()['content-security-policy'], path).toContain(
      "frame-ancestors 'none'",
    );
  }
  forgive(problems, /404/);
});

test('row 33: every page on demand has the policy as a header, and none breaks it', async ({
  page,
  problems,
}) => {
  await serveBuiltPages(page);
  for (const path of onDemand) {
    const response = await page.goto(path, quickly);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expectStrict(policy, path);
    expect(policy, path).toContain("frame-ancestors 'none'");
  }
  forgive(problems, /404|500/);
});

test('row 33: a page that fails is the error page, with the policy and the headers, and nobody keeps it', async () => {
  store.put('local-properties', 'broken', 'no record at all');
  const response = await renderPage(paths.property('broken'));
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('Unexpected Application Error!');
  expectStrict(response.headers.get('content-security-policy') ?? '', 'the error page');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...securityHeaders,
    'cache-control': 'no-store',
  });
  expect(response.headers.has('netlify-cdn-cache-control')).toBe(false);
});

const graded: readonly [name: string, path: string, ask: (path: string) => Promise<Response>][] = [
  ['a prebuilt page', paths.about, (path) => fetch(`${root()}${path}`)],
  ['a page on demand', paths.properties, renderPage],
];

for (const [name, path, ask] of graded) {
  test(`row 34: by Mozilla Observatory’s rules ${name} has 125 points or more`, async () => {
    test.setTimeout(240_000);
    const response = await ask(path);
    const preflight = await fetch(`${root()}${path}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://foreign.example', 'access-control-request-method': 'GET' },
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    const { score, found } = await gradeAnswer({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
      cors: { status: preflight.status, headers: Object.fromEntries(preflight.headers) },
    });
    console.log(`${path}: ${score} points`, found);
    expect(score).toBeGreaterThanOrEqual(125);
  });
}

test('a form is taken from our pages and from what is no browser, and refused in words from other sites', async () => {
  // Without a way to reply, so that nothing is stored.
  const post = (headers: Record<string, string>) =>
    fetch(root() + paths.enquiry, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ name: 'A visitor' }),
    });
  for (const headers of [{}, { origin: 'null', 'sec-fetch-site': 'same-origin' }] as const) {
    const taken = await post(headers);
    expect(taken.status).toBe(422);
    expect(await taken.text()).toContain('value="A visitor"');
  }
  const refused = await post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect(refused.status).toBe(403);
  expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await refused.text()).toContain(errorPages.refused.text);
});
