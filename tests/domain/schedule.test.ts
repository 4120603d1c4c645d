import { expect, it } from 'vitest';
import { lateSchedules, type LastRun, type LastRuns } from '../../src/domain/schedule';

const now = new Date('2026-11-22T12:00:00.000Z');
const run = (at: string, ...failed: string[]): LastRun => ({ at, failed });
const well: LastRuns = {
  sweep: run('2026-11-22T11:55:10.000Z'),
  nightly: run('2026-11-21T20:40:09.000Z'),
  backup: run('2026-11-21T21:50:07.000Z'),
  cleanup: run('2026-11-21T22:40:11.000Z'),
};

/** A sweep just now, which knows the cleanup since then. */
const knownSince = (cleanup: string): LastRun => ({
  ...run('2026-11-22T11:55:10.000Z'),
  known: { sweep: '2026-01-01T00:00:00.000Z', backup: '2026-01-01T00:00:00.000Z', cleanup },
});

it.each<[string, Partial<LastRuns>, string[]]>([
  ['all have run', {}, []],
  ['the first night is to come', { nightly: null, backup: null, cleanup: null }, []],
  ['nothing ever ran', { sweep: null, nightly: null, backup: null }, ['sweep']],
  ['one sweep was missed', { sweep: run('2026-11-22T11:50:00.000Z') }, []],
  ['sweeps have ended', { sweep: run('2026-11-22T11:44:59.000Z') }, ['sweep']],
  ['a night was missed', { nightly: run('2026-11-21T10:59:00.000Z') }, ['nightly']],
  ['a cleanup was missed', { cleanup: run('2026-11-21T10:59:00.000Z') }, ['cleanup']],
  ['the backup is old, which is said elsewhere', { backup: run('2026-11-01T21:50:07.000Z') }, []],
  [
    'a new function has had no night',
    { sweep: knownSince('2026-11-21T11:00:00.000Z'), cleanup: null },
    [],
  ],
  [
    'a function never ran, though its night has passed',
    { sweep: knownSince('2026-11-21T10:59:00.000Z'), cleanup: null },
    ['cleanup'],
  ],
  ['a function ran since it is known', { sweep: knownSince('2026-01-01T00:00:00.000Z') }, []],
  [
    'no backup was ever made, which is said elsewhere',
    { sweep: knownSince('2026-11-22T11:00:00.000Z'), backup: null },
    [],
  ],
  ['a job failed', { backup: run('2026-11-21T21:50:07.000Z', 'backup') }, ['backup']],
  ['a mark is no time', { nightly: run('yesterday') }, ['nightly']],
])('late schedules: %s', (_name, changed, late) => {
  expect(lateSchedules({ ...well, ...changed }, now)).toEqual(late);
});
