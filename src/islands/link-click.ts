/** The parts of a click that browsers and React share. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click stays on this page: with another button or a modifier key, a link opens elsewhere or is saved. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** Handles a link on the page itself, unless it is to open elsewhere. */
export function onPlainClick<Event extends Click & { preventDefault: () => void }>(
  act: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act(event);
  };
}
