import { defineMiddleware } from 'astro:middleware';
import { paths } from './paths';
import { readSession } from './server/auth/session';
import { withFrameAncestors, withOwnHashes } from './server/http/page-policy';
import { refusedPage } from './server/http/refused-page';
import { isSameOrigin } from './server/http/same-origin';
import { addMissing, securityHeaders } from './server/http/security-headers';
import { unavailablePage } from './server/http/unavailable-page';
import { withinTime } from './server/store/deadline';
import { StoreUnavailable } from './server/store/key-value-store';

const storeMilliseconds = 9_000;

function isAdmin(pathname: string): boolean {
  return pathname === paths.admin.home || pathname.startsWith(`${paths.admin.home}/`);
}

/** Whether a request that may change something comes from elsewhere. */
function isForeign(request: Request): boolean {
  return !['GET', 'HEAD'].includes(request.method) && !isSameOrigin(request);
}

/** Where a visitor without a session is sent, with the way back. */
function signInAddress(url: URL): string {
  return `${paths.signin}?${new URLSearchParams({ next: url.pathname + url.search })}`;
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

async function guarded(
  request: Request,
  url: URL,
  page: () => Promise<Response>,
): Promise<Response> {
  return (await readSession(request)) === null ? seeOther(signInAddress(url)) : page();
}

/** The answer with a policy of its own; only a page that is read whole says what it contains. */
async function withPolicy(response: Response): Promise<Response> {
  const { headers, status } = response;
  const policy = withFrameAncestors(headers.get('content-security-policy'));
  headers.set('content-security-policy', policy);
  if (!response.body || !headers.get('content-type')?.startsWith('text/html')) return response;
  const page = await response.text();
  headers.set('content-security-policy', withOwnHashes(policy, page));
  return new Response(page, { status, headers });
}

/** Every on-demand page: the same-origin rule, the admin's guard, the headers, and 503 when the store does not answer. */
export const onRequest = defineMiddleware(async (context, next) => {
  // Prebuilt pages get their headers from netlify.toml; there is no request to guard.
  if (context.isPrerendered) return next();
  const { request, url, routePattern } = context;
  // The matched page counts as well as the address: one page has several spellings (`/%61dmin`).
  const isPrivate = isAdmin(routePattern) || isAdmin(url.pathname);
  const page = () => (isPrivate ? guarded(request, url, next) : next());
  const answer = async () => (isForeign(request) ? refusedPage() : page());
  const response = await withinTime(storeMilliseconds, answer)
    .catch((thrown: unknown) => {
      if (!(thrown instanceof StoreUnavailable)) throw thrown;
      console.error(`${request.method} ${url.pathname} 503`, thrown);
      return unavailablePage();
    })
    .then(withPolicy);
  const { headers } = response;
  if (isPrivate) headers.set('cache-control', 'private, no-store');
  addMissing(headers, { ...securityHeaders, 'cache-control': 'no-store' });
  return response;
});
