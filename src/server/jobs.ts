import { openStore } from './store/open';
import { withinTime } from './store/deadline';

/** A scheduled function lives 30 s. */
const jobMilliseconds = 25_000;
const markMilliseconds = 3_000;

/** The last run of a scheduled function, in `derived`: only this shows whether the platform keeps its schedule. */
export interface LastRun {
  /** When it ended, ISO 8601 in UTC. */
  at: string;
  /** The jobs that failed. */
  failed: string[];
}

/** The scheduled functions, by their names without `scheduled-`. */
export type ScheduleName = 'backup' | 'nightly' | 'sweep';

const runKey = (name: ScheduleName) => `ran/${name}`;

/** The last run of a scheduled function; `null` when there was none. Throws `StoreUnavailable`. */
export async function readLastRun(name: ScheduleName): Promise<LastRun | null> {
  return (await openStore('derived').readValue(runKey(name))) as LastRun | null;
}

/**
 * Runs the jobs of a scheduled function side by side; one that fails is logged by its name and does not stop the
 * others. Leaves a mark of the run, whose own failure only the log shows: the next run writes another one.
 */
export async function runJobs(
  name: ScheduleName,
  jobs: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Response> {
  const failed: string[] = [];
  const runs = Object.entries(jobs).map(async ([title, job]) => {
    try {
      await withinTime(jobMilliseconds, job);
    } catch (cause) {
      failed.push(title);
      console.error(`The job "${title}" failed; its next run tries again.`, cause);
    }
  });
  await Promise.all(runs);
  const run: LastRun = { at: new Date().toISOString(), failed };
  await withinTime(markMilliseconds, () => openStore('derived').writeJson(runKey(name), run)).catch(
    (cause: unknown) => console.warn(`The run of scheduled-${name} was not noted.`, cause),
  );
  return new Response(null, { status: 204 });
}
