import { type RefObject, useEffect } from 'react';

/** From this width on, the panel stands beside the homes; the same number is in the styles. */
const wide = '(min-width: 64rem)';

/** Whether the panel has its place beside the homes and opens there as `<details>` do. */
export function isBeside(): boolean {
  return matchMedia(wide).matches;
}

/** Opens the panel as a modal sheet; before the island runs, `<details>` shows it in the same place. */
export function showSheet(details: HTMLDetailsElement | null): void {
  const dialog = details?.querySelector('dialog');
  if (!details || !dialog || dialog.open) return;
  const focused = document.activeElement;
  details.open = true;
  dialog.showModal();
  // Somebody may be typing in it already: a dialog takes the focus to its first control.
  if (focused instanceof HTMLElement && dialog.contains(focused)) {
    focused.focus({ preventScroll: true });
  }
}

/** Closes the panel, whether it is modal or not. */
export function closeSheet(details: HTMLDetailsElement | null): void {
  details?.querySelector('dialog')?.close();
  details?.removeAttribute('open');
}

/** Makes a sheet that was opened before the island ran modal, and closes it where the panel has room. */
export function useSheet(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const panel = details.current;
    const dialog = panel?.querySelector('dialog');
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const close = () => closeSheet(panel);
    if (panel?.open && !isBeside()) showSheet(panel);
    matchMedia(wide).addEventListener('change', close, options);
    // The dialog fills itself with the form, so a click on the dialog itself is one beside it.
    dialog?.addEventListener('click', (event) => event.target === dialog && close(), options);
    return () => listening.abort();
  }, [details]);
}
