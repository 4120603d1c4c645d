import type { LastRun, LastRuns } from '../../src/domain/schedule.ts';
import { judged, notShown, type Check, type Finding } from './finding.ts';
import type { ProbedSite } from './site.ts';

export interface Schedules extends LastRuns {
  /** The server's time, ISO 8601 in UTC. */
  now: string;
}

const minute = 60_000;
const hour = 60 * minute;

const sweeps: Check = {
  check: 'The sweep runs every five minutes',
  expected: 'it ran less than 6 minutes ago, without failures',
  advice:
    'Emails that failed are not sent again, and pages may stay old. Was the deploy less than five minutes ago? Otherwise look at "scheduled-sweep" in the list of functions and its log at the host.',
  isVital: true,
};

const nights: Check = {
  check: 'The nightly work runs',
  expected: 'it ran less than 25 hours ago, without failures',
  advice:
    'No backup is made, and nothing old is erased. Look at "scheduled-nightly" in the list of functions and its log at the host.',
  isVital: true,
};

function judgeRun(check: Check, run: LastRun, now: string, longest: number): Finding {
  const age = Date.parse(now) - Date.parse(run.at);
  const ago =
    age < hour ? `${Math.round(age / minute)} minutes` : `${Math.round(age / hour)} hours`;
  const failed = run.failed.length > 0 ? `; failed: ${run.failed.join(', ')}` : '';
  return judged(check, age < longest && failed === '', `${ago} ago${failed}`);
}

/** A first night may still be to come. */
function judgeNight(run: LastRun | null, now: string): Finding {
  return run
    ? judgeRun(nights, run, now, 25 * hour)
    : notShown(nights, 'not yet: ask again after 21:00 UTC');
}

function judgeSweep(run: LastRun | null, now: string): Finding {
  return run ? judgeRun(sweeps, run, now, 6 * minute) : judged(sweeps, false, 'it never ran');
}

/** On a developer's machine nobody need run them. */
export function judgeSchedules({ now, ...runs }: Schedules, isLocal: boolean): Finding[] {
  const findings = [judgeSweep(runs.sweep, now), judgeNight(runs.nightly, now)];
  return findings.map((finding) =>
    isLocal && finding.verdict === 'does not hold'
      ? notShown(finding, `no schedule on this machine: ${finding.seen}`)
      : finding,
  );
}

/** Whether the platform keeps the schedule. */
export async function checkSchedules(site: ProbedSite): Promise<Finding[]> {
  return judgeSchedules(await site.json<Schedules>('GET', '/api/probe/schedules'), site.isLocal);
}
