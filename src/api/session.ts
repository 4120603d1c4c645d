/** The calls by which people sign in, join, change their own and take others out, as the pages make them. */
import { adminPaths } from '../admin-paths';
import { RequestFailed } from './failure';
import { request } from './request';

/** A session was opened, but this browser did not keep its cookie. */
export class SessionNotKept extends Error {
  override readonly name = 'SessionNotKept';
}

/** A call that opens a session; throws `SessionNotKept` where the browser is signed out even so. */
async function openSession(path: string, json: object): Promise<void> {
  await request(path, { method: 'POST', json });
  const { signedIn } = await readSession().catch((thrown: unknown) => {
    // No answer says nothing of the cookie: the next page will ask again.
    if (thrown instanceof RequestFailed) return { signedIn: true };
    throw thrown;
  });
  if (!signedIn) throw new SessionNotKept();
}

/** Opens a session; rejected with 401 (wrong), 429 (too often) or 503 (not set up, or the store is unavailable). */
export async function signIn(credentials: { username: string; password: string }): Promise<void> {
  await openSession(adminPaths.api.signin, credentials);
}

/** Ends the session on the server. */
export async function signOut(): Promise<void> {
  await request(adminPaths.api.signout, { method: 'POST' });
}

interface SessionState {
  signedIn: boolean;
  /** What has ended it before its time. */
  ended?: 'taken-out' | 'new-password' | null;
}

/** Whether the session is still open, and where it is not, why. */
export async function readSession(): Promise<SessionState> {
  return (await request<SessionState>(adminPaths.api.session)).body;
}

type Values = Readonly<Record<string, string>>;

/** Makes the first person with the set-up code, and signs in; rejected with 401, 409 (used), 422 or 429. */
export async function setUp(values: Values): Promise<void> {
  await openSession(adminPaths.api.setup, values);
}

/** Takes up an invitation, and signs in; rejected with 410 when it is not good any more, 422 or 429. */
export async function join(values: Values): Promise<void> {
  await openSession(adminPaths.api.join, values);
}

interface Invitation {
  /** Of the person. */
  id: string;
  link: string;
  /** ISO 8601 in UTC. */
  until: string;
}

/** Makes a link that is good once, for somebody new or for the new password of somebody who is there. */
export async function invite(whom: { id: string } | { name: string }): Promise<Invitation> {
  const sent = { method: 'POST', json: whom } as const;
  return (await request<Invitation>(adminPaths.api.invite, sent)).body;
}

/** Changes one's own name, and the password where one is chosen. */
export async function changeOwn({ name, present, password }: Values): Promise<void> {
  const json = { name, present, ...(password !== '' && { password }) };
  await request(adminPaths.api.ownAccount, { method: 'PUT', json });
}

/** Ends one's own sessions elsewhere. */
export async function endOtherSessions(): Promise<void> {
  await request(adminPaths.api.otherSessions, { method: 'POST' });
}

/** Takes a person out; rejected with 409 for the last one. */
export async function takeOut(person: string): Promise<void> {
  await request(adminPaths.api.person(person), { method: 'DELETE' });
}
