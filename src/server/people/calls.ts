import { randomUUID } from 'node:crypto';
import { problems } from '../../content/problems';
import { invitationHours } from '../../domain/people/person';
import type { Person } from '../../domain/people/schema';
import { inviteInput, joinInput, ownInput, setupInput } from '../../domain/people/schema';
import { paths } from '../../paths';
import { countAddress, countKnown, limitAttempts } from './attempts';
import { hashPassword, hasPassword, isSameText } from '../auth/password';
import { people } from '../auth/people';
import { endOtherSessions, type Session } from '../auth/session';
import { readUsedCodes, rememberCode } from '../auth/used-codes';
import { environment, fullAddress } from '../env';
import { Problem } from '../http/problem';
import { privateJson } from '../http/reply';
import { invalidFields, readJson } from '../http/request';
import { type Call, requireId } from '../http/router';
import { hashSecret, newToken } from '../secrets';
import { DamagedDocument } from '../store/key-value-store';
import type { Clash } from './decisions';
import { edit, invite, inviteAgain, isLast, join, setUp, takeOut, usedCodes } from './decisions';
import { readInvited } from './list';
import { signInAs } from './sign-in';

const words = problems.signIn;

/** A damaged list says nothing; then a code that was never used is the way back in. */
async function readKnown(): Promise<Person[]> {
  try {
    return [...(await people.read()).records.values()];
  } catch (thrown) {
    if (thrown instanceof DamagedDocument) return [];
    throw thrown;
  }
}

const rejectClash = (field: Clash) => invalidFields([{ field, message: words.taken[field] }]);

/** `POST /api/auth/setup`: the first person, or the way back in. 503 without a code, 401 wrong, 409 used, 422, 429. */
export async function setUpWithCode(call: Call): Promise<Response> {
  const { code, name, username, password } = await readJson(call.request, setupInput);
  const { setupCode } = environment();
  if (setupCode === null) throw new Problem(503, words.notSetUp);
  return limitAttempts(countAddress(call.address), words.tooManyAttempts, async () => {
    if (!isSameText(code, setupCode)) throw new Problem(401, words.wrongCode);
    const known = usedCodes(await readKnown());
    for (const used of new Set([...known, ...(await readUsedCodes())])) {
      if (!(await hasPassword(code, used))) continue;
      await rememberCode(used);
      throw new Problem(409, words.usedCode);
    }
    const given = { name, username, password: await hashPassword(password) };
    const decide = setUp(randomUUID(), given, await hashPassword(code), known);
    const person = await people.change(decide, { replacesDamaged: true });
    if (person === 'used') throw new Problem(409, words.usedCode);
    if (typeof person === 'string') throw rejectClash(person);
    await rememberCode(person.setupCode);
    return signInAs(call.request, person);
  });
}

const hour = 3_600_000;

/** `POST /api/auth/invite`: makes a link that is good once, for somebody new or for a colleague's new password; 409 for one's own. */
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

/** `POST /api/auth/join`: takes up an invitation with a user name and a password. */
export async function joinWithLink(call: Call): Promise<Response> {
  const { token, username, password } = await readJson(call.request, joinInput);
  const invited = await readInvited(token, new Date());
  // A good link is no guess: wrong attempts from the same network do not keep its owner out.
  const counted = invited ? countKnown(`link ${token}`) : countAddress(call.address);
  return limitAttempts(counted, words.tooManyAttempts, async () => {
    // Without a good link nothing is calculated.
    if (invited === null) throw new Problem(410, words.gone);
    const given = { username, password: await hashPassword(password) };
    const person = await people.change(join(hashSecret(token), given));
    if (person === 'gone') throw new Problem(410, words.gone);
    if (person === 'taken') throw rejectClash('username');
    return signInAs(call.request, person);
  });
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
  return limitAttempts(countKnown(id), words.tooManyAttempts, async () => {
    const stored = (await people.read()).records.get(id)?.password;
    if (!(await hasPassword(present, stored)))
      throw invalidFields([{ field: 'present', message: words.wrongPassword }]);
    const changes = {
      name,
      ...(password !== undefined && { password: await hashPassword(password) }),
    };
    const person = await people.change(edit(id, changes));
    if (person === null) throw new Problem(404, words.missingPerson);
    if (person === 'name') throw rejectClash(person);
    return signInAs(call.request, person);
  });
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
