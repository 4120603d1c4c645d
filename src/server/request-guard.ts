import { readSession, type Session } from './auth/session';
import { asPerson } from './store/author';
import { timeLimits, withinTime } from './store/deadline';

/** Whether a request comes from our own pages. A request with neither header is not from a browser and may pass. */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return URL.parse(origin)?.host === new URL(request.url).host;
}

/** Looks up who is signed in, on first use only: most requests come from visitors. Throws `StoreUnavailable`. */
export type FindSession = () => Promise<Session | null>;

function rememberSession(request: Request): FindSession {
  let found: Promise<Session | null> | undefined;
  return () => (found ??= readSession(request));
}

/**
 * Runs a request behind the same-origin rule, the session guard and the time limit; throws `StoreUnavailable`.
 * Whatever `run` writes carries the person's id (`author.ts`); its store calls share one deadline (`deadline.ts`).
 */
export function guardRequest(
  request: Request,
  guard: { isGuarded: boolean; onCrossOrigin: () => Response; onSignedOut: () => Response },
  run: (session: FindSession) => Response | Promise<Response>,
): Promise<Response> {
  const session = rememberSession(request);
  const answer = async () => {
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    if (!isSafe && !isSameOrigin(request)) return guard.onCrossOrigin();
    if (!guard.isGuarded) return run(session);
    const signedIn = await session();
    return signedIn === null ? guard.onSignedOut() : asPerson(signedIn.person, () => run(session));
  };
  return withinTime(timeLimits.request, answer);
}
