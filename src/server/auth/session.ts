import { createHash, randomBytes } from 'node:crypto';
import { environment } from '../env';
import { openStore } from '../store/open';
import type { PasswordHash } from './password';

/** An operator who is signed in. Times are milliseconds since 1970. */
export interface Session {
  username: string;
  createdAt: number;
  touchedAt: number;
  /** Identifies the password it was opened with: changing the password ends it. */
  password: string;
}

const minute = 60_000;
/** A session ends when unused for `idleMilliseconds`, and in any case after `absoluteMilliseconds`. */
export const idleMilliseconds = 60 * minute;
const absoluteMilliseconds = 12 * 60 * minute;
/** The minimum time between two writes of a session in use. */
const touchMilliseconds = 5 * minute;

/** The name of the session's cookie; the prefix ties it to this host and to https. */
export const secureCookie = '__Host-sid';

const sessions = () => openStore('sessions');

/** A stored session; `null` when the value is not one. */
function parseSession(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  const { username, createdAt, touchedAt, password }: Partial<Record<keyof Session, unknown>> =
    value;
  return typeof username === 'string' &&
    typeof createdAt === 'number' &&
    typeof touchedAt === 'number' &&
    typeof password === 'string'
    ? { username, createdAt, touchedAt, password }
    : null;
}

/** Only the hash is stored: somebody who reads the store cannot sign in with it. */
function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function fingerprint(password: PasswordHash): string {
  return createHash('sha256').update(password.salt).update(password.hash).digest('hex');
}

function isExpired({ touchedAt, createdAt }: Session, now: number): boolean {
  return now - touchedAt >= idleMilliseconds || now - createdAt >= absoluteMilliseconds;
}

function isAlive(session: Session, now: number): boolean {
  const password = environment().adminPasswordHash;
  return (
    password !== null && session.password === fingerprint(password) && !isExpired(session, now)
  );
}

/**
 * The session of a request, or `null`; throws `StoreUnavailable`, because an unavailable store must
 * not sign anybody out.
 */
export async function readSession(request: Request): Promise<Session | null> {
  const token = readToken(request);
  if (token === null) return null;
  const key = keyOf(token);
  const found = await sessions().readJson(key, parseSession);
  if (found === null) return null;
  const { value: session, etag } = found;
  const now = Date.now();
  if (session === null || !isAlive(session, now)) {
    await sessions().remove(key);
    return null;
  }
  if (now - session.touchedAt < touchMilliseconds) return session;
  const touched = { ...session, touchedAt: now };
  // Only if unchanged: a sign-out in the meantime must not be undone.
  await sessions().replaceJson(key, touched, etag);
  return touched;
}

/** Opens a session under a fresh token; returns the `Set-Cookie` line. */
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

/** Ends the session of a request, if it has one; returns the `Set-Cookie` line that clears the cookie. */
export async function endSession(request: Request): Promise<string> {
  const token = readToken(request);
  if (token !== null) await sessions().remove(keyOf(token));
  return tokenCookie(request, '', 0);
}

/** Removes the sessions that have ended. */
export async function deleteOldSessions(now: Date): Promise<void> {
  await sessions().removeWhere('', (value) => {
    const session = parseSession(value);
    return session === null || isExpired(session, now.getTime());
  });
}

/** Browsers keep `Secure` cookies on these hosts without https. */
const localHosts = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

function isSecure(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  return protocol === 'https:' || localHosts.test(hostname);
}

function cookieName(request: Request): string {
  return isSecure(request) ? secureCookie : 'sid';
}

/** The session's token as the browser sent it; `null` without one, or when it cannot be one of ours. */
function readToken(request: Request): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const start = `${cookieName(request)}=`;
  const token = pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

/** The `Set-Cookie` line of a token that lives `seconds`; an empty token with 0 s deletes it. */
function tokenCookie(request: Request, token: string, seconds: number): string {
  const parts = [
    `${cookieName(request)}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${seconds}`,
  ];
  return [...parts, ...(isSecure(request) ? ['Secure'] : [])].join('; ');
}
