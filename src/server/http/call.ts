import { readSession, type Session } from '../auth/session';
import { Problem } from './problem';

/** One request on its way through a route. */
export interface Call {
  request: Request;
  /** The ids of the path, checked. */
  ids: Readonly<Record<string, string>>;
  /** The sender's network address; undefined where the platform does not say. */
  address: string | undefined;
  requestId: string;
  /** Who is signed in, or `null`; asks the store at most once. Throws `StoreUnavailable`. */
  session: () => Promise<Session | null>;
}

/** Looks the session up on the first use only: most requests come from visitors. */
export function sessionOnce(request: Request): Call['session'] {
  let found: Promise<Session | null> | undefined;
  return () => (found ??= readSession(request));
}

/** Throws 401 without a session; the text typed so far is the client's to keep. */
export async function requireSession(call: Call): Promise<Session> {
  const session = await call.session();
  if (session === null)
    throw new Problem(
      401,
      'You are not signed in, or the session has ended. Sign in and try again.',
    );
  return session;
}

/** The id that the route's path holds. */
export function idOf(call: Call): string {
  const { id } = call.ids;
  if (id === undefined) throw new Error('This route has no id in its path.');
  return id;
}
