import { people } from '../../src/server/auth/people';
import { hashPassword } from '../../src/server/auth/password';
import { invite, join } from '../../src/server/people/decisions';

/** Lets a person sign in, as if they had come with a link. */
export async function letIn(username: string, password: string, name = 'Meena'): Promise<string> {
  const invitation = `link of ${username}`;
  const id = `id-${username}`;
  await people.change(invite(id, name, { invitation, invitedUntil: '2100-01-01T00:00:00.000Z' }));
  const person = await people.change(
    join(invitation, { username, password: await hashPassword(password) }),
  );
  if (typeof person === 'string') throw new Error('The person of the test was not let in.');
  return id;
}
