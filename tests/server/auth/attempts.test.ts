import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { problems } from '../../../src/content/problems';
import auth from '../../../netlify/functions/auth';
import {
  attemptWindowMilliseconds,
  forgetAttempt,
  markAttempt,
} from '../../../src/server/auth/attempts';
import { configurePassword, password, send, username } from '../../netlify/caller';
import { repeats } from '../../support/repeats';
import { useStrictStore } from '../../support/use-strict-store';

await useStrictStore();
beforeAll(() => configurePassword());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

async function markAll(address: string, times: number): Promise<string[]> {
  const marked = await Promise.allSettled(
    Array.from({ length: times }, () => markAttempt(address)),
  );
  return marked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

describe('sign-in attempts', () => {
  it('are limited to five, and possible again after a quarter of an hour', async () => {
    expect(await markAll('a', 7)).toHaveLength(5);
    vi.setSystemTime(Date.now() + attemptWindowMilliseconds - 1_000);
    expect(await markAll('a', 1)).toHaveLength(0);
    vi.setSystemTime(Date.now() + 1_000);
    expect(await markAll('a', 7)).toHaveLength(5);
  });

  it('are freed by a successful sign-in', async () => {
    const [first = ''] = await markAll('a', 5);
    await forgetAttempt(first);
    expect(await markAll('a', 3)).toEqual([first]);
  });

  it.each([
    [60, 14, '840'],
    [14 * 60 + 1, 1, '59'],
  ])('say %i s later when the first slot becomes free', async (seconds, minutes, retryAfter) => {
    await markAll('a', 1);
    vi.setSystemTime(Date.now() + seconds * 1_000);
    await markAll('a', 4);
    await expect(markAttempt('a')).rejects.toMatchObject({
      status: 429,
      detail: problems.signIn.tooManyAttempts(minutes),
      options: { headers: { 'retry-after': retryAfter } },
    });
  });
});

/** Runs of the hash, counted by the only answers that need one. */
const needsHash = [200, 401];

it.each(Array.from({ length: repeats(2, 10) }, (_, round) => round + 1))(
  'row 14: 50 wrong passwords at once, round %i: 5 runs of the hash, nobody else is locked out',
  async () => {
    const enter = (text: string, address: string) =>
      send(auth, 'POST', '/api/auth/signin', { body: { username, password: text }, address });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => enter('wrong', '198.51.100.9')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => needsHash.includes(status))).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
    expect((await enter(password, '198.51.100.9')).status).toBe(429);
    expect((await enter(password, '198.51.100.10')).status).toBe(200);
  },
);
