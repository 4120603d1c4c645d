import { useEffect, useEffectEvent } from 'react';
import { isPlainClick } from '../plain-click';
import { showToast } from '../toasts';

/** A way out of the page. */
export interface Departure {
  address: string;
  /** What has to be done first, such as ending the session; returns why that failed, or `null`. */
  prepare?: () => Promise<string | null>;
}

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

interface Guard {
  /** Asks if there is something to ask about, then leaves or stays; returns whether it asked. */
  asks: (departure: Departure) => boolean;
  end: () => void;
}

/** The guard of the page; other islands leave past it as well. */
let pageGuard: Guard | null = null;

/** Leaves the page without a question; when that fails the page stays, and this returns why. */
export async function leave({ address, prepare }: Departure): Promise<string | null> {
  const failure = prepare ? await prepare() : null;
  if (failure !== null) return failure;
  pageGuard?.end();
  location.assign(address);
  return null;
}

async function leaveOrSay(departure: Departure): Promise<void> {
  const failure = await leave(departure);
  if (failure !== null) showToast(failure, { tone: 'error' });
}

/** Leaves the page; if work is unfinished, asks first. */
export async function askToLeave(departure: Departure): Promise<void> {
  if (!pageGuard?.asks(departure)) await leaveOrSay(departure);
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
    const guard: Guard = { asks, end: () => listening.abort() };
    pageGuard = guard;
    document.addEventListener('click', onClick, { signal });
    window.addEventListener('beforeunload', onUnload, { signal });
    return () => {
      listening.abort();
      if (pageGuard === guard) pageGuard = null;
    };
  }, []);
}
