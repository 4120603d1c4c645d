import type { StrictStore } from './strict-store';

/**
 * Runs an operation once whole, then once for each of its store calls with the process dying before
 * it and after it; `check` examines the result with the store working again. Returns the number of
 * calls.
 */
export async function dieAtEachCall<Outcome>(
  store: StrictStore,
  operation: {
    prepare: () => Promise<void> | void;
    run: () => Promise<Outcome>;
    check: (outcome: Outcome, place: string) => Promise<void>;
  },
): Promise<number> {
  await operation.prepare();
  store.forget();
  await operation.run();
  const { length } = store.calls;
  for (let nth = 1; nth <= length; nth += 1) {
    for (const kind of ['crash', 'crash after'] as const) {
      await operation.prepare();
      store.forget();
      store.fault({ kind, nth });
      const outcome = await operation.run();
      store.forget();
      await operation.check(outcome, `${kind} call ${nth} of ${length}`);
    }
  }
  return length;
}
