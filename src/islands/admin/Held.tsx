import type { ReactNode } from 'react';
import { HeldContext, useHydrated } from './use-hydrated';

/**
 * Holds the buttons and fields of a large part until the page's script runs. It alone is drawn again then: where hundreds of
 * buttons each wait for it, drawing them all again takes half as long as starting the page.
 */
export function Held({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <fieldset role="none" className="held" disabled={!hydrated}>
      {/* It is no group that needs a name. */}
      <legend hidden />
      <HeldContext value>{children}</HeldContext>
    </fieldset>
  );
}
