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
  check: 'The nightly jobs run',
  expected: 'they ran less than 25 hours ago, without failures',
  advice:
    'Old data is not deleted. Look at "scheduled-nightly" in the list of functions and its log at the host.',
  isVital: true,
};

const backups: Check = {
  ...nights,
  check: 'The nightly backup runs',
  advice:
    'Nothing could be restored. Look at "scheduled-backup" in the list of functions and its log at the host.',
};

function judgeRun(check: Check, run: LastRun, now: string, longest: number): Finding {
  const age = Date.parse(now) - Date.parse(run.at);
  const ago =
    age < hour ? `${Math.round(age / minute)} minutes` : `${Math.round(age / hour)} hours`;
  const failed = run.failed.length > 0 ? `; failed: ${run.failed.join(', ')}` : '';
  return judged(check, age < longest && failed === '', `${ago} ago${failed}`);
}

/** A first night may still be to come. */
function judgeNight(check: Check, run: LastRun | null, now: string): Finding {
  return run
    ? judgeRun(check, run, now, 25 * hour)
    : notShown(check, 'not yet: ask again after 22:00 UTC');
}

/** On a developer's machine nobody need run them. */
export function judgeSchedules(
  { now, sweep, nightly, backup }: Schedules,
  isLocal: boolean,
): Finding[] {
  const findings = [
    sweep ? judgeRun(sweeps, sweep, now, 6 * minute) : judged(sweeps, false, 'it never ran'),
    judgeNight(nights, nightly, now),
    judgeNight(backups, backup, now),
  ];
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
