import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Milliseconds after which the server gives up on what does not answer, so that whoever asks hears within ten seconds.
 * Nothing that is set on a deployed site changes them; tests do.
 */
export const timeLimits = {
  /** What the store calls of one request may take together. */
  request: 9_000,
  /** One store call, with its repetitions. */
  storeCall: 9_000,
  /** Each of them. */
  storeAttempt: 3_000,
  /** The wait before the first repetition, twice as long before the next. */
  storePause: 100,
  /** The email that goes with a visitor's request. */
  email: 4_000,
  /** The counting of enquiries: it must never keep one from being stored. */
  count: 2_000,
  /** The reading of a workbook. */
  workbook: 8_000,
  /** The reading of a picture, and its encoding, in whole seconds. */
  picture: 8_000,
};

const deadlines = new AsyncLocalStorage<number>();

/** Runs an operation whose store calls may take `milliseconds` in all; inside another one, the earlier end counts. */
export function withinTime<Result>(
  milliseconds: number,
  operation: () => Promise<Result>,
): Promise<Result> {
  const end = Math.min(performance.now() + milliseconds, deadlines.getStore() ?? Infinity);
  return deadlines.run(end, operation);
}

/** Milliseconds that the running operation has left; infinite outside of any. */
export function timeLeft(): number {
  return (deadlines.getStore() ?? Infinity) - performance.now();
}
