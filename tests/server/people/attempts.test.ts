import { beforeEach, describe, expect, it, vi } from 'vitest';
import auth from '../../../netlify/functions/auth';
import { problems } from '../../../src/content/problems';
import { attemptWindowMilliseconds, limitAttempts } from '../../../src/server/people/attempts';
import { Problem } from '../../../src/server/http/problem';
import { send } from '../../netlify/caller';
import { letIn } from '../../support/people';
import { repeats } from '../../support/repeats';
import { useStrictStore } from '../../support/use-strict-store';

await useStrictStore();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const wrong = () => Promise.reject(new Problem(401, 'wrong'));

/** How many of several attempts, one after the other, are made. */
async function attempt(times: number, whose = ['a']): Promise<number> {
  let made = 0;
  for (let at = 0; at < times; at += 1)
    await limitAttempts(whose, wrong).catch((thrown: unknown) => {
      made += thrown instanceof Problem && thrown.status === 401 ? 1 : 0;
    });
  return made;
}

describe('attempts', () => {
  it('are limited to five, and possible again after a quarter of an hour', async () => {
    expect(await attempt(7)).toBe(5);
    vi.setSystemTime(Date.now() + attemptWindowMilliseconds - 1_000);
    expect(await attempt(1)).toBe(0);
    vi.setSystemTime(Date.now() + 1_000);
    expect(await attempt(7)).toBe(5);
  });

  it('are counted for an address and for a name', async () => {
    expect(await attempt(5, ['a', 'name'])).toBe(5);
    expect(await attempt(1, ['b', 'name'])).toBe(0);
    expect(await attempt(1, ['b'])).toBe(1);
  });

  it('do not count when they succeed', async () => {
    await attempt(4);
    expect(await limitAttempts(['a'], () => Promise.resolve('in'))).toBe('in');
    expect(await attempt(3)).toBe(1);
  });

  it.each([
    [60, 14, '840'],
    [14 * 60 + 1, 1, '59'],
  ])('say %i s later when the first slot becomes free', async (seconds, minutes, retryAfter) => {
    await attempt(1);
    vi.setSystemTime(Date.now() + seconds * 1_000);
    await attempt(4);
    await expect(limitAttempts(['a'], wrong)).rejects.toMatchObject({
      status: 429,
      detail: problems.signIn.tooManyAttempts(minutes),
      options: { headers: { 'retry-after': retryAfter } },
    });
  });
});

/** Runs of the hash, counted by the only answers that need one. */
const needsHash = [200, 401];

it.each(Array.from({ length: repeats(2, 10) }, (_, round) => round + 1))(
  'row 14: 50 wrong passwords at once are 5 runs of the hash, round %i',
  async () => {
    await letIn('meena', 'three quiet palms');
    await letIn('ravi', 'four quiet palms', 'Ravi');
    const enter = (username: string, password: string, address: string) =>
      send(auth, 'POST', '/api/auth/signin', { body: { username, password }, address });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => enter('meena', 'wrong', '198.51.100.9')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => needsHash.includes(status)).length).toBeLessThanOrEqual(5);
    expect((await enter('ravi', 'four quiet palms', '198.51.100.10')).status).toBe(200);
  },
);
