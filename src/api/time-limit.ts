/**
 * Runs a call with a signal that aborts it after `milliseconds`. By hand, because Safari has
 * `AbortSignal.timeout` only since version 16.
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
