import { gradeAnswer } from '../../scripts/gate/observatory.ts';
import { errorPages } from '../../src/content/site';
import { paths } from '../../src/paths';
import { securityHeaders } from '../../src/server/edge';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { renderPage, serveBuiltPages } from './setup/built-site';
import { forgive } from './setup/problems';
import { expect, test } from './setup/visitor';

let store: StrictStore;
test.beforeAll(async () => {
  store = await startStrictStore();
});
test.afterAll(() => store.stop());

/** These tests do not need pictures. */
const quickly = { waitUntil: 'domcontentloaded' } as const;

const root = () => process.env.SITE_ADDRESS ?? '';

/** Prebuilt pages, with the other spellings that the host answers to. */
const prebuilt = ['/about', '/team', '/services', '/services/9', '/contact', '/privacy'];
const spellings = ['/about.html', '/services.html', '/services/9.html'];
const onDemand = [
  ...[paths.home, paths.properties, paths.blogs, paths.enquiry, paths.signin, paths.shortlist()],
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

test('row 33: every prebuilt page contains the policy, and none violates it', async ({
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

test('row 33: every on-demand page has the policy as a header, and none violates it', async ({
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

const graded: readonly [name: string, path: string, ask: (path: string) => Promise<Response>][] = [
  ['a prebuilt page', paths.about, (path) => fetch(`${root()}${path}`)],
  ['a page on demand', paths.properties, renderPage],
];

for (const [name, path, ask] of graded) {
  test(`row 34: by Mozilla Observatory’s rules ${name} has 125 points or more`, async () => {
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

test('a form is accepted from our pages and from clients that are no browser, and rejected with an explanation from other sites', async () => {
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
