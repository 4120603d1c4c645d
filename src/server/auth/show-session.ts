import type { Call } from '../http/call';
import { privateJson } from '../http/reply';

/** `GET /api/auth/session`: whether somebody is signed in, and who. */
export async function showSession(call: Call): Promise<Response> {
  const session = await call.session();
  return privateJson(
    session ? { signedIn: true, username: session.username } : { signedIn: false },
  );
}
