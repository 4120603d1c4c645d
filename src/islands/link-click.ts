type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Handles a link on the page itself; with another button or a modifier key it opens elsewhere or is saved. */
export function onPlainClick<Event extends Click & { preventDefault: () => void }>(
  act: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    act(event);
  };
}
