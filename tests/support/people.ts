import { hashPassword } from '../../src/server/auth/password';
import { setUp } from '../../src/server/people/decisions';
import { people } from '../../src/server/auth/people';

/** Lets a person sign in, as if they had come with a set-up code. */
export async function letIn(username: string, password: string, name = 'Meena'): Promise<string> {
  const given = { name, username, password: await hashPassword(password) };
  const known = [...(await people.read()).records.values()].map(({ setupCode }) => setupCode);
  const person = await people.change(setUp(`id-${username}`, given, '', known));
  if (typeof person === 'string') throw new Error('The person of the test was not let in.');
  return person.id;
}
