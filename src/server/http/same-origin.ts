import { Problem } from './problem';

/**
 * Whether a request that changes something comes from our own pages.
 * Both headers absent means no browser, and is allowed, as in Go's `CrossOriginProtection`.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return URL.parse(origin)?.host === new URL(request.url).host;
}

/** Throws a 403 problem unless `isSameOrigin`. */
export function requireSameOrigin(request: Request): void {
  if (!isSameOrigin(request)) {
    throw new Problem(
      403,
      'This request came from another site. Open the page on this site and try again.',
    );
  }
}
