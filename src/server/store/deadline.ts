import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<number>();

/** Runs an operation whose store calls together may take so long; inside another one, the earlier end counts. */
export function withinTime<Result>(
  milliseconds: number,
  operation: () => Promise<Result>,
): Promise<Result> {
  const end = Math.min(performance.now() + milliseconds, deadlines.getStore() ?? Infinity);
  return deadlines.run(end, operation);
}

/** The same with a time of its own, for what has to be tried when the running operation has none left. */
export function withOwnTime<Result>(
  milliseconds: number,
  operation: () => Promise<Result>,
): Promise<Result> {
  return deadlines.run(performance.now() + milliseconds, operation);
}

/** Milliseconds that the running operation still has; endless outside of any. */
export function timeLeft(): number {
  return (deadlines.getStore() ?? Infinity) - performance.now();
}
