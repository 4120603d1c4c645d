import { messages } from '../../content/messages';
import { problems } from '../../content/problems';
import { activePeople, personNamed } from '../../domain/people/person';
import { type Person, signInInput, usernameOf } from '../../domain/people/schema';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import { addressKey, readJson } from '../http/request';
import type { Call } from '../http/router';
import { hashOf } from '../secrets';
import { noteSignIn } from './decisions';
import { people } from './people';
import { limitAttempts } from './attempts';
import { hasPassword } from '../auth/password';
import { endSession, endSessionsOf, openSession, readClaimedPerson } from '../auth/session';

export const signedInJson = ({ username }: Person, cookie: string) =>
  privateJson({ signedIn: true, username }, { headers: { 'set-cookie': cookie } });

const nameKey = (username: string) => hashOf(`name ${usernameOf(username)}`);

/** `POST /api/auth/signin`: opens a session. An unknown name takes as long as a wrong password. */
export async function signIn(call: Call): Promise<Response> {
  const { username, password } = await readJson(call.request, signInInput);
  const { records } = await people.read();
  if (activePeople(records.values()).length === 0) throw new Problem(503, problems.signIn.nobody);
  return limitAttempts([addressKey(call.address), nameKey(username)], async () => {
    const person = personNamed(records.values(), username);
    if (!(await hasPassword(password, person?.password)) || person === null)
      throw new Problem(401, messages.signin.invalid);
    const cookie = await openSession(call.request, person);
    // Noted after the session is there: who is taken out meanwhile has none that nobody ends.
    if ((await people.change(noteSignIn(person))) === null) {
      await endSessionsOf(person.id);
      throw new Problem(401, messages.signin.invalid);
    }
    return signedInJson(person, cookie);
  });
}

/** `POST /api/auth/signout`: ends the session on the server first; without one there is nothing to end. */
export async function signOut(call: Call): Promise<Response> {
  const cookie = await endSession(call.request);
  return new Response(null, { status: 204, headers: { 'set-cookie': cookie } });
}

/** `GET /api/auth/session`: whether somebody is signed in, and who; else whether that person was taken out. */
export async function showSession(call: Call): Promise<Response> {
  const session = await call.session();
  if (session) return privateJson({ signedIn: true, username: session.username });
  const id = readClaimedPerson(call.request);
  const isTakenOut = id !== null && (await people.read()).records.get(id)?.isOut === true;
  return privateJson({ signedIn: false, isTakenOut });
}
