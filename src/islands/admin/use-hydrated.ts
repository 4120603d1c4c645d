import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script runs; until then a button would swallow the click, so it is disabled. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
