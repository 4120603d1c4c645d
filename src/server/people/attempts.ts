/** Who may be wrong how often about a password, a link or a code. Only an answer "wrong" counts. */
import { dayMilliseconds } from '../../domain/date';
import { findNetworks } from '../http/networks';
import { Problem } from '../http/problem';
import { attemptWithin, type Limit, LimitReached } from '../limits/attempts';

/** Wrong ones within the window (as in Payload, Ghost and Strapi). */
const maxWrong = 5;
export const attemptWindowMilliseconds = 15 * 60_000;
const windowsPerDay = 10;

const limitTo = (max: number, of: string): Limit => ({
  of,
  spans: [
    { max, milliseconds: attemptWindowMilliseconds },
    { max: max * windowsPerDay, milliseconds: dayMilliseconds },
  ],
});

/** Somebody whose IP address is all that is known. Each wider network has twice the room of the one in it. */
export const limitNetworks = (ip: string | undefined): Limit[] =>
  findNetworks(ip).map((network, index) => limitTo(maxWrong * 2 ** index, `network ${network}`));

/** A browser that nobody is known to have signed in with. */
export const limitStranger = (ip: string | undefined, username: string): Limit[] => [
  ...limitNetworks(ip),
  limitTo(maxWrong, `name ${username}`),
];

/** A browser, or a person, whose attempts strangers cannot use up. */
export const limitKnown = (who: string): Limit[] => [limitTo(maxWrong, `known ${who}`)];

interface Refusals {
  wrong: Problem;
  tooMany: (minutes: number) => string;
}

/** Throws `wrong`, which counts, or 429 with `tooMany` of the minutes to wait, for which nothing is compared. */
export async function requireCorrect(
  limits: readonly Limit[],
  isRight: () => Promise<boolean>,
  { wrong, tooMany }: Refusals,
): Promise<void> {
  const isWrong = async () => !(await isRight());
  let wasWrong: boolean;
  try {
    wasWrong = await attemptWithin(limits, isWrong, (outcome) => outcome);
  } catch (thrown) {
    if (!(thrown instanceof LimitReached)) throw thrown;
    const seconds = Math.ceil(thrown.wait / 1_000);
    throw new Problem(429, tooMany(Math.ceil(seconds / 60)), {
      headers: { 'retry-after': String(seconds) },
    });
  }
  if (wasWrong) throw wrong;
}
