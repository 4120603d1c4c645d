import type { JobName, LastRun, LastRuns, ScheduleName } from '../../domain/schedule';
import { scheduleNames } from '../../domain/schedule';
import { lastRun } from '../schema';
import { withinTime } from '../store/deadline';
import { readMark, writeMark } from '../store/marks';

/** A scheduled function lives 30 s. */
const runMilliseconds = 25_000;
const markMilliseconds = 3_000;

/** Only this mark shows whether the platform keeps its schedule. */
const runKey = (name: ScheduleName) => `ran/${name}`;

const readLastRun = (name: ScheduleName): Promise<LastRun | null> =>
  readMark(runKey(name), lastRun);

/** Records the end of a run; the mark of the sweep also has the time of its first one. */
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

/** Runs steps in turn, and the jobs of a step side by side. A failed job is logged and stops no other. */
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
