import { defineMiddleware } from 'astro:middleware';
import { paths } from './paths';
import { signInAddress } from './server/auth/return-path';
import { addHeaders, passEdge } from './server/edge';
import { withFrameAncestors, withOwnHashes } from './server/http/page-policy';
import { foreignPage, unavailablePage } from './server/http/pages';
import { StoreUnavailable } from './server/store/key-value-store';

function isAdmin(pathname: string): boolean {
  return pathname === paths.admin.home || pathname.startsWith(`${paths.admin.home}/`);
}

/** The response with a policy of its own, which needs the hashes of the whole page. */
async function withPolicy(response: Response): Promise<Response> {
  const { headers, status } = response;
  const policy = withFrameAncestors(headers.get('content-security-policy'));
  headers.set('content-security-policy', policy);
  if (!response.body || !headers.get('content-type')?.startsWith('text/html')) return response;
  const page = await response.text();
  headers.set('content-security-policy', withOwnHashes(policy, page));
  return new Response(page, { status, headers });
}

/** Sends every on-demand page through the edge; without the store a page is 503. */
export const onRequest = defineMiddleware(async (context, next) => {
  // Prebuilt pages get their headers from netlify.toml; there is no request to guard.
  if (context.isPrerendered) return next();
  const { request, url, routePattern } = context;
  // The matched page counts as well as the address: one page has several spellings (`/%61dmin`).
  const isGuarded = isAdmin(routePattern) || isAdmin(url.pathname);
  const edge = {
    isGuarded,
    onForeign: foreignPage,
    onSignedOut: () =>
      new Response(null, { status: 303, headers: { location: signInAddress(url) } }),
  };
  const response = await passEdge(request, edge, () => next())
    .catch((thrown: unknown) => {
      if (!(thrown instanceof StoreUnavailable)) throw thrown;
      console.error(`${request.method} ${url.pathname} 503`, thrown);
      return unavailablePage();
    })
    .then(withPolicy);
  if (isGuarded) response.headers.set('cache-control', 'private, no-store');
  addHeaders(response.headers);
  return response;
});
