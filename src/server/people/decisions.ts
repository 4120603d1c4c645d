import { activePeople, invitedBy, personNamed } from '../../domain/people/person';
import type { Person } from '../../domain/people/schema';
import type { Decide, Stamp } from '../store/document';

type Given = Pick<Person, 'name' | 'username' | 'password'>;
type DecidePerson<Result> = Decide<Person, Result>;

const nobody: Omit<Person, 'id' | 'version'> = {
  ...{ name: '', username: '', password: '', joinedAt: '', lastSignInAt: '' },
  ...{ invitation: '', invitedUntil: '', setupCode: '', isOut: false },
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

/** The set-up codes that were used, as scrypt. */
export const usedCodes = (all: Iterable<Person>) =>
  [...all].map(({ setupCode }) => setupCode).filter(Boolean);

/** Adds the person with the set-up code, or resets their password; `null` when a code not in `known` was used. */
export function setUp(
  id: string,
  given: Given,
  setupCode: string,
  known: readonly string[],
): DecidePerson<Person | null> {
  return ({ records }, stamp) => {
    const all = [...records.values()];
    if (usedCodes(all).some((code) => !known.includes(code))) return { result: null };
    const before = personNamed(all, given.username) ?? { ...nobody, id };
    const person = { ...withCredentials(before, given, stamp), setupCode };
    return { changed: [person], result: person };
  };
}

/** Invites somebody new by name, or a person who is there to a new password; `null` for an unknown person. */
export function invite(
  id: string,
  name: string | undefined,
  link: Pick<Person, 'invitation' | 'invitedUntil'>,
): DecidePerson<Person | null> {
  return ({ records }, { version }) => {
    const found = records.get(id);
    if (name === undefined && (!found || found.isOut)) return { result: null };
    const person = { ...(found ?? { ...nobody, id, name: name ?? '' }), version, ...link };
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
    const invited = invitedBy(all, invitation, stamp.at);
    if (!invited) return { result: 'gone' };
    const other = personNamed(all, given.username);
    if (other && other.id !== invited.id) return { result: 'taken' };
    const person = withCredentials(invited, { name: invited.name, ...given }, stamp);
    return { changed: [person], result: person };
  };
}

/** Changes a person who is there; `null` when there is none any more, or `changesOf` returns none. */
function changePerson(
  id: string,
  changesOf: (before: Person, stamp: Stamp) => Partial<Person> | null,
): DecidePerson<Person | null> {
  return ({ records }, stamp) => {
    const before = records.get(id);
    const changes = before && !before.isOut ? changesOf(before, stamp) : null;
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

export const edit = (id: string, changes: Partial<Person>) => changePerson(id, () => changes);

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
