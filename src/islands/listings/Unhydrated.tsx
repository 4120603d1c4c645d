import { type ReactNode, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isBrowser = typeof document !== 'undefined';
const asServed = { __html: '' };

/**
 * Children whose HTML works without React. Hydration leaves the server's HTML as it is, unread: that costs nothing, and
 * words that the browser has translated stay. Where React makes it anew, it renders the children.
 */
export function Unhydrated({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => isBrowser,
  );
  const [keepsServed] = useState(isHydrating);
  if (!keepsServed) return <div>{children}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={asServed} />;
}
