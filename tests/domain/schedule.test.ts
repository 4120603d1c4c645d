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

it.each<[string, Partial<LastRuns>, string[]]>([
  ['all have run', {}, []],
  ['the first night is to come', { nightly: null, backup: null, cleanup: null }, []],
  ['nothing ever ran', { sweep: null, nightly: null, backup: null }, ['sweep']],
  ['one sweep was missed', { sweep: run('2026-11-22T11:50:00.000Z') }, []],
  ['sweeps have ended', { sweep: run('2026-11-22T11:44:59.000Z') }, ['sweep']],
  ['a night was missed', { nightly: run('2026-11-21T10:59:00.000Z') }, ['nightly']],
  ['a cleanup was missed', { cleanup: run('2026-11-21T10:59:00.000Z') }, ['cleanup']],
  ['the backup is old, which is said elsewhere', { backup: run('2026-11-01T21:50:07.000Z') }, []],
  ['a job failed', { backup: run('2026-11-21T21:50:07.000Z', 'backup') }, ['backup']],
  ['a mark is no time', { nightly: run('yesterday') }, ['nightly']],
])('late schedules: %s', (_name, changed, late) => {
  expect(lateSchedules({ ...well, ...changed }, now)).toEqual(late);
});
