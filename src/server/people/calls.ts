/**
 * The calls by which people come, go and change their own: set-up code, invitation, password, taking out. Who may be
 * wrong how often is in `attempts.ts`, what a change does in `decisions.ts`.
 */
import { randomUUID } from 'node:crypto';
import { problems } from '../../content/problems';
import { invitationHours } from '../../domain/people/person';
import type { Person } from '../../domain/people/schema';
import { inviteInput, joinInput, ownInput, setupInput } from '../../domain/people/schema';
import { paths } from '../../paths';
import { limitNetworks, limitKnown, requireCorrect } from './attempts';
import { hashPassword, hasPassword, isSameText } from '../auth/password';
import { people } from '../auth/people';
import { endOtherSessions, type Session } from '../auth/session';
import { hashCode, isUsedCode, rememberCode } from '../auth/used-codes';
import { environment, fullAddress } from '../env';
import { retryAfter } from '../http/headers';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import { invalidFields, readJson } from '../http/request';
import { type Call, requireId } from '../http/router';
import { hashSecret, newToken } from '../secrets';
import type { Clash } from './decisions';
import { edit, invite, inviteAgain, isLast, join, setUp, takeOut } from './decisions';
import { readInvited } from './list';
import { rememberUsedCode, signInAs } from './sign-in';

const words = problems.signIn;

/** Signs in a person whose password has just been stored: where that fails, the password stands, and the code or link is used up. */
async function signInNew(request: Request, person: Person): Promise<Response> {
  try {
    return await signInAs(request, person);
  } catch (cause) {
    throw new Problem(503, words.storedNotIn, { headers: retryAfter, cause });
  }
}

const rejectClash = (field: Clash) => invalidFields([{ field, message: words.taken[field] }]);

/**
 * `POST /api/auth/setup`: the first person, or the way back in, also where the list of people is damaged. 503 without a
 * code, 401 wrong, 409 used, 422, 429.
 */
export async function setUpWithCode(call: Call): Promise<Response> {
  const { code, name, username, password } = await readJson(call.request, setupInput);
  const { setupCode } = environment();
  if (setupCode === null) throw new Problem(503, words.notSetUp);
  const isRight = () => Promise.resolve(isSameText(code, setupCode));
  const wrong = new Problem(401, words.wrongCode);
  const tooMany = words.tooManyAttempts;
  await requireCorrect(limitNetworks(call.ip), isRight, { wrong, tooMany });
  const hash = await hashCode(code);
  if (await isUsedCode(hash)) throw new Problem(409, words.usedCode);
  const given = { name, username, password: await hashPassword(password) };
  const person = await people.change(setUp(randomUUID(), given, hash), { replacesDamaged: true });
  // A set-up that was cut off has not remembered it, and one at the same time may be about to.
  if (person === 'used') await rememberCode(hash);
  if (person === 'used') throw new Problem(409, words.usedCode);
  if (typeof person === 'string') throw rejectClash(person);
  await rememberUsedCode(person);
  return signInNew(call.request, person);
}

const hour = 3_600_000;

/** `POST /api/auth/invite`: makes a link that is good once, for somebody new or for a colleague's new password; 404, 409 for a taken name or one's own link. */
export async function inviteSomebody(call: Call): Promise<Response> {
  const given = await readJson(call.request, inviteInput);
  // A signed-in browser that was left open could set its owner's password without the present one.
  if ('id' in given && given.id === (await requireSession(call)).person)
    throw new Problem(409, words.ownLink);
  const token = newToken();
  const invitedUntil = new Date(Date.now() + invitationHours * hour).toISOString();
  const link = { invitation: hashSecret(token), invitedUntil };
  const person = await ('id' in given
    ? people.change(inviteAgain(given.id, link))
    : people.change(invite(randomUUID(), given.name, link)));
  if (person === null) throw new Problem(404, words.missingPerson);
  if (person === 'name') throw new Problem(409, words.taken.name);
  const { id } = person;
  return privateJson({ id, link: fullAddress(paths.join(token)), until: invitedUntil });
}

/** `POST /api/auth/join`: takes up an invitation with a user name and a password; 410 for a link that is not good, 422, 429. */
export async function joinWithLink(call: Call): Promise<Response> {
  const { token, username, password } = await readJson(call.request, joinInput);
  const gone = new Problem(410, words.gone);
  // A good link is no guess: wrong ones from the same network do not keep its owner out. Without one nothing is calculated.
  if ((await readInvited(token, new Date())) === null)
    // A bad link counts as a wrong guess.
    await requireCorrect(limitNetworks(call.ip), () => Promise.resolve(false), {
      wrong: gone,
      tooMany: words.tooManyAttempts,
    });
  const given = { username, password: await hashPassword(password) };
  const person = await people.change(join(hashSecret(token), given));
  if (person === 'gone') throw gone;
  if (person === 'taken') throw rejectClash('username');
  return signInNew(call.request, person);
}

async function requireSession(call: Call): Promise<Session> {
  const session = await call.session();
  if (session === null) throw new Problem(401, problems.signedOut);
  return session;
}

/** `PUT /api/auth/own`: one's own name, and a new password, which ends one's other sessions. The present one is asked for. */
export async function changeOwn(call: Call): Promise<Response> {
  const { name, present, password } = await readJson(call.request, ownInput);
  const { person: id } = await requireSession(call);
  const stored = (await people.read()).records.get(id)?.password;
  await requireCorrect(limitKnown(id), () => hasPassword(present, stored), {
    wrong: invalidFields([{ field: 'present', message: words.wrongPassword }]),
    tooMany: words.tooManyAttempts,
  });
  const changes = {
    name,
    ...(password !== undefined && { password: await hashPassword(password) }),
  };
  const person = await people.change(edit(id, changes));
  if (person === null) throw new Problem(404, words.missingPerson);
  if (person === 'name') throw rejectClash(person);
  return signInAs(call.request, person);
}

/** `POST /api/auth/others`: ends one's own sessions elsewhere. */
export async function endOthers(call: Call): Promise<Response> {
  const { person: personId } = await requireSession(call);
  await endOtherSessions(personId, call.request);
  return new Response(null, { status: 204 });
}

/** `DELETE /api/auth/person/{id}`: takes a person out; 409 for the last one. */
export async function takeOutPerson(call: Call): Promise<Response> {
  const id = requireId(call);
  const { records } = await people.read();
  if (!records.has(id)) throw new Problem(404, words.missingPerson);
  if (isLast(records, id) || (await people.change(takeOut(id))) === 'last')
    throw new Problem(409, words.last);
  return new Response(null, { status: 204 });
}
