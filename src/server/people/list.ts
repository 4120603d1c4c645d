import { activePeople, invitedBy } from '../../domain/people/person';
import type { Person } from '../../domain/people/schema';
import { hashOf } from '../secrets';
import { people } from './people';

/** Everybody who may sign in or has an invitation that is good, without what nobody may read. */
export async function listPeople(now: Date) {
  const at = now.toISOString();
  const all = [...(await people.read()).records.values()];
  const isInvited = ({ invitedUntil }: Person) => invitedUntil > at;
  return all
    .filter((person) => !person.isOut && (person.password !== '' || isInvited(person)))
    .map((person) => ({
      id: person.id,
      name: person.name,
      username: person.username,
      lastSignInAt: person.lastSignInAt,
      invitedUntil: isInvited(person) ? person.invitedUntil : '',
    }));
}

/** Whether anybody can sign in. Throws `DamagedDocument`. */
export async function isAnybodyThere(): Promise<boolean> {
  return activePeople((await people.read()).records.values()).length > 0;
}

/** The person invited by a link, while it is good; nobody else knows the token. */
export async function readInvited(token: string, now: Date): Promise<Person | null> {
  const all = (await people.read()).records.values();
  return invitedBy(all, hashOf(token), now.toISOString());
}
