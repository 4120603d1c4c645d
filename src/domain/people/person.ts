import { type Person, readUsername } from './schema';

export const invitationHours = 48;

export const activePeople = (people: Iterable<Person>) =>
  [...people].filter(({ isOut, password }) => !isOut && password !== '');

/** The person with this user name; `null` for nobody. */
export function personNamed(people: Iterable<Person>, typed: string): Person | null {
  const username = readUsername(typed);
  return activePeople(people).find((person) => person.username === username) ?? null;
}

/** Whose invitation this is (as SHA-256), while it is good. */
export function invitedBy(people: Iterable<Person>, invitation: string, now: string) {
  const isGood = (person: Person) =>
    !person.isOut && person.invitation === invitation && person.invitedUntil > now;
  return invitation === '' ? null : ([...people].find(isGood) ?? null);
}
