import { useEffect, useEffectEvent } from 'react';

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Saves on Ctrl+S or Cmd+S, in a field too, in place of the browser's own saving of the page. */
export function useSaveShortcut(save: () => void): void {
  const onShortcut = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      // An open dialog asks about this form.
      if (!event.repeat && !document.querySelector('dialog[open]')) onShortcut();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
