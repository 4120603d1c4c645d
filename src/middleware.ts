/**
 * What every page that is made on demand passes: guard, headers, policy, entity tag, and the answer where the store fails.
 * Pages themselves know nothing of it.
 */
import { defineMiddleware } from 'astro:middleware';
import { adminPaths } from './admin-paths';
import { signInAddress } from './server/auth/return-path';
import { addDefaultHeaders } from './server/http/headers';
import { withFrameAncestors, withOwnHashes } from './server/http/page-policy';
import { damagedText } from './server/http/problem';
import { answerMethod, crossOriginPage, unavailablePage } from './server/http/pages';
import { pathWithoutTail } from './server/http/paths';
import { tagged } from './server/http/reply';
import { type FindSession, guardRequest } from './server/request-guard';
import { StoreUnavailable } from './server/store/key-value-store';

function isAdmin(pathname: string): boolean {
  return pathname === adminPaths.home || pathname.startsWith(`${adminPaths.home}/`);
}

/** Adds what needs the whole body: a policy with the hashes of the page, and an entity tag if browsers may keep it. */
async function withBodyHeaders(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  const policy = withFrameAncestors(headers.get('content-security-policy'));
  headers.set('content-security-policy', policy);
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isTagged = status === 200 && (headers.get('cache-control')?.startsWith('public') ?? false);
  if (!response.body || !(isPage || isTagged)) return response;
  const body = await response.text();
  if (isPage) headers.set('content-security-policy', withOwnHashes(policy, body));
  if (!isTagged) return new Response(body, { status, headers });
  return tagged(request, body, headers, headers.get('etag') ?? undefined);
}

/** Guards every on-demand page; without the store a page is 503. */
export const onRequest = defineMiddleware(async (context, next) => {
  // Prebuilt pages get their headers from netlify.toml; there is no request to guard.
  if (context.isPrerendered) return next();
  const { request, url, routePattern } = context;
  const clean = request.method === 'GET' ? pathWithoutTail(url.pathname) : null;
  if (clean !== null) {
    const moved = new Response(null, {
      status: 301,
      headers: { location: `${clean}${url.search}` },
    });
    addDefaultHeaders(moved.headers);
    return moved;
  }
  // Shown for an error of a page or of this guard, which would fail again: it holds nothing private.
  const isErrorPage = routePattern === '/500';
  // The matched page counts as well as the address: one page has several spellings (`/%61dmin`).
  const isGuarded = isAdmin(routePattern) || isAdmin(url.pathname);
  const guard = {
    isGuarded,
    onCrossOrigin: crossOriginPage,
    onSignedOut: () =>
      new Response(null, { status: 303, headers: { location: signInAddress(url) } }),
  };
  // Routes that Astro adds by itself and no page uses; it answers some of what is sent there with 500.
  const isUnused = routePattern.startsWith('/_server-islands');
  const render = async (session: FindSession) => {
    // The guard has looked it up already.
    if (isGuarded) context.locals.session = await session();
    if (isUnused) return new Response(null, { status: 404 });
    // The API has methods of its own, and an unknown address is missing whatever is sent there.
    const isPage = routePattern !== '/404' && !routePattern.startsWith('/api/');
    const refused = isPage ? answerMethod(request.method, routePattern, isGuarded) : null;
    return refused ?? next();
  };
  const response = await (isErrorPage ? next() : guardRequest(request, guard, render))
    .catch((thrown: unknown) => {
      if (!(thrown instanceof StoreUnavailable)) throw thrown;
      console.error(`${request.method} ${url.pathname} 503`, thrown);
      // Visitors need not know what is wrong.
      return unavailablePage(isGuarded ? damagedText(thrown) : undefined);
    })
    .then((answered) => withBodyHeaders(request, answered));
  if (isGuarded) response.headers.set('cache-control', 'private, no-store');
  addDefaultHeaders(response.headers);
  return response;
});
