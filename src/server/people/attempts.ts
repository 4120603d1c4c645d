import { problems } from '../../content/problems';
import { Problem } from '../http/problem';
import { mark } from '../limits';
import { timeKey, timeOfKey } from '../store/keys';

/** Attempts of one address, and for one name, within the window (as in Payload, Ghost and Strapi). */
const maxAttempts = 5;
export const attemptWindowMilliseconds = 15 * 60_000;

/** When the attempts of one key within the window were made, in ms since 1970, oldest first. */
function timesOf(marked: readonly string[], key: string, now: Date): number[] {
  return marked
    .filter((name) => name.includes(`-${key}-`))
    .map((name) => timeOfKey(name.slice(0, name.indexOf('-'))))
    .filter((time) => time > now.getTime() - attemptWindowMilliseconds)
    .sort((one, other) => one - other);
}

/** Allows `maxAttempts` failures within the window for each key, then throws 429. Marks first, so that parallel attempts count. */
export async function limitAttempts<Result>(
  whose: readonly string[],
  attempt: () => Promise<Result>,
): Promise<Result> {
  const now = new Date();
  const { marked, undo } = await mark('attempts', [timeKey(now), ...whose].join('-'), now);
  const tooMany = whose
    .map((key) => timesOf(marked, key, now))
    .find(({ length }) => length > maxAttempts);
  if (tooMany) {
    await undo();
    const freeAt = (tooMany.at(-1 - maxAttempts) ?? now.getTime()) + attemptWindowMilliseconds;
    const seconds = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1_000));
    throw new Problem(429, problems.signIn.tooManyAttempts(Math.ceil(seconds / 60)), {
      headers: { 'retry-after': String(seconds) },
    });
  }
  const result = await attempt();
  await undo().catch((cause: unknown) =>
    console.warn('A success stands, but counts as an attempt for 15 minutes.', cause),
  );
  return result;
}
