import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/** The value of a store, which the view follows; `readAtStart` is what the server's HTML was made of. */
export function useStore<Value>(
  store: ReadableAtom<Value>,
  readAtStart = (): Value => store.get(),
): Value {
  const follow = useCallback((onChange: () => void) => store.listen(onChange), [store]);
  return useSyncExternalStore(follow, () => store.get(), readAtStart);
}
