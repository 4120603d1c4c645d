import type { MouseEvent } from 'react';

/** Does the work of a link on the page itself; with a modifier key, the link opens as links do. */
export function onPlain(act: () => void): (event: MouseEvent<HTMLAnchorElement>) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
