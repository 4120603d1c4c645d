import { storedLine } from '../typed-text';

/** Somebody who may sign in, or was invited to. Times are ISO 8601 in UTC, '' for never. */
export interface Person {
  id: string;
  version: string;
  name: string;
  /** '' until they have joined, and once they are taken out. */
  username: string;
  /** The password as scrypt; '' without one. */
  password: string;
  joinedAt: string;
  lastSignInAt: string;
  /** The SHA-256 of a link that works once, until `invitedUntil`; '' without one. */
  invitation: string;
  invitedUntil: string;
  /** The set-up code they came with, as scrypt; kept when they are taken out, since a code works once. */
  setupCode: string;
  isOut: boolean;
}

export const invitationHours = 48;
/** Characters that a password and a set-up code have at least. */
export const minPasswordLength = 10;
export const maxPasswordLength = 1_000;
export const maxNameLength = 80;

const usernamePattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._@-]{0,63}$/u;

/** A user name as it is stored and compared: letters of any script, the same in capitals. */
export const usernameOf = (typed: string) => storedLine(typed).normalize('NFKC').toLowerCase();

/** Whether a user name, as it is stored, can be one. */
export const isUsername = (username: string) => usernamePattern.test(username);

/** The people who may sign in. */
export const activePeople = (people: Iterable<Person>) =>
  [...people].filter(({ isOut, password }) => !isOut && password !== '');

/** Who has this user name; `null` for nobody. */
export function personNamed(people: Iterable<Person>, typed: string): Person | null {
  const username = usernameOf(typed);
  return activePeople(people).find((person) => person.username === username) ?? null;
}

/** Whose invitation this is (as SHA-256), while it is good. */
export function invitedBy(people: Iterable<Person>, invitation: string, now: string) {
  const isGood = (person: Person) =>
    !person.isOut && person.invitation === invitation && person.invitedUntil > now;
  return invitation === '' ? null : ([...people].find(isGood) ?? null);
}
