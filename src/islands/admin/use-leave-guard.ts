import { useEffect, useEffectEvent } from 'react';
import { isPlainClick } from '../plain-click';

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
   * Our own question for links, because phones follow those without the browser's question; returns
   * whether to follow the link at once.
   */
  ask?: (address: string) => Promise<boolean>;
}

/** Asks before unfinished work is left: the browser's own question when the tab is closed, ours on links. */
export function useLeaveGuard({ isUnfinished, ask }: Work): void {
  const isOpen = useEffectEvent(isUnfinished);
  const isAsked = useEffectEvent(() => ask !== undefined && isUnfinished());
  const confirm = useEffectEvent(async (address: string) => ask?.(address));

  useEffect(() => {
    const guard = new AbortController();
    const { signal } = guard;
    const follow = async (link: HTMLAnchorElement) => {
      if (!(await confirm(link.href))) return;
      guard.abort();
      location.assign(link.href);
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isAsked()) return;
      event.preventDefault();
      void follow(link);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isOpen()) event.preventDefault();
    };
    document.addEventListener('click', onClick, { signal });
    window.addEventListener('beforeunload', onUnload, { signal });
    return () => guard.abort();
  }, []);
}
