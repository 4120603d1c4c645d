import type { KeyValueStore } from '../store/key-value-store';
import { openStore } from '../store/open';
import { attemptPrefix, attemptWindowMilliseconds, type Mark } from './attempts';
import { absoluteMilliseconds, idleMilliseconds, type Session } from './session';

type IsOver = (store: KeyValueStore, key: string) => Promise<boolean>;

async function sweep(store: KeyValueStore, prefix: string, isOver: IsOver): Promise<number> {
  let swept = 0;
  for (const { key } of await store.list(prefix)) {
    if (!(await isOver(store, key))) continue;
    await store.remove(key);
    swept += 1;
  }
  return swept;
}

/** Removes the sessions and the marks of sign-ins that count no more; answers how many. */
export async function sweepSignIns(now: Date): Promise<number> {
  const time = now.getTime();
  const sessions = await sweep(openStore('sessions'), '', async (store, key) => {
    const session = (await store.readJson<Session>(key))?.value;
    if (!session) return false;
    const { touchedAt, createdAt } = session;
    return time - touchedAt >= idleMilliseconds || time - createdAt >= absoluteMilliseconds;
  });
  const marks = await sweep(openStore('limits'), attemptPrefix, async (store, key) => {
    const mark = (await store.readJson<Mark>(key))?.value;
    return mark !== undefined && time - mark.at >= attemptWindowMilliseconds;
  });
  return sessions + marks;
}
