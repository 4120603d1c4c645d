import { openStore } from '../store/open';
import { attemptWindowMilliseconds } from './attempts';
import { absoluteMilliseconds, idleMilliseconds } from './session';

/** Looked at in one night; the rest waits for the next. */
const mostEntries = 1_000;
const together = 10;

type IsOver = (
  entry: { at?: number; createdAt?: number; touchedAt?: number },
  now: number,
) => boolean;

const sessionIsOver: IsOver = ({ createdAt = 0, touchedAt = 0 }, now) =>
  now - createdAt >= absoluteMilliseconds || now - touchedAt >= idleMilliseconds;
const attemptIsOver: IsOver = ({ at = 0 }, now) => now - at >= attemptWindowMilliseconds;

async function sweep(
  name: 'sessions' | 'limits',
  keys: string[],
  isOver: IsOver,
  now: Date,
): Promise<void> {
  const store = openStore(name);
  const looked = keys.slice(0, mostEntries);
  for (let start = 0; start < looked.length; start += together) {
    await Promise.all(
      looked.slice(start, start + together).map(async (key) => {
        const found = await store.readJson<Parameters<IsOver>[0]>(key);
        if (found && isOver(found.value, now.getTime())) await store.remove(key);
      }),
    );
  }
}

/** Removes sessions and sign-in attempts whose time is over. */
export async function sweepSignIns(now: Date): Promise<void> {
  const sessions = await openStore('sessions').list();
  await sweep(
    'sessions',
    sessions.map(({ key }) => key),
    sessionIsOver,
    now,
  );
  const attempts = (await openStore('limits').list()).filter(({ key }) =>
    /^[0-9a-f]{64}\//.test(key),
  );
  await sweep(
    'limits',
    attempts.map(({ key }) => key),
    attemptIsOver,
    now,
  );
}
