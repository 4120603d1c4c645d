/** Inserts a text behind the selection as typing does, so that the browser can undo it. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  area.setSelectionRange(area.selectionEnd, area.selectionEnd);
  // Deprecated, but nothing else keeps the history of a text area.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionEnd, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
