import { hashOf, newToken } from '../secrets';
import { openStore } from '../store/open';
import type { Person } from '../../domain/people/schema';

/** A person who is signed in. Times are milliseconds since 1970. */
export interface Session {
  person: string;
  name: string;
  username: string;
  createdAt: number;
  touchedAt: number;
}

const minute = 60_000;
/** A session ends when unused for `idleMilliseconds`, and in any case after `absoluteMilliseconds`. */
const idleMilliseconds = 60 * minute;
const absoluteMilliseconds = 12 * 60 * minute;
const touchMilliseconds = 5 * minute;

/** The name of the session's cookie; the prefix ties it to this host and to https. */
export const secureCookie = '__Host-sid';

const sessions = () => openStore('sessions');

function parseSession(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: Partial<Record<keyof Session, unknown>> = value;
  const { person, name, username, createdAt, touchedAt } = found;
  return typeof person === 'string' &&
    typeof name === 'string' &&
    typeof username === 'string' &&
    typeof createdAt === 'number' &&
    typeof touchedAt === 'number'
    ? { person, name, username, createdAt, touchedAt }
    : null;
}

/** The person whose session a request has, or had: anybody can write a cookie. */
export function readClaimedPerson(request: Request): string | null {
  return readToken(request)?.split('.')[0] ?? null;
}

/** Begins with the person, so that all their sessions end together; of the token only the hash is stored. */
function keyOf(token: string): string {
  const [person = '', secret = ''] = token.split('.');
  return `${person}/${hashOf(secret)}`;
}

function isExpired({ touchedAt, createdAt }: Session, now: number): boolean {
  return now - touchedAt >= idleMilliseconds || now - createdAt >= absoluteMilliseconds;
}

/** The session of a request; throws `StoreUnavailable`, as an unavailable store must not sign anybody out. */
export async function readSession(request: Request): Promise<Session | null> {
  const token = readToken(request);
  if (token === null) return null;
  const key = keyOf(token);
  const found = await sessions().readJson(key, parseSession);
  if (found === null) return null;
  const { value: session, etag } = found;
  const now = Date.now();
  if (session === null || isExpired(session, now)) {
    await sessions().remove(key);
    return null;
  }
  if (now - session.touchedAt < touchMilliseconds) return session;
  const touched = { ...session, touchedAt: now };
  // Only if unchanged: a sign-out in the meantime must not be undone.
  await sessions().replaceJson(key, touched, etag);
  return touched;
}

/** Opens a session of a person under a fresh token; returns the `Set-Cookie` line. */
export async function openSession(
  request: Request,
  { id, name, username }: Pick<Person, 'id' | 'name' | 'username'>,
): Promise<string> {
  const token = `${id}.${newToken()}`;
  const now = Date.now();
  const session: Session = { person: id, name, username, createdAt: now, touchedAt: now };
  await sessions().writeJson(keyOf(token), session);
  return tokenCookie(request, token, absoluteMilliseconds / 1_000);
}

/** Ends all sessions of a person, but that of `request`. */
export async function endSessionsOf(person: string, request?: Request): Promise<void> {
  const token = request && readToken(request);
  const own = token && keyOf(token);
  const keys = await sessions().list(`${person}/`);
  await sessions().removeAll(keys.filter((key) => key !== own));
}

/** Ends the session of a request, if it has one; returns the `Set-Cookie` line that clears the cookie. */
export async function endSession(request: Request): Promise<string> {
  const token = readToken(request);
  if (token !== null) await sessions().remove(keyOf(token));
  return tokenCookie(request, '', 0);
}

/** Removes the sessions that have ended. */
export async function deleteOldSessions(now: Date): Promise<void> {
  await sessions().removeWhere((value) => {
    const session = parseSession(value);
    return session === null || isExpired(session, now.getTime());
  });
}

/** Browsers accept `Secure` cookies of these hosts without https. */
const localHosts = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

function isSecure(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  return protocol === 'https:' || localHosts.test(hostname);
}

function cookieName(request: Request): string {
  return isSecure(request) ? secureCookie : 'sid';
}

function readToken(request: Request): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const start = `${cookieName(request)}=`;
  const token = pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? '';
  return /^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

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
