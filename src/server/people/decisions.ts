/**
 * What a change of the people does to their document, decided from what is there: nobody gets a name that looks like
 * another's, a code or a link is good once, and the last person stays.
 */
import { activePeople, findInvited, findPerson } from '../../domain/people/person';
import { looksSame } from '../../domain/people/same-name';
import type { Person } from '../../domain/people/schema';
import type { Decide, Stamp } from '../store/document';

type Given = Pick<Person, 'name' | 'username' | 'password'>;
type DecidePerson<Result> = Decide<Person, Result>;

const nobody: Omit<Person, 'id' | 'version'> = {
  name: '',
  username: '',
  password: '',
  joinedAt: '',
  lastSignInAt: '',
  invitation: '',
  invitedUntil: '',
  setupCode: '',
  isOut: false,
};

const withCredentials = (person: Omit<Person, 'version'>, given: Given, stamp: Stamp): Person => ({
  ...person,
  ...given,
  version: stamp.version,
  joinedAt: person.joinedAt || stamp.at,
  lastSignInAt: stamp.at,
  invitation: '',
  invitedUntil: '',
});

/** Which of these names somebody else has, as people see them: history shows names, and nobody may look like another. */
export type Clash = 'name' | 'username';

function findClash(
  all: Iterable<Person>,
  { name, username }: Partial<Given>,
  id: string,
): Clash | null {
  const others = [...all].filter((person) => person.id !== id && !person.isOut);
  const has = (field: Clash, wanted = '') =>
    wanted !== '' && others.some((other) => looksSame(other[field], wanted));
  if (has('username', username)) return 'username';
  return has('name', name) ? 'name' : null;
}

/** Adds the person with the set-up code (its hash), or resets their password; `used` when somebody has come with it before. */
export function setUp(
  id: string,
  given: Given,
  setupCode: string,
): DecidePerson<Person | 'used' | Clash> {
  return ({ records }, stamp) => {
    const all = [...records.values()];
    if (all.some((person) => person.setupCode === setupCode)) return { result: 'used' };
    const before = findPerson(all, given.username) ?? { ...nobody, id };
    const clash = findClash(all, given, before.id);
    if (clash) return { result: clash };
    const person = { ...withCredentials(before, given, stamp), setupCode };
    return { changed: [person], result: person };
  };
}

type Link = Pick<Person, 'invitation' | 'invitedUntil'>;

/** Invites a person who is there to a new password; `null` for an unknown one. */
export function inviteAgain(id: string, link: Link): DecidePerson<Person | null> {
  return changePerson(id, () => link);
}

/** Invites by name: somebody new, or again who has not joined yet; `name` when somebody who is there has it. */
export function invite(id: string, name: string, link: Link): DecidePerson<Person | 'name'> {
  return ({ records }, { version }) => {
    const all = [...records.values()];
    const invited = all.find(
      (person) => !person.isOut && person.password === '' && looksSame(person.name, name),
    );
    const before = invited ?? { ...nobody, id, name };
    if (findClash(all, { name }, before.id)) return { result: 'name' };
    const person = { ...before, ...link, version };
    return { changed: [person], result: person };
  };
}

/** Takes up an invitation, once; `gone` when it is not good any more, `taken` when somebody else has the user name. */
export function join(
  invitation: string,
  given: Omit<Given, 'name'>,
): DecidePerson<Person | 'gone' | 'taken'> {
  return ({ records }, stamp) => {
    const all = [...records.values()];
    const invited = findInvited(all, invitation, stamp.at);
    if (!invited) return { result: 'gone' };
    if (findClash(all, given, invited.id)) return { result: 'taken' };
    const person = withCredentials(invited, { name: invited.name, ...given }, stamp);
    return { changed: [person], result: person };
  };
}

/** Changes a person who is there; `null` when there is none any more, or `makeChanges` returns none. */
function changePerson(
  id: string,
  makeChanges: (before: Person, stamp: Stamp) => Partial<Person> | null,
): DecidePerson<Person | null> {
  return ({ records }, stamp) => {
    const before = records.get(id);
    const changes = before && !before.isOut ? makeChanges(before, stamp) : null;
    if (!before || !changes) return { result: null };
    const person = { ...before, ...changes, version: stamp.version };
    return { changed: [person], result: person };
  };
}

/** Notes a sign-in; `null` when the person was taken out, or got another password, since it was checked. */
export const noteSignIn = ({ id, password }: Person) =>
  changePerson(id, (before, { at }) =>
    before.password === password ? { lastSignInAt: at } : null,
  );

/** Changes one's own name or password; `null` for nobody, `name` when somebody else has the name. */
export function edit(
  id: string,
  changes: Partial<Pick<Person, 'name' | 'password'>>,
): DecidePerson<Person | null | 'name'> {
  const change = changePerson(id, () => changes);
  return (document, stamp) =>
    findClash(document.records.values(), changes, id)
      ? { result: 'name' }
      : change(document, stamp);
}

/** Whether nobody else can sign in. */
export const isLast = (records: ReadonlyMap<string, Person>, id: string) =>
  activePeople(records.values()).every((person) => person.id === id);

/** Takes a person out, and keeps what set-up codes need; `last` for the last one who can sign in. */
export function takeOut(id: string): DecidePerson<'out' | 'last'> {
  return ({ records }, { version }) => {
    const before = records.get(id);
    if (!before || before.isOut) return { result: 'out' };
    if (isLast(records, id)) return { result: 'last' };
    const out = { username: '', password: '', invitation: '', invitedUntil: '', isOut: true };
    return { changed: [{ ...before, ...out, version }], result: 'out' };
  };
}
