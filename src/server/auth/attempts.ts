import { problems } from '../../content/problems';
import { Problem } from '../http/problem';
import { openStore } from '../store/open';

/** The maximum number of attempts of one address, and for one name, within the window (as Payload, Ghost and Strapi do). */
const maxAttempts = 5;
export const attemptWindowMilliseconds = 15 * 60_000;

/** The key prefix of attempts in the store of limits. */
export const attemptPrefix = 'signin/';

const limits = () => openStore('limits');

/** When a stored attempt was made, in ms since 1970; 0 if unreadable, so that its slot counts as free. */
function parseTime(mark: unknown): number {
  const hasTime = typeof mark === 'object' && mark !== null && 'at' in mark;
  return hasTime && typeof mark.at === 'number' ? mark.at : 0;
}

/** Takes one slot if it is free or its window is over. Otherwise returns when it becomes free, in ms since 1970. */
async function takePlace(key: string, now: number): Promise<number | null> {
  // The mark is unique, so that our own write whose answer was lost is not taken for somebody else's.
  const mark = { at: now, mark: crypto.randomUUID() };
  if (await limits().createJson(key, mark)) return null;
  const taken = await limits().readJson(key, parseTime);
  if (taken === null) return now;
  const freeAt = taken.value + attemptWindowMilliseconds;
  if (freeAt > now) return freeAt;
  return (await limits().replaceJson(key, mark, taken.etag))
    ? null
    : now + attemptWindowMilliseconds;
}

/**
 * Marks an attempt before it is checked, so that parallel ones cannot slip through; returns the
 * mark's key. Throws 429 with `Retry-After` when all slots of the key are taken.
 */
async function markAttempt(whose: string): Promise<string> {
  const now = Date.now();
  let freeAt = now + attemptWindowMilliseconds;
  for (let place = 0; place < maxAttempts; place += 1) {
    const key = `${attemptPrefix}${whose}/${place}`;
    const taken = await takePlace(key, now);
    if (taken === null) return key;
    freeAt = Math.min(freeAt, taken);
  }
  const seconds = Math.max(1, Math.ceil((freeAt - now) / 1_000));
  throw new Problem(429, problems.signIn.tooManyAttempts(Math.ceil(seconds / 60)), {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * Does what can be guessed, a sign-in or a code, at most five times in 15 minutes for each of the keys (an address, a
 * user name); what succeeds frees its slots. Throws 429 with `Retry-After`.
 */
export async function limited<Result>(
  whose: readonly string[],
  attempt: () => Promise<Result>,
): Promise<Result> {
  const marks: string[] = [];
  for (const key of whose) marks.push(await markAttempt(key));
  const result = await attempt();
  await limits()
    .removeAll(marks)
    .catch((cause: unknown) =>
      console.warn('A success stands, but its attempt occupies a slot for 15 minutes.', cause),
    );
  return result;
}

/** Removes the attempts that no longer count. */
export async function deleteOldAttempts(now: Date): Promise<void> {
  await limits().removeWhere(
    attemptPrefix,
    (mark) => now.getTime() - parseTime(mark) >= attemptWindowMilliseconds,
  );
}
