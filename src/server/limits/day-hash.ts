/**
 * The names under which limits count senders: a hash of an IP address, with a random key that the site makes for each day (UTC)
 * and erases two days later. There are so few IP addresses that a hash without a key is found by trying them all. So a mark says
 * nothing of who left it once the key is gone, and a sender has another name the next day.
 */
import { createHmac } from 'node:crypto';
import { dayMilliseconds } from '../../domain/date';
import { newToken } from '../secrets';
import { StoreUnavailable } from '../store/key-value-store';
import { openStore } from '../store/open';

const root = 'day-keys/';
const marks = () => openStore('marks');
const formatKey = (day: Date) => root + day.toISOString().slice(0, 10);

const parseKey = (value: unknown): string | null =>
  typeof value === 'string' && value.length >= 32 ? value : null;

/** A text that may identify somebody, as its 16 hexadecimal digits of one day. */
export type DayHash = (text: string) => string;

const makeHash =
  (key: string): DayHash =>
  (text) =>
    createHmac('sha256', key).update(text).digest('hex').slice(0, 16);

/** The hash of a day that may be over, for a limit whose time reaches over midnight; `null` where nothing was hashed then. */
export async function findDayHash(day: Date): Promise<DayHash | null> {
  const key = await marks().readValue(formatKey(day), parseKey);
  return key === null ? null : makeHash(key);
}

/**
 * The hash of today, whose key the first one to ask makes. A key that cannot be read is replaced: the counts of that day begin
 * anew, which is better than a day on which nobody can sign in. Throws `StoreUnavailable`.
 */
export async function requireDayHash(now: Date): Promise<DayHash> {
  const name = formatKey(now);
  const found = await marks().readJson(name, parseKey);
  if (found?.value) return makeHash(found.value);
  const key = newToken();
  const isMade = found
    ? await marks().replaceJson(name, key, found.etag)
    : await marks().createJson(name, key);
  if (isMade !== false) return makeHash(key);
  const made = await findDayHash(now);
  if (made) return made;
  throw new StoreUnavailable(new Error('The key of the day was neither made nor found.'));
}

/** Erases the keys of the days before yesterday. */
export async function eraseOldKeys(now: Date): Promise<void> {
  const yesterday = formatKey(new Date(now.getTime() - dayMilliseconds));
  const listed = await marks().list(root);
  await marks().removeAll(listed.filter((key) => key < yesterday));
}
