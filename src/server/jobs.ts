import type { JobName } from '../content/setup';
import { scheduleNames, type LastRun, type LastRuns, type ScheduleName } from '../domain/schedule';
import { withinTime } from './store/deadline';
import { CorruptValue } from './store/key-value-store';
import { openStore } from './store/open';

/** A scheduled function lives 30 s. */
const jobMilliseconds = 25_000;
const markMilliseconds = 3_000;

/** In `derived`: only this mark shows whether the platform keeps its schedule. */
const runKey = (name: ScheduleName) => `ran/${name}`;

const isRun = (run: Partial<LastRun> | null): run is LastRun =>
  !Number.isNaN(Date.parse(run?.at ?? '')) && Array.isArray(run?.failed);

/** The last run of a scheduled function; `null` when none is known. Throws `StoreUnavailable`. */
async function readLastRun(name: ScheduleName): Promise<LastRun | null> {
  try {
    const run = (await openStore('derived').readValue(runKey(name))) as Partial<LastRun> | null;
    return isRun(run) ? run : null;
  } catch (thrown) {
    // The next run writes it anew.
    if (thrown instanceof CorruptValue) return null;
    throw thrown;
  }
}

/** Since when each function is known: one that never runs leaves no mark of its own. */
async function readKnown(at: string): Promise<NonNullable<LastRun['known']>> {
  const fromNow = Object.fromEntries(scheduleNames.map((name) => [name, at]));
  return { ...fromNow, ...(await readLastRun('sweep'))?.known };
}

/** Notes that a run has ended. The mark of the sweep, the most frequent, also has what is known. */
async function noteRun(name: ScheduleName, failed: string[]): Promise<void> {
  const at = new Date().toISOString();
  const run: LastRun = { at, failed, ...(name === 'sweep' && { known: await readKnown(at) }) };
  await openStore('derived').writeJson(runKey(name), run);
}

/** The last run of each scheduled function. Throws `StoreUnavailable`. */
export async function readLastRuns(): Promise<LastRuns> {
  const runs = scheduleNames.map(async (name) => [name, await readLastRun(name)] as const);
  return Object.fromEntries(await Promise.all(runs)) as LastRuns;
}

/**
 * Runs the jobs of a scheduled function side by side; one that fails is logged by its name and does not stop the
 * others. Leaves a mark of the run, whose own failure only the log shows: the next run writes another one.
 */
export async function runJobs(
  name: ScheduleName,
  jobs: Readonly<Partial<Record<JobName, () => Promise<unknown>>>>,
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
  await withinTime(markMilliseconds, () => noteRun(name, failed)).catch((cause: unknown) =>
    console.warn(`The run of scheduled-${name} was not noted.`, cause),
  );
  return new Response(null, { status: 204 });
}
