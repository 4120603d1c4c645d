import { createContext, useContext, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether what stands around holds all controls until the page's script runs (`Held`), so that none of them has to. */
export const HeldContext = createContext(false);

/** Whether the page's script runs, for what only a browser knows. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether the page's script runs; until then a button would swallow the click, so it is disabled, alone or with what is held. */
export function useHydrated(): boolean {
  const isHeld = useContext(HeldContext);
  return useSyncExternalStore(
    never,
    () => true,
    () => isHeld,
  );
}
