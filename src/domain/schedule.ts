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

function isOverdue(name: ScheduleName, runs: LastRuns, now: Date): boolean {
  const since = runs[name]?.at ?? runs.sweep?.first;
  if (since === undefined) return name === 'sweep';
  // A mark that holds no time is overdue too.
  return !(now.getTime() - Date.parse(since) <= maxPause[name]);
}

/** The scheduled functions that are overdue, or ran in time with failures. A new site needs no nightly run before its first night. */
export function findTroubles(
  runs: LastRuns,
  now: Date,
): { name: ScheduleName; kind: 'overdue' | 'failed' }[] {
  return scheduleNames.flatMap((name) => {
    if (isOverdue(name, runs, now)) return { name, kind: 'overdue' };
    return (runs[name]?.failed ?? []).length > 0 ? { name, kind: 'failed' } : [];
  });
}
