/** Signing in, signing out, and who is signed in. */
import { signInMessages } from '../../content/screen-messages';
import { problems } from '../../content/problems';
import { activePeople, findPerson } from '../../domain/people/person';
import { type Person, signInInput, readUsername } from '../../domain/people/schema';
import { findDevice, rememberDevice } from '../auth/device';
import { hasPassword } from '../auth/password';
import { people } from '../auth/people';
import { endSession, openSession, readEndReason } from '../auth/session';
import { rememberCode } from '../auth/used-codes';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import { readJson } from '../http/request';
import type { Call } from '../http/router';
import { limitKnown, limitStranger, requireCorrect } from './attempts';
import { noteSignIn } from './decisions';

const words = problems.signIn;

/** Opens a session of a person, in a browser that is known as theirs from now on. */
export async function signInAs(request: Request, person: Person): Promise<Response> {
  const response = privateJson({ signedIn: true, username: person.username });
  response.headers.append('set-cookie', await openSession(request, person));
  response.headers.append('set-cookie', rememberDevice(request, person));
  return response;
}

/**
 * Remembers that the set-up code of a person is used. The set-up does it; a sign-in does it again, for a set-up that ended
 * between storing the person and remembering the code.
 */
export async function rememberUsedCode({ setupCode }: Person): Promise<void> {
  if (setupCode === '') return;
  await rememberCode(setupCode).catch((cause: unknown) =>
    console.warn('A used set-up code is remembered at the next sign-in.', cause),
  );
}

/** `POST /api/auth/signin`: opens a session. An unknown name takes as long as a wrong password. */
export async function signIn(call: Call): Promise<Response> {
  const { username, password } = await readJson(call.request, signInInput);
  const { records } = await people.read();
  if (activePeople(records.values()).length === 0) throw new Problem(503, words.nobody);
  const person = findPerson(records.values(), username);
  const device = findDevice(call.request, person);
  const [limits, tooMany] =
    device === null
      ? [limitStranger(call.ip, readUsername(username)), words.tooManyFromStrangers]
      : [limitKnown(`device ${device}`), words.tooManyAttempts];
  // Without a person a hash is made as well: the time does not tell which names exist.
  const isRight = () => hasPassword(password, person?.password);
  const wrong = new Problem(401, signInMessages.invalid);
  await requireCorrect(limits, isRight, { wrong, tooMany });
  // None, where the person was taken out or got another password while this one was checked.
  const noted = person && (await people.change(noteSignIn(person)));
  if (!noted) throw wrong;
  await rememberUsedCode(noted);
  return signInAs(call.request, noted);
}

/** `POST /api/auth/signout`: ends the session on the server first; without one there is nothing to end. */
export async function signOut(call: Call): Promise<Response> {
  const cookie = await endSession(call.request);
  return new Response(null, { status: 204, headers: { 'set-cookie': cookie } });
}

/** `GET /api/auth/session`: whether somebody is signed in, and who; else what has ended their session before its time. */
export async function showSession(call: Call): Promise<Response> {
  const session = await call.session();
  if (session) return privateJson({ signedIn: true, username: session.username });
  return privateJson({ signedIn: false, ended: await readEndReason(call.request) });
}
