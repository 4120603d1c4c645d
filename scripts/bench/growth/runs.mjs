import { measure } from './open-store.mjs';

/** The life of a scheduled function, in milliseconds, less what it keeps for its end. */
const runMilliseconds = 25_000;

/** After as many runs something else is wrong than a lack of time. */
const maxRuns = 40;

/**
 * Runs what the scheduler does until it succeeds and `isDone`, and adds up what the runs cost; an
 * unfinished run goes on where it ended.
 *
 * @param {() => Promise<unknown>} work
 * @param {() => boolean | Promise<boolean>} [isDone]
 */
export async function untilDone(work, isDone = () => true) {
  const { withinTime } = await import('../../../src/server/store/deadline.ts');
  const total = { calls: 0, read: 0, written: 0, ms: 0, runs: 0 };
  for (;;) {
    const { cost, result: failure } = await measure(() =>
      withinTime(runMilliseconds, work).then(
        () => null,
        (thrown) => thrown ?? new Error('Unknown'),
      ),
    );
    for (const [name, amount] of Object.entries(cost)) total[name] += amount;
    total.runs += 1;
    if (failure === null && (await isDone())) return total;
    if (failure !== null) console.warn(`Run ${total.runs}: ${failure.message.split('\n')[0]}`);
    if (total.runs === maxRuns) throw failure ?? new Error(`Not done after ${maxRuns} runs.`);
  }
}

const day = 86_400_000;

/** The moment so many nights after today. @param {number} nights */
export const nightAfter = (nights) => new Date(Date.now() + nights * day);

/** One night's backup. @param {number} nights after today */
export async function backUpAt(nights) {
  const { backUp } = await import('../../../src/server/backup/nightly.ts');
  return untilDone(() => backUp(nightAfter(nights)));
}
