import { expect, it } from 'vitest';
import {
  findTroubles,
  type LastRun,
  type LastRuns,
  type ScheduleName,
} from '../../src/domain/schedule';

const now = new Date('2026-11-22T12:00:00.000Z');
const run = (at: string, ...failed: string[]): LastRun => ({ at, failed });
const well: LastRuns = {
  sweep: run('2026-11-22T11:55:10.000Z'),
  nightly: run('2026-11-21T20:40:09.000Z'),
};

const dayAgo = '2026-11-21T10:59:00.000Z';

/** A sweep just now, and the first one at that moment. */
const knownSince = (first: string): LastRun => ({ ...run('2026-11-22T11:55:10.000Z'), first });

const overdue = (name: ScheduleName) => ({ name, kind: 'overdue' });

it.each<[string, Partial<LastRuns>, object[]]>([
  ['all have run', {}, []],
  ['the first night is to come', { nightly: null }, []],
  ['nothing ever ran', { sweep: null, nightly: null }, [overdue('sweep')]],
  ['one sweep was missed', { sweep: run('2026-11-22T11:50:00.000Z') }, []],
  ['sweeps have ended', { sweep: run('2026-11-22T11:44:59.000Z') }, [overdue('sweep')]],
  ['a night was missed', { nightly: run('2026-11-21T10:59:00.000Z') }, [overdue('nightly')]],
  ['a new site had no night', { sweep: knownSince('2026-11-21T11:00:00.000Z'), nightly: null }, []],
  [
    'its first night has passed',
    { sweep: knownSince(dayAgo), nightly: null },
    [overdue('nightly')],
  ],
  [
    'a job failed',
    { nightly: run('2026-11-21T20:50:07.000Z', 'backup') },
    [{ name: 'nightly', kind: 'failed' }],
  ],
  [
    'sweeps have ended, the last one with a failure',
    { sweep: run('2026-11-22T11:44:59.000Z', 'pages') },
    [overdue('sweep')],
  ],
  ['a mark is no time', { nightly: run('yesterday') }, [overdue('nightly')]],
])('scheduled work: %s', (_name, changed, troubles) => {
  expect(findTroubles({ ...well, ...changed }, now)).toEqual(troubles);
});
