/**
 * The sessions of people: how they are opened, read, ended and found out to be over. Whether a password is right is decided
 * elsewhere.
 */
import { isId } from '../../domain/record';
import type { Person } from '../../domain/people/schema';
import { hashSecret, newToken } from '../secrets';
import { DamagedDocument } from '../store/key-value-store';
import { openStore } from '../store/open';
import { formatCookie, readCookie, securePrefix } from './cookies';
import { people } from './people';

/** A person who is signed in. Times are milliseconds since 1970. */
export interface Session {
  person: string;
  name: string;
  username: string;
  /** Of the password it began with: another one ends it. */
  mark: string;
  createdAt: number;
  touchedAt: number;
}

/** Why a session ended before its time was up. */
export type EndReason = 'taken-out' | 'new-password';

const minute = 60_000;
/** A session ends when unused for `idleMilliseconds`, and in any case after `absoluteMilliseconds`. */
const idleMilliseconds = 60 * minute;
const absoluteMilliseconds = 12 * 60 * minute;
/** A session in use is written again at most this often. */
const touchMilliseconds = 5 * minute;

const cookie = 'sid';
/** The name of the session's cookie on https. */
export const secureCookie = securePrefix + cookie;

const sessions = () => openStore('sessions');

function parseSession(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: Partial<Record<keyof Session, unknown>> = value;
  const { person, name, username, mark, createdAt, touchedAt } = found;
  return typeof person === 'string' &&
    typeof name === 'string' &&
    typeof username === 'string' &&
    typeof mark === 'string' &&
    typeof createdAt === 'number' &&
    typeof touchedAt === 'number'
    ? { person, name, username, mark, createdAt, touchedAt }
    : null;
}

/** Begins with the person, so that all their sessions are found together; of the token only the hash is stored. */
function makeKey(token: string): string {
  const [personId = '', secret = ''] = token.split('.');
  return `${personId}/${hashSecret(secret)}`;
}

function isExpired({ touchedAt, createdAt }: Session, now: number): boolean {
  return now - touchedAt >= idleMilliseconds || now - createdAt >= absoluteMilliseconds;
}

const fingerprintPassword = ({ password }: Pick<Person, 'password'>) =>
  hashSecret(`session ${password}`).slice(0, 16);

/** The person as stored; `undefined` if the document is damaged or has no such person: damage signs nobody out. */
async function readPerson(id: string): Promise<Person | undefined> {
  try {
    return (await people.read()).records.get(id);
  } catch (thrown) {
    if (thrown instanceof DamagedDocument) return undefined;
    throw thrown;
  }
}

function findEndReason({ mark }: Session, person: Person | undefined): EndReason | null {
  if (person === undefined) return null;
  if (person.isOut) return 'taken-out';
  return mark === fingerprintPassword(person) ? null : 'new-password';
}

/** The session of a request unless its time is up, and why it ended before that. */
async function findSession(request: Request) {
  const token = readToken(request);
  if (token === null) return null;
  const key = makeKey(token);
  const [found, person] = await Promise.all([
    sessions().readJson(key, parseSession),
    readPerson(token.slice(0, token.indexOf('.'))),
  ]);
  if (found === null) return null;
  const { value: session, etag } = found;
  if (session === null || isExpired(session, Date.now())) {
    await sessions().remove(key);
    return null;
  }
  return { key, etag, session, person, endReason: findEndReason(session, person) };
}

/** The session of a request; throws `StoreUnavailable`, as an unavailable store must not sign anybody out. */
export async function readSession(request: Request): Promise<Session | null> {
  const found = await findSession(request);
  if (found?.endReason !== null) return null;
  const { key, etag, session, person } = found;
  const now = Date.now();
  const isFresh = now - session.touchedAt < touchMilliseconds;
  const touched = isFresh ? session : { ...session, touchedAt: now };
  // Only if unchanged: a sign-out in the meantime must not be undone.
  if (!isFresh) await sessions().replaceJson(key, touched, etag);
  return person ? { ...touched, name: person.name, username: person.username } : touched;
}

/** Why the session of a request ended before its time was up; `null` if it did not, or without one. */
export async function readEndReason(request: Request): Promise<EndReason | null> {
  return (await findSession(request))?.endReason ?? null;
}

/** Opens a session of a person under a fresh token; returns the `Set-Cookie` line. */
export async function openSession(
  request: Request,
  person: Pick<Person, 'id' | 'name' | 'username' | 'password'>,
): Promise<string> {
  const { id, name, username } = person;
  const token = `${id}.${newToken()}`;
  const now = Date.now();
  const session: Session = {
    person: id,
    name,
    username,
    mark: fingerprintPassword(person),
    createdAt: now,
    touchedAt: now,
  };
  await sessions().writeJson(makeKey(token), session);
  return formatCookie(request, {
    name: cookie,
    value: token,
    seconds: absoluteMilliseconds / 1_000,
  });
}

/** Ends all sessions of a person, but that of `request`. */
export async function endOtherSessions(personId: string, request: Request): Promise<void> {
  const token = readToken(request);
  const own = token && makeKey(token);
  const keys = await sessions().list(`${personId}/`);
  await sessions().removeAll(keys.filter((key) => key !== own));
}

/** Ends the session of a request, if it has one; returns the `Set-Cookie` line that clears the cookie. */
export async function endSession(request: Request): Promise<string> {
  const token = readToken(request);
  if (token !== null) await sessions().remove(makeKey(token));
  return formatCookie(request, { name: cookie, value: '', seconds: 0 });
}

/** Erases sessions whose time is up. */
export async function eraseExpiredSessions(now: Date): Promise<void> {
  await sessions().removeWhere((value) => {
    const session = parseSession(value);
    return session === null || isExpired(session, now.getTime());
  });
}

function readToken(request: Request): string | null {
  const token = readCookie(request, cookie);
  const [personId = '', secret = '', ...more] = token.split('.');
  // The person is a part of the key.
  const isToken = isId(personId) && /^[A-Za-z0-9_-]{43}$/.test(secret) && more.length === 0;
  return isToken ? token : null;
}
