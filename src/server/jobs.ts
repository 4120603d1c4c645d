import { withinTime } from './store/deadline';

/** A scheduled function lives 30 s. */
const jobMilliseconds = 25_000;

/** Runs the jobs side by side; one that fails is logged by its name and does not stop the others. */
export async function runJobs(
  jobs: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Response> {
  const runs = Object.entries(jobs).map(async ([name, job]) => {
    try {
      await withinTime(jobMilliseconds, job);
    } catch (cause) {
      console.error(`The job "${name}" failed; its next run tries again.`, cause);
    }
  });
  await Promise.all(runs);
  return new Response(null, { status: 204 });
}
