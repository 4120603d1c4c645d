import { type Person, readUsername } from './schema';

export const invitationHours = 48;

/** Those who may sign in: who was taken out stays for the history's names, and who is invited has no password yet. */
export const activePeople = (people: Iterable<Person>) =>
  [...people].filter(({ isOut, password }) => !isOut && password !== '');

/** The person with this user name; `null` for nobody. */
export function findPerson(people: Iterable<Person>, typed: string): Person | null {
  const username = readUsername(typed);
  return activePeople(people).find((person) => person.username === username) ?? null;
}

/** Who has this invitation (as SHA-256), while it is good; `null` for nobody. */
export function findInvited(people: Iterable<Person>, invitation: string, now: string) {
  const isGood = (person: Person) =>
    !person.isOut && person.invitation === invitation && person.invitedUntil > now;
  return invitation === '' ? null : ([...people].find(isGood) ?? null);
}
