import { activePeople, findInvited } from '../../domain/people/person';
import type { Person } from '../../domain/people/schema';
import { hashSecret } from '../secrets';
import { people } from '../auth/people';
import { hasUsedCodes } from '../auth/used-codes';
import { DamagedDocument } from '../store/key-value-store';

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

/** Everybody's name of today by id, also of those who were taken out: what they did stays. */
export async function readNames(): Promise<Record<string, string>> {
  const { records } = await people.read();
  return Object.fromEntries([...records.values()].map(({ id, name }) => [id, name]));
}

/** What the page for signing in is for: somebody can, nobody could ever, or those who could cannot be read. */
export async function readDoor(): Promise<'people' | 'nobody' | 'unreadable'> {
  try {
    const { entries, records } = await people.read();
    if (activePeople(records.values()).length > 0) return 'people';
    return entries.length > 0 || (await hasUsedCodes()) ? 'unreadable' : 'nobody';
  } catch (thrown) {
    if (thrown instanceof DamagedDocument) return 'unreadable';
    throw thrown;
  }
}

/** The person invited by a link, while it is good; nobody else knows the token. */
export async function readInvited(token: string, now: Date): Promise<Person | null> {
  const all = (await people.read()).records.values();
  return findInvited(all, hashSecret(token), now.toISOString());
}
