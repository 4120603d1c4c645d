import {
  type JobName,
  type LastRun,
  type LastRuns,
  type ScheduleName,
  scheduleNames,
} from '../domain/schedule';
import { lastRun } from './schema';
import { withinTime } from './store/deadline';
import { readMark, writeMark } from './store/marks';

/** A scheduled function lives 30 s. */
const runMilliseconds = 25_000;
const markMilliseconds = 3_000;

/** Only this mark shows whether the platform keeps its schedule. */
const runKey = (name: ScheduleName) => `ran/${name}`;

const readLastRun = (name: ScheduleName): Promise<LastRun | null> =>
  readMark(runKey(name), lastRun);

/** Notes that a run has ended. The mark of the sweep also says since when the site is known. */
async function noteRun(name: ScheduleName, failed: string[]): Promise<void> {
  const at = new Date().toISOString();
  const first = name === 'sweep' ? ((await readLastRun(name))?.first ?? at) : undefined;
  await writeMark(runKey(name), { at, failed, first });
}

/** The last run of each scheduled function. Throws `StoreUnavailable`. */
export async function readLastRuns(): Promise<LastRuns> {
  const [sweep, nightly] = await Promise.all(scheduleNames.map(readLastRun));
  return { sweep: sweep ?? null, nightly: nightly ?? null };
}

type Jobs = Readonly<Partial<Record<JobName, () => Promise<unknown>>>>;

/**
 * Runs the jobs of a scheduled function: the steps one after the other, the jobs of a step side by side. A job that fails
 * is logged by its name and does not stop the others. Leaves a mark of the run, whose own failure only the log shows.
 */
export async function runJobs(name: ScheduleName, ...steps: readonly Jobs[]): Promise<Response> {
  const failed: string[] = [];
  const run = async ([title, job]: [string, () => Promise<unknown>]) => {
    try {
      await job();
    } catch (cause) {
      failed.push(title);
      console.error(`The job "${title}" failed; its next run tries again.`, cause);
    }
  };
  await withinTime(runMilliseconds, async () => {
    for (const jobs of steps) await Promise.all(Object.entries(jobs).map(run));
  });
  await withinTime(markMilliseconds, () => noteRun(name, failed)).catch((cause: unknown) =>
    console.warn(`The run of scheduled-${name} was not noted.`, cause),
  );
  return new Response(null, { status: 204 });
}
