import { withoutTail } from '../domain/record';
import { readSession, type Session } from './auth/session';
import { asPerson } from './store/author';
import { withinTime } from './store/deadline';

/** Milliseconds that the store calls of one request may take together: every request is answered within 10 s. */
const requestMilliseconds = 9_000;

/** The header `Retry-After`, in seconds, when the store does not answer. */
export const retryAfter = { 'retry-after': '5' } as const;

/** Headers of every response, pages and functions alike; prebuilt pages get theirs from `netlify.toml` (OWASP ASVS 5.0, V3.4). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000',
  // YouTube refuses to play embedded videos with a stricter policy.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** Whether a request comes from our own pages. Without both headers it comes from no browser, and may pass. */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return URL.parse(origin)?.host === new URL(request.url).host;
}

/** The path that was asked for: after a 403 or 404, hosts request `x.html` and `x/index.html` as well. */
export function askedPath(path: string): string {
  return path.replace(/(?:\/index)?\.html?$/, '');
}

/** The path to go to from one that was pasted with the end of its sentence; `null` for any other. */
export function pathWithoutTail(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    const clean = withoutTail(decoded);
    // Two slashes at the start would lead to another host.
    const isSame = clean === decoded || /^\/(?:\/|$)/.test(clean);
    return isSame ? null : clean.split('/').map(encodeURIComponent).join('/');
  } catch {
    return null;
  }
}

/** Looks up who is signed in, on first use only: most requests come from visitors. Throws `StoreUnavailable`. */
export type FindSession = () => Promise<Session | null>;

function sessionOnce(request: Request): FindSession {
  let found: Promise<Session | null> | undefined;
  return () => (found ??= readSession(request));
}

/** Runs a request behind the same-origin rule, the session guard and the time limit; throws `StoreUnavailable`. */
export function passEdge(
  request: Request,
  edge: { isGuarded: boolean; onForeign: () => Response; onSignedOut: () => Response },
  run: (session: FindSession) => Response | Promise<Response>,
): Promise<Response> {
  const session = sessionOnce(request);
  const answer = async () => {
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    if (!isSafe && !isSameOrigin(request)) return edge.onForeign();
    if (!edge.isGuarded) return run(session);
    const person = await session();
    return person === null ? edge.onSignedOut() : asPerson(person.person, () => run(session));
  };
  return withinTime(requestMilliseconds, answer);
}

/** Adds the security headers and `more`, and forbids caching; headers that the response has set itself stay. */
export function addHeaders(headers: Headers, more: Readonly<Record<string, string>> = {}): void {
  const wanted = { ...securityHeaders, 'cache-control': 'no-store', ...more };
  for (const [name, value] of Object.entries(wanted)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
