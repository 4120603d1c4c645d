import { paths } from '../paths';
import { request } from './request';

interface Credentials {
  username: string;
  password: string;
}

/** Opens a session; rejected with 401 (wrong), 429 (too often) or 503 (not set up, or the store is unavailable). */
export async function signIn(credentials: Credentials): Promise<void> {
  await request(paths.api.signin, { method: 'POST', json: credentials });
}

/** Ends the session on the server. */
export async function signOut(): Promise<void> {
  await request(paths.api.signout, { method: 'POST' });
}

/** Whether the session is still open. */
export async function isSignedIn(): Promise<boolean> {
  return (await request<{ signedIn: boolean }>(paths.api.session)).body.signedIn;
}
