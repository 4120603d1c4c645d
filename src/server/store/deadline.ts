import { AsyncLocalStorage } from 'node:async_hooks';

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
