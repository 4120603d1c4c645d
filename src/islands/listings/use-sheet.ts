import { type RefObject, useEffect } from 'react';

/** From this width on, the panel stands beside the homes; the same number is in the styles. */
const wide = '(min-width: 64rem)';

/** Opens the panel as a modal sheet; before the island runs, `<details>` shows it in the same place. */
export function showSheet(details: HTMLDetailsElement | null): void {
  const dialog = details?.querySelector('dialog');
  if (!details || !dialog || dialog.open) return;
  details.open = true;
  dialog.showModal();
}

/** Makes a sheet that was opened before the island ran modal, and closes it where the panel has room. */
export function useSheet(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const panel = details.current;
    const dialog = panel?.querySelector('dialog');
    const screen = matchMedia(wide);
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const close = () => dialog?.close();
    if (panel?.open && !screen.matches) showSheet(panel);
    screen.addEventListener('change', close, options);
    // The dialog fills itself with the form, so a click on the dialog itself is one beside it.
    dialog?.addEventListener('click', (event) => event.target === dialog && close(), options);
    return () => listening.abort();
  }, [details]);
}
