import { AsyncLocalStorage } from 'node:async_hooks';
import { performance, type EventLoopUtilization } from 'node:perf_hooks';

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

interface Deadline {
  end: number;
  /** The work of this process until it began. */
  workBefore: EventLoopUtilization;
}

const deadlines = new AsyncLocalStorage<Deadline>();

/** Runs an operation whose store calls may take `milliseconds` in all; inside another one, the earlier end counts. */
export function withinTime<Result>(
  milliseconds: number,
  operation: () => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + Math.min(milliseconds, timeLeft());
  return deadlines.run({ end, workBefore: performance.eventLoopUtilization() }, operation);
}

/** Milliseconds that the running operation has left; infinite outside of any. */
export function timeLeft(): number {
  return (deadlines.getStore()?.end ?? Infinity) - performance.now();
}

/** Whether the time of the running operation is over because this process worked for most of it, and did not wait. */
export function wasTooBusy(): boolean {
  const running = deadlines.getStore();
  if (running === undefined || timeLeft() > 0) return false;
  // While this process computes it cannot receive an answer, even one that came in time: the store may be well.
  return performance.eventLoopUtilization(running.workBefore).utilization > 0.5;
}
