import { judged, notShown, type Check, type Finding } from './finding.ts';
import type { ProbedSite } from './site.ts';

/** The mark that a run leaves; `at` is ISO 8601 in UTC. */
export interface LastRun {
  at: string;
  failed: string[];
}

export interface Schedules {
  /** The server's time, ISO 8601 in UTC. */
  now: string;
  sweep: LastRun | null;
  nightly: LastRun | null;
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

function judgeRun(check: Check, run: LastRun, now: string, longest: number): Finding {
  const age = Date.parse(now) - Date.parse(run.at);
  const ago =
    age < hour ? `${Math.round(age / minute)} minutes` : `${Math.round(age / hour)} hours`;
  const failed = run.failed.length > 0 ? `; failed: ${run.failed.join(', ')}` : '';
  return judged(check, age < longest && failed === '', `${ago} ago${failed}`);
}

/** On a developer's machine nobody need run them; a first night may still be to come. */
export function judgeSchedules({ now, sweep, nightly }: Schedules, isLocal: boolean): Finding[] {
  const ofSweep = sweep
    ? judgeRun(sweeps, sweep, now, 6 * minute)
    : judged(sweeps, false, 'it never ran');
  const ofNight = nightly
    ? judgeRun(nights, nightly, now, 25 * hour)
    : notShown(nights, 'not yet: ask again after 02:10 in Chennai');
  const isOver = (finding: Finding) => isLocal && finding.verdict === 'does not hold';
  return [ofSweep, ofNight].map((finding) =>
    isOver(finding) ? notShown(finding, `no schedule on this machine: ${finding.seen}`) : finding,
  );
}

/** Whether the platform keeps the schedule. */
export async function checkSchedules(site: ProbedSite): Promise<Finding[]> {
  return judgeSchedules(await site.json<Schedules>('GET', '/api/probe/schedules'), site.isLocal);
}
