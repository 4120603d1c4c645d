/** The scheduled functions, by their names without `scheduled-`. */
export const scheduleNames = ['sweep', 'nightly'] as const;
export type ScheduleName = (typeof scheduleNames)[number];

/** The jobs of scheduled functions, as marks of runs and the log name them. */
export type JobName =
  | ('pages' | 'filing' | 'emails' | 'enquiries' | 'news' | 'newsEmails')
  | ('imports' | 'records' | 'pictures' | 'expired' | 'backup');

export interface LastRun {
  at: string;
  failed: string[];
  /** Of the sweep: when its first run ended, ISO 8601 in UTC. */
  first?: string | undefined;
}

export type LastRuns = Readonly<Record<ScheduleName, LastRun | null>>;

const minute = 60_000;

/** Milliseconds from one run to the end of the next, when one may be missed. */
const maxPause: Readonly<Record<ScheduleName, number>> = {
  sweep: 15 * minute,
  nightly: 25 * 60 * minute,
};

/** The scheduled functions that are overdue or had failures. A new site needs no nightly run before its first night. */
export function lateSchedules(runs: LastRuns, now: Date): ScheduleName[] {
  return scheduleNames.filter((name) => {
    const run = runs[name];
    const since = run?.at ?? runs.sweep?.first;
    if (since === undefined) return name === 'sweep';
    const age = now.getTime() - Date.parse(since);
    return !(age <= maxPause[name]) || (run?.failed ?? []).length > 0;
  });
}
