import { expect, it } from 'vitest';
import {
  attemptPrefix,
  attemptWindowMilliseconds,
  deleteOldAttempts,
} from '../../../src/server/auth/attempts';
import { idleMilliseconds, deleteOldSessions } from '../../../src/server/auth/session';
import { openStore } from '../../../src/server/store/open';
import { useLocalStore } from '../../support/local-store';

useLocalStore();

const now = new Date('2026-01-05T20:40:00Z');
const ago = (milliseconds: number) => now.getTime() - milliseconds;

it('every night old sessions and attempts are deleted, and nothing else', async () => {
  const sessions = openStore('sessions');
  const session = { username: 'admin', password: 'x', createdAt: ago(idleMilliseconds) };
  await sessions.writeJson('ended', { ...session, touchedAt: ago(idleMilliseconds) });
  await sessions.writeJson('alive', { ...session, touchedAt: ago(1) });
  await sessions.writeJson('unreadable', { touchedAt: 'now' });
  const limits = openStore('limits');
  const address = attemptPrefix + 'a'.repeat(64);
  await limits.writeJson(`${address}/0`, { at: ago(attemptWindowMilliseconds), mark: 'x' });
  await limits.writeJson(`${address}/1`, { at: ago(1), mark: 'y' });
  await limits.writeJson('enquiries/2026-01-01/00:00-x-1', {});
  await deleteOldSessions(now);
  await deleteOldAttempts(now);
  expect((await sessions.list()).map(({ key }) => key)).toEqual(['alive']);
  expect((await limits.list()).map(({ key }) => key).sort()).toEqual([
    'enquiries/2026-01-01/00:00-x-1',
    `${address}/1`,
  ]);
});
