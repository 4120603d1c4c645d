import { useEffect, useEffectEvent } from 'react';
import { isPlainClick } from '../plain-click';
import { type Departure, guardPage, leaveOrSay } from './leave';

/** The link that a click follows to another page in this tab, or `null`. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlainClick(event) || !link || event.defaultPrevented) return null;
  return link.target === '' && link.pathname !== location.pathname ? link : null;
}

interface Work {
  /** Called when somebody is about to leave the page. */
  isUnfinished: () => boolean;
  /**
   * Our own question, because phones follow links without the browser's question; returns whether to
   * leave at once.
   */
  ask: (departure: Departure) => Promise<boolean>;
}

/** Asks before unfinished work is left: the browser's own question when the tab is closed, ours otherwise. */
export function useLeaveGuard({ isUnfinished, ask }: Work): void {
  const isOpen = useEffectEvent(isUnfinished);
  const confirm = useEffectEvent((departure: Departure) => ask(departure));

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const follow = async (departure: Departure) => {
      if (await confirm(departure)) await leaveOrSay(departure);
    };
    const asks = (departure: Departure) => {
      if (!isOpen()) return false;
      void follow(departure);
      return true;
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link && asks({ address: link.href })) event.preventDefault();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isOpen()) event.preventDefault();
    };
    document.addEventListener('click', onClick, { signal });
    window.addEventListener('beforeunload', onUnload, { signal });
    return guardPage({ asks, end: () => listening.abort() });
  }, []);
}
