import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script runs; until then a button would swallow the click, so it is not offered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
