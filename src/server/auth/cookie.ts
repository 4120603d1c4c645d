/** Browsers keep `Secure` cookies on these hosts without https. */
const localHosts = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

function isSecure(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  return protocol === 'https:' || localHosts.test(hostname);
}

function cookieName(request: Request): string {
  return isSecure(request) ? secureCookie : 'sid';
}

/** The name of the session's cookie; the prefix ties it to this host and to https. */
export const secureCookie = '__Host-sid';

/** The session's token as the browser sent it; `null` without one, or when it cannot be one of ours. */
export function readToken(request: Request): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const start = `${cookieName(request)}=`;
  const token = pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

/** The `Set-Cookie` line of a token that lives `seconds`; an empty token with 0 s deletes it. */
export function tokenCookie(request: Request, token: string, seconds: number): string {
  const parts = [
    `${cookieName(request)}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${seconds}`,
  ];
  return [...parts, ...(isSecure(request) ? ['Secure'] : [])].join('; ');
}
