import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useHydrated } from './use-hydrated';

const HeldContext = createContext(false);
const never = () => () => undefined;

/** Whether a control can be used: the page's script runs, or what stands around holds it until then. */
export function useUsable(): boolean {
  const isHeld = useContext(HeldContext);
  return useSyncExternalStore(
    never,
    () => true,
    () => isHeld,
  );
}

/**
 * Holds the buttons and fields of a large part until the page's script runs. It alone is drawn again then: where hundreds of
 * buttons each wait for it, drawing them all again takes half as long as starting the page.
 */
export function Held({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <fieldset role="none" className="held" disabled={!hydrated}>
      <HeldContext value>{children}</HeldContext>
    </fieldset>
  );
}
