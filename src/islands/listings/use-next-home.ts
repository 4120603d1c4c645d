import { useEffect, useRef } from 'react';
import type { PropertySummary } from '../../domain/property/schema';

interface Place {
  /** The first home and the number of homes that were shown when more were asked for. */
  first: string | undefined;
  shown: number;
}

/**
 * Leads the keyboard on to the first home that "more" has added. The link moves away below the new
 * homes, or is gone with the last of them; whoever has gone elsewhere meanwhile stays there.
 */
export function useNextHome(homes: readonly PropertySummary[], drawn: number) {
  const list = useRef<HTMLUListElement>(null);
  const pages = useRef<HTMLElement>(null);
  const asked = useRef<Place>(null);

  useEffect(() => {
    const place = asked.current;
    if (!place || drawn <= place.shown) return;
    asked.current = null;
    const focused = document.activeElement;
    const isHere = focused === document.body || pages.current?.contains(focused) === true;
    if (!isHere || homes[0]?._id !== place.first) return;
    list.current?.children[place.shown]?.querySelector('a')?.focus({ preventScroll: true });
  }, [homes, drawn]);

  const follow = () => {
    asked.current = { first: homes[0]?._id, shown: homes.length };
  };
  return { list, pages, follow };
}
