import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { securityHeaders } from '../../src/server/http/headers';
import { startStrictStore, type StrictStore } from '../support/strict-store';
import { fixedPages } from '../support/site/pages';
import { renderPage } from '../support/site/render-page';
import { readRoutes } from '../support/site/routes';
import { setupCode } from '../support/site/operator';
import { ask } from './setup/ask';

// That no page violates its policy is shown wherever a page is opened: a violation is a logged error.

const routes = readRoutes();
const prebuilt = fixedPages.filter((path) =>
  routes.some(({ isPrebuilt, answers }) => isPrebuilt && answers(path)),
);
const onDemand = [
  ...fixedPages.filter((path) => !prebuilt.includes(path)),
  paths.blogsPage(2),
  paths.signin,
  paths.join(),
  paths.place('nowhere'),
  paths.property('gone'),
  paths.blog('gone'),
  '/404',
  '/500',
  '/no-such-page',
];

let store: StrictStore;
beforeAll(async () => {
  store = await startStrictStore();
});
afterAll(() => store.stop());

it('row 33: every prebuilt page contains the policy', async () => {
  expect(prebuilt).toEqual(expect.arrayContaining([paths.services, paths.ownerAbroad]));
  for (const path of prebuilt) {
    const response = await ask(path);
    const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;
    expectStrict(meta.exec(await response.text())?.[1] ?? '', path);
    const header = response.headers.get('content-security-policy');
    expect(header, path).toContain("frame-ancestors 'none'");
  }
});

it('row 33: every on-demand page has the policy as a header', async () => {
  process.env.SETUP_CODE = setupCode;
  for (const path of onDemand) {
    const policy = (await renderPage(path)).headers.get('content-security-policy') ?? '';
    expectStrict(policy, path);
    expect(policy, path).toContain("frame-ancestors 'none'");
  }
});

it('row 33: a page that fails is the error page, with the policy and the headers, and is not cached', async () => {
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

// That every page has the security headers is asked by `check-deploy.test.ts`.
it('row 34: no page can be read by another site, and none sets a cookie', async () => {
  const foreign = { origin: 'https://foreign.example', 'access-control-request-method': 'GET' };
  for (const path of [paths.about, paths.properties])
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ask(path, { method, headers: foreign });
      for (const name of ['access-control-allow-origin', 'set-cookie'])
        expect(headers.get(name), `${method} ${path}`).toBeNull();
    }
});

function expectStrict(policy: string, where: string): void {
  expect(policy, where).toContain("default-src 'self'");
  expect(policy, where).toMatch(/script-src 'self' 'sha256-/);
  expect(policy, where).not.toMatch(/unsafe-(inline|eval)|script-src[^;]*https:/);
  for (const part of ["object-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'"])
    expect(policy, where).toContain(part);
}
