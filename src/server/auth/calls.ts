import { messages } from '../../content/messages';
import { problems } from '../../content/problems';
import { environment } from '../env';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import { addressKey, readJson } from '../http/request';
import type { Call } from '../http/router';
import { forgetAttempt, markAttempt } from './attempts';
import { isPassword, isSameText } from './password';
import { signInInput } from './schema';
import { endSession, openSession } from './session';

/**
 * `POST /api/auth/signin`: opens a session. 503 while no usable password is configured, 429 after too
 * many attempts, 401 for a wrong name or password, which take the same time.
 */
export async function signIn(call: Call): Promise<Response> {
  const { username, password } = await readJson(call.request, signInInput);
  const { adminUsername, adminPasswordHash } = environment();
  if (adminPasswordHash === null) throw new Problem(503, problems.signIn.notSetUp);
  const mark = await markAttempt(addressKey(call.address));
  // Both are always computed, so that the time does not tell whether the name exists.
  const isRight = await isPassword(password, adminPasswordHash);
  const isKnown = isSameText(username, adminUsername);
  if (!isRight || !isKnown) throw new Problem(401, messages.signin.invalid);
  const cookie = await openSession(call.request, adminUsername, adminPasswordHash);
  await forgetAttempt(mark).catch((cause: unknown) =>
    console.warn('A sign-in stands, but its attempt occupies a slot for 15 minutes.', cause),
  );
  return privateJson(
    { signedIn: true, username: adminUsername },
    { headers: { 'set-cookie': cookie } },
  );
}

/** `POST /api/auth/signout`: ends the session on the server first; without one there is nothing to end. */
export async function signOut(call: Call): Promise<Response> {
  const cookie = await endSession(call.request);
  return new Response(null, { status: 204, headers: { 'set-cookie': cookie } });
}

/** `GET /api/auth/session`: whether somebody is signed in, and who. */
export async function showSession(call: Call): Promise<Response> {
  const session = await call.session();
  return privateJson(
    session ? { signedIn: true, username: session.username } : { signedIn: false },
  );
}
