/**
 * How often something may be tried. An attempt is marked before it is made, so that parallel ones count, and stays counted only
 * where it came out as its limit is for: what fails here counts nowhere, and what is cut off for some seconds.
 */
import { randomUUID } from 'node:crypto';
import { timeKey, timeOfKey } from '../store/keys';
import { openStore } from '../store/open';
import { dayMilliseconds } from '../../domain/date';
import { type DayHash, findDayHash, requireDayHash } from './day-hash';

/** Attempts that count together: `max` of them within `milliseconds`, at most a day, for each of the spans. */
export interface Limit {
  of: string;
  spans: readonly { max: number; milliseconds: number }[];
}

/** No attempt was made: one may be in `wait` milliseconds. */
export class LimitReached extends Error {
  constructor(readonly wait: number) {
    super(`A limit is reached for ${wait} ms.`);
    this.name = 'LimitReached';
  }
}

/** Longer than an attempt takes: only those that run beside each other have to see each other's. */
const openMilliseconds = 10_000;
const openEnd = '-open';

const marks = () => openStore('marks');
const root = 'attempts/';

/** Each limit has a folder a day, so that an attempt reads its own marks only. */
const findFolder = (hash: DayHash, { of }: Limit) => `${root}${hash(of)}/`;

/** A time ahead of the clock is now, and so is one that cannot be read: neither opens a door. */
function readTime(key: string, now: number): number {
  const [text = ''] = key.slice(key.lastIndexOf('/') + 1).split('-');
  const time = timeOfKey(text);
  return time <= now ? time : now;
}

/** Milliseconds until one more attempt may be made; 0 for now. */
function findWait(others: readonly string[], { spans }: Limit, now: number): number {
  const waits = spans.map(({ max, milliseconds }) => {
    const ends = others
      .map((key) => {
        const counts = key.endsWith(openEnd) ? openMilliseconds : milliseconds;
        return readTime(key, now) + counts - now;
      })
      .filter((end) => end > 0)
      .sort((one, other) => one - other);
    return ends[ends.length - max] ?? 0;
  });
  return Math.max(0, ...waits);
}

/**
 * Makes an attempt unless one of its limits is reached, and counts it where `counts` says so of its outcome. Throws
 * `LimitReached`, `StoreUnavailable` and whatever the attempt throws, which then counts nowhere.
 */
export async function attemptWithin<Outcome>(
  limits: readonly Limit[],
  attempt: () => Promise<Outcome>,
  counts: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const now = new Date();
  const today = await requireDayHash(now);
  // A window reaches over midnight.
  const yesterday = await findDayHash(new Date(now.getTime() - dayMilliseconds));
  const own = `${timeKey(now)}-${randomUUID()}`;
  const counted = limits.map((limit) => findFolder(today, limit) + own);
  const open = counted.map((key) => key + openEnd);
  const waitFor = async (limit: Limit, index: number) => {
    const hashes = [today, ...(yesterday ? [yesterday] : [])];
    const listed = hashes.map((hash) => marks().list(findFolder(hash, limit)));
    const keys = (await Promise.all(listed)).flat();
    return findWait(
      keys.filter((key) => key !== open[index]),
      limit,
      now.getTime(),
    );
  };
  try {
    await Promise.all(open.map((key) => marks().writeJson(key, {})));
    const wait = Math.max(0, ...(await Promise.all(limits.map(waitFor))));
    if (wait > 0) throw new LimitReached(wait);
    const outcome = await attempt();
    if (counts(outcome)) await Promise.all(counted.map((key) => marks().writeJson(key, {})));
    return outcome;
  } finally {
    await marks()
      .removeAll(open)
      .catch((cause: unknown) => console.warn('An attempt counts for some seconds.', cause));
  }
}

/** Erases the marks that count no more, and those of a clock that was ahead. */
export async function eraseOldAttempts(now: Date): Promise<void> {
  const time = now.getTime();
  const isCounted = (key: string) => {
    const at = timeOfKey(key.slice(key.lastIndexOf('/') + 1).split('-')[0] ?? '');
    return at > time - dayMilliseconds && at <= time + openMilliseconds;
  };
  const listed = await marks().list(root);
  await marks().removeAll(listed.filter((key) => !isCounted(key)));
}
