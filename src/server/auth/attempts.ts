import { Problem } from '../http/problem';
import { openStore } from '../store/open';

/** So many sign-ins may be tried from one address in the window (as Payload, Ghost and Strapi do). */
const attemptLimit = 5;
export const attemptWindowMilliseconds = 15 * 60_000;

/** A mark is unique, so that a write whose answer was lost can be told from somebody else's. */
export interface Mark {
  at: number;
  mark: string;
}

const limits = () => openStore('limits');
/** Under which sign-ins lie in the store, beside other limits. */
export const attemptPrefix = 'signin/';

/** Takes one place: a free one, or one whose window is over. Answers when a taken one gets free, in ms since 1970. */
async function takePlace(key: string, now: number): Promise<number | null> {
  const mark: Mark = { at: now, mark: crypto.randomUUID() };
  if (await limits().createJson(key, mark)) return null;
  const taken = await limits().readJson<Mark>(key);
  if (taken === null) return now;
  const freeAt = taken.value.at + attemptWindowMilliseconds;
  if (freeAt > now) return freeAt;
  return (await limits().replaceJson(key, mark, taken.etag))
    ? null
    : now + attemptWindowMilliseconds;
}

/**
 * Marks an attempt before it is checked, so that parallel ones cannot slip through; answers the mark's
 * key. Throws 429 with `Retry-After` when all places of the address are taken.
 */
export async function markAttempt(address: string): Promise<string> {
  const now = Date.now();
  let freeAt = now + attemptWindowMilliseconds;
  for (let place = 0; place < attemptLimit; place += 1) {
    const key = `${attemptPrefix}${address}/${place}`;
    const taken = await takePlace(key, now);
    if (taken === null) return key;
    freeAt = Math.min(freeAt, taken);
  }
  const seconds = Math.max(1, Math.ceil((freeAt - now) / 1_000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  throw new Problem(429, `Too many attempts. Try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Gives the place of a successful sign-in back. */
export async function forgetAttempt(key: string): Promise<void> {
  await limits().remove(key);
}
