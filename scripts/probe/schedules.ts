import {
  scheduleNames,
  type LastRun,
  type LastRuns,
  type ScheduleName,
} from '../../src/domain/schedule.ts';
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

/** What is not done without a function that runs at night. */
function nightCheck(check: string, name: ScheduleName, harm: string): Check {
  return {
    check,
    expected: 'it ran less than 25 hours ago, without failures',
    advice: `${harm} Look at "scheduled-${name}" in the list of functions and its log at the host.`,
    isVital: true,
  };
}

const nights: Readonly<Record<Exclude<ScheduleName, 'sweep'>, Check>> = {
  nightly: nightCheck('The nightly jobs run', 'nightly', 'Old enquiries are not erased.'),
  backup: nightCheck('The nightly backup runs', 'backup', 'Nothing could be restored.'),
  cleanup: nightCheck('The nightly cleanup runs', 'cleanup', 'The store grows for ever.'),
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
    : notShown(check, 'not yet: ask again after 23:00 UTC');
}

function judgeSweep(run: LastRun | null, now: string): Finding {
  return run ? judgeRun(sweeps, run, now, 6 * minute) : judged(sweeps, false, 'it never ran');
}

/** On a developer's machine nobody need run them. */
export function judgeSchedules({ now, ...runs }: Schedules, isLocal: boolean): Finding[] {
  const findings = scheduleNames.map((name) =>
    name === 'sweep' ? judgeSweep(runs.sweep, now) : judgeNight(nights[name], runs[name], now),
  );
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
