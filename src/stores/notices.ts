import { showToast } from './toasts';

const key = 'notice';

/** Keeps a message for the next page, such as 'Added' for the list that follows a saved form. */
export function keepNotice(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage can be full or forbidden; then the list itself shows what was saved.
  }
}

/** Shows the message that the page before has kept, once. */
export function showKeptNotice(): void {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (text !== null) showToast(text, { tone: 'success' });
  } catch {
    // As above.
  }
}
