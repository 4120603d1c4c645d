import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  attemptWithin,
  eraseOldAttempts,
  type Limit,
  LimitReached,
} from '../../../src/server/limits/attempts';
import { openStore } from '../../../src/server/store/open';
import { isWrite } from '../../support/strict-store';
import { useStrictStore } from '../../support/use-strict-store';

const store = await useStrictStore();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00.000Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const minute = 60_000;
const hour = 60 * minute;
const limitTo = (max: number, of: string): Limit => ({
  of,
  spans: [
    { max, milliseconds: 15 * minute },
    { max: 10 * max, milliseconds: 24 * hour },
  ],
});
const five = (...of: readonly string[]) => of.map((name) => limitTo(5, name));
const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const marks = () => openStore('marks').list('attempts/');

/** Makes attempts one after the other that all count; how many were made. */
async function attempt(times: number, limits = five('a')): Promise<number> {
  let made = 0;
  for (let index = 0; index < times; index += 1)
    await attemptWithin(
      limits,
      () => Promise.resolve((made += 1)),
      () => true,
    ).catch((thrown: unknown) => expect(thrown).toBeInstanceOf(LimitReached));
  return made;
}

describe('attempts', () => {
  it('are limited to five, and possible again after a quarter of an hour', async () => {
    expect(await attempt(7)).toBe(5);
    wait(15 * minute - 1_000);
    expect(await attempt(1)).toBe(0);
    wait(1_000);
    expect(await attempt(7)).toBe(5);
  });

  it('are refused where one of their limits is reached', async () => {
    expect(await attempt(5, five('a', 'name'))).toBe(5);
    expect(await attempt(1, five('b', 'name'))).toBe(0);
    expect(await attempt(1, five('b'))).toBe(1);
  });

  it('do not count where their outcome is another', async () => {
    await attempt(4);
    for (let index = 0; index < 9; index += 1)
      expect(
        await attemptWithin(
          five('a'),
          () => Promise.resolve('in'),
          () => false,
        ),
      ).toBe('in');
    expect(await attempt(3)).toBe(1);
  });

  it('count while they run, so that parallel ones are no more', async () => {
    let made = 0;
    const run = () => {
      made += 1;
      return new Promise((resolve) => setImmediate(resolve));
    };
    await Promise.allSettled(
      Array.from({ length: 50 }, () => attemptWithin(five('a'), run, () => true)),
    );
    expect(made).toBeLessThanOrEqual(5);
  });

  it.each(['2026-11-27T23:59:59.000Z', '2026-11-27T18:29:59.000Z'])(
    'count over midnight, in UTC and in Chennai: %s',
    async (before) => {
      vi.setSystemTime(before);
      expect(await attempt(3)).toBe(3);
      wait(2_000);
      expect(await attempt(7)).toBe(2);
    },
  );

  it('are fifty in a day, however they are spread', async () => {
    let made = 0;
    for (let index = 0; index < 96; index += 1) {
      made += await attempt(2);
      wait(15 * minute);
    }
    expect(made).toBeLessThanOrEqual(50);
    wait(24 * hour);
    expect(await attempt(2)).toBe(2);
  });

  it('leave no more marks than may count in a day, and none after it', async () => {
    for (let index = 0; index < 20; index += 1) {
      await attempt(7);
      wait(15 * minute);
    }
    expect(await marks()).toHaveLength(50);
    await eraseOldAttempts(new Date());
    expect(await marks()).toHaveLength(50);
    await eraseOldAttempts(new Date(Date.now() + 24 * hour));
    expect(await marks()).toEqual([]);
  });

  it.each([
    [60, 14 * minute],
    [14 * 60 + 1, 59_000],
  ])('say %i s later when the first slot becomes free', async (seconds, expected) => {
    await attempt(1);
    wait(seconds * 1_000);
    await attempt(4);
    const refused = attemptWithin(
      five('a'),
      () => Promise.resolve(true),
      () => true,
    );
    await expect(refused).rejects.toMatchObject({ wait: expected });
  });
});

describe('row 70: what fails here', () => {
  const fail = () => Promise.reject(new Error('The mail service is away.'));

  it('counts nowhere, however often', async () => {
    for (let index = 0; index < 20; index += 1)
      await expect(attemptWithin(five('a'), fail, () => true)).rejects.toThrow('away');
    expect(await attempt(7)).toBe(5);
    expect(await marks()).toHaveLength(5);
  });

  it('counts for ten seconds at most where the store fails as well, or the process dies', async () => {
    store.fault({ kind: 503, times: 1_000, match: ({ method }) => method === 'DELETE' });
    for (let index = 0; index < 5; index += 1)
      await expect(attemptWithin(five('a'), fail, () => true)).rejects.toThrow('away');
    store.forget();
    wait(10_001);
    expect(await attempt(7)).toBe(5);
  });

  it('before a mark is written is tried by nobody', async () => {
    store.fault({ kind: 503, times: 1_000, match: isWrite('marks') });
    let made = 0;
    const run = () => Promise.resolve((made += 1));
    for (let index = 0; index < 5; index += 1)
      await expect(attemptWithin(five('a'), run, () => true)).rejects.toThrow('store');
    expect(made).toBe(0);
    store.forget();
    expect(await attempt(7)).toBe(5);
  });
});

describe('row 72: a mark', () => {
  /** Gives the marks of five attempts other names. */
  async function rename(change: (name: string) => string): Promise<void> {
    await attempt(5);
    for (const key of await marks()) {
      const [, folder = '', name = ''] = key.split('/');
      store.put('local-marks', key, null);
      store.put('local-marks', `attempts/${folder}/${change(name)}`, '{}');
    }
  }

  it.each<[string, (name: string) => string]>([
    ['whose time cannot be read', (name) => name.replace(/^[^-]+/, 'x')],
    ['whose time is three days ahead', (name) => name.replace('20261127', '20261130')],
    ['whose value is none', (name) => name],
  ])('%s keeps the door shut, until the night at the latest', async (_name, change) => {
    await rename(change);
    for (const key of await marks()) store.put('local-marks', key, 'not json');
    expect(await attempt(1)).toBe(0);
    wait(24 * hour);
    await eraseOldAttempts(new Date());
    expect(await attempt(1)).toBe(1);
  });

  it('of a clock that is a minute ahead counts as now', async () => {
    await attempt(5);
    wait(-minute);
    expect(await attempt(1)).toBe(0);
  });
});
