import { messages } from '../../content/messages';
import { environment } from '../env';
import { readJson } from '../http/body';
import type { Call } from '../http/call';
import { addressKey } from '../http/client-address';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import { StoreUnavailable } from '../store/key-value-store';
import { forgetAttempt, markAttempt } from './attempts';
import { isPassword, isSameText } from './password';
import { signInInput } from './schema';
import { openSession } from './session';

/** A mark that could not be given back only costs a place for 15 minutes; the sign-in stands. */
async function forgetQuietly(mark: string): Promise<void> {
  try {
    await forgetAttempt(mark);
  } catch (thrown) {
    if (!(thrown instanceof StoreUnavailable)) throw thrown;
  }
}

/**
 * `POST /api/auth/signin`: opens a session. 503 while no usable password is configured, 429 after too
 * many attempts, 401 for a wrong name or password, which take the same time.
 */
export async function signIn(call: Call): Promise<Response> {
  const { username, password } = await readJson(call.request, signInInput);
  const { adminUsername, adminPasswordHash } = environment();
  if (adminPasswordHash === null) {
    throw new Problem(
      503,
      'Sign-in is not set up: ADMIN_PASSWORD_HASH is missing or malformed. See README.',
    );
  }
  const mark = await markAttempt(addressKey(call.address));
  // Both are always computed, so that the time does not tell whether the name exists.
  const isRight = await isPassword(password, adminPasswordHash);
  const isKnown = isSameText(username, adminUsername);
  if (!isRight || !isKnown) throw new Problem(401, messages.signin.invalid);
  const cookie = await openSession(call.request, adminUsername, adminPasswordHash);
  await forgetQuietly(mark);
  return privateJson(
    { signedIn: true, username: adminUsername },
    { headers: { 'set-cookie': cookie } },
  );
}
