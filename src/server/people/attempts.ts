import { randomUUID } from 'node:crypto';
import { findNetworks } from '../http/networks';
import { Problem } from '../http/problem';
import { hashSecret } from '../secrets';
import { timeKey, timeOfKey } from '../store/keys';
import { openStore } from '../store/open';

/** What an attempt is counted for: `max` may fail within 15 minutes, and ten times as many in a day. */
export interface Counted {
  key: string;
  max: number;
}

/** Attempts within the window (as in Payload, Ghost and Strapi). */
const maxAttempts = 5;
export const attemptWindowMilliseconds = 15 * 60_000;
const dayMilliseconds = 24 * 3_600_000;
const windowsPerDay = 10;

/** A provider gives a customer anything from a /64 to a /48, which others may share. */
const maxOfNetworks = [maxAttempts, 2 * maxAttempts, 4 * maxAttempts];

/** Strangers together: what they make the site store and calculate has a bound. */
const everybody: Counted = { key: hashSecret('everybody'), max: 100 };

const countedFor = (text: string): Counted => ({ key: hashSecret(text), max: maxAttempts });

/** Somebody whose address is all that is known. */
export const countAddress = (address: string | undefined): Counted[] =>
  findNetworks(address).map((network, index) => ({
    key: hashSecret(`network ${network}`),
    max: maxOfNetworks[index] ?? maxAttempts,
  }));

/** A browser that nobody is known to have signed in with. */
export const countStranger = (address: string | undefined, username: string): Counted[] => [
  ...countAddress(address),
  countedFor(`name ${username}`),
  everybody,
];

/** A browser, or a person, whose attempts strangers cannot use up. */
export const countKnown = (who: string): Counted[] => [countedFor(`known ${who}`)];

const marks = () => openStore('marks');
const root = 'signin/';
const formatFolder = ({ key }: Counted) => `${root}${key}/`;
const readTime = (key: string) =>
  timeOfKey(key.slice(key.lastIndexOf('/') + 1).split('-')[0] ?? '');

/** Milliseconds until one more attempt may be made; 0 for now. */
async function findWait(counted: Counted, now: number): Promise<number> {
  const times = (await marks().list(formatFolder(counted)))
    .map(readTime)
    .sort((one, two) => one - two);
  const waitFor = (milliseconds: number, max: number) => {
    // Those of a clock that is ahead count as well.
    const recent = times.filter((time) => time > now - milliseconds);
    return recent.length > max ? (recent.at(-1 - max) ?? now) + milliseconds - now : 0;
  };
  return Math.max(
    waitFor(attemptWindowMilliseconds, counted.max),
    waitFor(dayMilliseconds, counted.max * windowsPerDay),
  );
}

/**
 * Allows each of `whose` its failures, then throws 429 with `tooMany` of the minutes to wait. Marks first, so that parallel
 * attempts count; each key has a folder, so that an attempt reads its own marks only.
 */
export async function limitAttempts<Result>(
  whose: readonly Counted[],
  tooMany: (minutes: number) => string,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const now = new Date();
  const own = `${timeKey(now)}-${randomUUID()}`;
  const written = whose.map((counted) => formatFolder(counted) + own);
  await Promise.all(written.map((key) => marks().writeJson(key, {})));
  const undo = () => marks().removeAll(written);
  const waits = await Promise.all(whose.map((counted) => findWait(counted, now.getTime())));
  const wait = Math.max(0, ...waits);
  if (wait > 0) {
    await undo();
    const seconds = Math.ceil(wait / 1_000);
    throw new Problem(429, tooMany(Math.ceil(seconds / 60)), {
      headers: { 'retry-after': String(seconds) },
    });
  }
  const result = await attempt();
  await undo().catch((cause: unknown) =>
    console.warn('A success stands, but counts as an attempt for a day.', cause),
  );
  return result;
}

/** Erases the marks that count no more. */
export async function eraseOldAttempts(now: Date): Promise<void> {
  const oldest = now.getTime() - dayMilliseconds;
  const listed = await marks().list(root);
  await marks().removeAll(listed.filter((key) => !(readTime(key) > oldest)));
}
