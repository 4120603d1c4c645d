import { createHash, randomBytes } from 'node:crypto';
import { environment } from '../env';
import { openStore } from '../store/open';
import { readToken, tokenCookie } from './cookie';
import type { PasswordHash } from './password';

/** An operator who is signed in. Times are milliseconds since 1970. */
export interface Session {
  username: string;
  createdAt: number;
  touchedAt: number;
  /** Which password it was opened with: another password ends it. */
  password: string;
}

const minute = 60_000;
/** A session ends after so long without a request, and after so long in any case. */
export const idleMilliseconds = 60 * minute;
export const absoluteMilliseconds = 12 * 60 * minute;
/** A session in use is written at most so often. */
const touchMilliseconds = 5 * minute;

const sessions = () => openStore('sessions');

/** Only the hash is stored: who reads the store cannot sign in with it. */
function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function fingerprint(password: PasswordHash): string {
  return createHash('sha256').update(password.salt).update(password.hash).digest('hex');
}

function isAlive(session: Session, now: number): boolean {
  const password = environment().adminPasswordHash;
  return (
    password !== null &&
    session.password === fingerprint(password) &&
    now - session.touchedAt < idleMilliseconds &&
    now - session.createdAt < absoluteMilliseconds
  );
}

/** The session of a request, or `null`; throws `StoreUnavailable`, because silence of the store is no sign-out. */
export async function readSession(request: Request): Promise<Session | null> {
  const token = readToken(request);
  if (token === null) return null;
  const key = keyOf(token);
  const found = await sessions().readJson<Session>(key);
  if (found === null) return null;
  const now = Date.now();
  if (!isAlive(found.value, now)) {
    await sessions().remove(key);
    return null;
  }
  if (now - found.value.touchedAt < touchMilliseconds) return found.value;
  const touched = { ...found.value, touchedAt: now };
  // Over the known etag only: a sign-out in between must not be undone.
  await sessions().replaceJson(key, touched, found.etag);
  return touched;
}

/** Opens a session under a fresh token; answers the `Set-Cookie` line. */
export async function openSession(
  request: Request,
  username: string,
  password: PasswordHash,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  const session: Session = {
    username,
    createdAt: now,
    touchedAt: now,
    password: fingerprint(password),
  };
  await sessions().writeJson(keyOf(token), session);
  return tokenCookie(request, token, absoluteMilliseconds / 1_000);
}

/** Ends the session of a request, if it has one; answers the `Set-Cookie` line that forgets it. */
export async function endSession(request: Request): Promise<string> {
  const token = readToken(request);
  if (token !== null) await sessions().remove(keyOf(token));
  return tokenCookie(request, '', 0);
}
