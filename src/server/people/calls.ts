import { randomUUID } from 'node:crypto';
import { problems } from '../../content/problems';
import { invitationHours, personNamed } from '../../domain/people/person';
import type { Person } from '../../domain/people/schema';
import { inviteInput, joinInput, ownInput, setupInput } from '../../domain/people/schema';
import { paths } from '../../paths';
import { limitAttempts } from './attempts';
import { hashPassword, hasPassword, isSameText } from '../auth/password';
import { endSessionsOf, openSession, type Session } from '../auth/session';
import { environment, fullAddress } from '../env';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import { addressKey, invalidFields, readJson } from '../http/request';
import { type Call, idOf } from '../http/router';
import { hashOf, newToken } from '../secrets';
import { DamagedDocument } from '../store/key-value-store';
import { edit, invite, isLast, join, setUp, takeOut, usedCodes } from './decisions';
import { readInvited } from './list';
import { people } from './people';
import { signedInJson } from './sign-in';

const words = problems.signIn;

const signInResponse = async (call: Call, person: Person) =>
  signedInJson(person, await openSession(call.request, person));

/** A damaged list says nothing; then the code is the way back in. */
async function readKnown(): Promise<Person[]> {
  try {
    return [...(await people.read()).records.values()];
  } catch (thrown) {
    if (thrown instanceof DamagedDocument) return [];
    throw thrown;
  }
}

// Sessions end before and after each new password: a change that is cut off after its write leaves none open, and
// whoever had the old one opens none in between.

/** `POST /api/auth/setup`: the first person, or the way back in. 503 without a code, 401 wrong, 409 used, 429. */
export async function setUpWithCode(call: Call): Promise<Response> {
  const { code, name, username, password } = await readJson(call.request, setupInput);
  const { setupCode } = environment();
  if (setupCode === null) throw new Problem(503, words.notSetUp);
  return limitAttempts([addressKey(call.address)], async () => {
    if (!isSameText(code, setupCode)) throw new Problem(401, words.wrongCode);
    const known = await readKnown();
    const used = usedCodes(known);
    for (const one of used)
      if (await hasPassword(code, one)) throw new Problem(409, words.usedCode);
    const given = { name, username, password: await hashPassword(password) };
    const decide = setUp(randomUUID(), given, await hashPassword(code), used);
    const before = personNamed(known, username);
    if (before) await endSessionsOf(before.id);
    const person = await people.change(decide, { replacesDamaged: true });
    if (person === null) throw new Problem(409, words.usedCode);
    await endSessionsOf(person.id);
    return signInResponse(call, person);
  });
}

const hour = 3_600_000;

/** `POST /api/auth/invite`: makes a link that is good once, for somebody new or for a colleague's new password; 409 for one's own. */
export async function inviteSomebody(call: Call): Promise<Response> {
  const given = await readJson(call.request, inviteInput);
  // A signed-in browser that was left open could set its owner's password without the present one.
  if ('id' in given && given.id === (await sessionOf(call)).person)
    throw new Problem(409, words.ownLink);
  const token = newToken();
  const invitedUntil = new Date(Date.now() + invitationHours * hour).toISOString();
  const link = { invitation: hashOf(token), invitedUntil };
  const [id, name] = 'id' in given ? [given.id] : [randomUUID(), given.name];
  const person = await people.change(invite(id, name, link));
  if (person === null) throw new Problem(404, words.missingPerson);
  return privateJson({ link: fullAddress(paths.join(token)), until: invitedUntil });
}

/** `POST /api/auth/join`: takes up an invitation with a user name and a password. */
export async function joinWithLink(call: Call): Promise<Response> {
  const { token, username, password } = await readJson(call.request, joinInput);
  return limitAttempts([addressKey(call.address)], async () => {
    const given = { username, password: await hashPassword(password) };
    const invited = await readInvited(token, new Date());
    if (invited) await endSessionsOf(invited.id);
    const person = await people.change(join(hashOf(token), given));
    if (person === 'gone') throw new Problem(410, words.gone);
    if (person === 'taken') throw invalidFields([{ field: 'username', message: words.taken }]);
    await endSessionsOf(person.id);
    return signInResponse(call, person);
  });
}

async function sessionOf(call: Call): Promise<Session> {
  const session = await call.session();
  if (session === null) throw new Problem(401, problems.signedOut);
  return session;
}

/** `PUT /api/auth/own`: one's own name, and a new password, which ends one's other sessions. The present one is asked for. */
export async function changeOwn(call: Call): Promise<Response> {
  const { name, present, password } = await readJson(call.request, ownInput);
  const { person: id } = await sessionOf(call);
  return limitAttempts([addressKey(call.address), id], async () => {
    const stored = (await people.read()).records.get(id)?.password;
    if (!(await hasPassword(present, stored)))
      throw invalidFields([{ field: 'present', message: words.wrongPassword }]);
    const changes = {
      name,
      ...(password !== undefined && { password: await hashPassword(password) }),
    };
    await endSessionsOf(id, call.request);
    const person = await people.change(edit(id, changes));
    if (person === null) throw new Problem(404, words.missingPerson);
    await endSessionsOf(id);
    return signInResponse(call, person);
  });
}

/** `POST /api/auth/others`: ends one's own sessions elsewhere. */
export async function endOthers(call: Call): Promise<Response> {
  const { person } = await sessionOf(call);
  await endSessionsOf(person, call.request);
  return new Response(null, { status: 204 });
}

/** `DELETE /api/auth/person/{id}`: takes a person out; 409 for the last one. Sessions end before and after. */
export async function takeOutPerson(call: Call): Promise<Response> {
  const id = idOf(call);
  const { records } = await people.read();
  if (!records.has(id)) throw new Problem(404, words.missingPerson);
  if (isLast(records, id)) throw new Problem(409, words.last);
  await endSessionsOf(id);
  if ((await people.change(takeOut(id))) === 'last') throw new Problem(409, words.last);
  await endSessionsOf(id);
  return new Response(null, { status: 204 });
}
