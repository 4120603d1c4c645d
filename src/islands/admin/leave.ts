import { useEffect, useEffectEvent } from 'react';
import { tabStorage } from '../../api/storage';
import { admin } from '../../content/admin/admin';
import { isPlainClick } from '../link-click';
import { showToast } from '../toasts';

/** Marks a button that leaves the page, as links do. */
export const leaves = { 'data-leaves': '' } as const;

/** The link or button with which a click leaves this page in this tab, or `null`. */
function wayOut(event: MouseEvent): HTMLElement | null {
  const way =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('a, button[data-leaves]')
      : null;
  if (!way || !isPlainClick(event)) return null;
  if (!(way instanceof HTMLAnchorElement)) return way;
  const staysHere = way.target !== '' || way.hasAttribute('download');
  return staysHere || way.pathname === location.pathname ? null : way;
}

interface Work {
  /** Called when somebody is about to leave the page. */
  isUnfinished: () => boolean;
  /** Our own question, because phones follow links without the browser's; `go` leaves by that way without another. */
  ask: (go: () => void, way: HTMLElement) => Promise<void>;
}

/** Asks before unfinished work is left: the browser's own question when the tab is closed, ours otherwise. */
export function useLeaveGuard({ isUnfinished, ask }: Work): void {
  const isOpen = useEffectEvent(isUnfinished);
  const onLeave = useEffectEvent(ask);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onClick = (event: MouseEvent) => {
      const way = wayOut(event);
      if (!way || !isOpen()) return;
      event.preventDefault();
      event.stopPropagation();
      const go = () => {
        listening.abort();
        way.click();
      };
      void onLeave(go, way);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isOpen()) event.preventDefault();
    };
    document.addEventListener('click', onClick, { signal, capture: true });
    window.addEventListener('beforeunload', onUnload, { signal });
    return () => listening.abort();
  }, []);
}

const noticeKey = 'notice';

/** A message for the next page, such as 'Added' for the list shown after a form is saved. */
interface Notice {
  text: string;
  /** The page of the site that shows what was saved. */
  href: string;
}

export function keepNotice(notice: Notice): void {
  tabStorage.write(noticeKey, JSON.stringify(notice));
}

/** Shows the message that the previous page has left, once. */
export function showKeptNotice(): void {
  const kept = tabStorage.read(noticeKey);
  tabStorage.write(noticeKey, null);
  if (kept === null) return;
  // Only `keepNotice` writes it.
  const { text, href } = JSON.parse(kept) as Notice;
  showToast(text, { tone: 'success', link: { label: admin.viewOnSite, href } });
}
