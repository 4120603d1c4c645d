import { storedLine } from '../typed-text';
import type { Person } from './schema';

export const invitationHours = 48;
/** Characters that a password and a set-up code have at least. */
export const minPasswordLength = 10;
export const maxPasswordLength = 1_000;
export const maxNameLength = 80;

const usernamePattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._@-]{0,63}$/u;

/** A user name as it is stored and compared: letters of any script, the same in capitals. */
export const usernameOf = (typed: string) => storedLine(typed).normalize('NFKC').toLowerCase();

export const isUsername = (username: string) => usernamePattern.test(username);

export const activePeople = (people: Iterable<Person>) =>
  [...people].filter(({ isOut, password }) => !isOut && password !== '');

/** The person with this user name; `null` for nobody. */
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
