import { showToast, type ToastOptions } from './toasts';

interface Notice {
  text: string;
  tone: ToastOptions['tone'];
}

const key = 'notice';

/** Keeps a message for the next page, such as 'Added' for the list that follows a saved form. */
export function keepNotice(text: string, tone: ToastOptions['tone'] = 'success'): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ text, tone } satisfies Notice));
  } catch {
    // Storage can be full or forbidden; then the list itself shows what was saved.
  }
}

/** Shows the message that the page before has kept, once. */
export function showKeptNotice(): void {
  try {
    const notice = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Notice | null;
    sessionStorage.removeItem(key);
    if (notice) showToast(notice.text, { tone: notice.tone });
  } catch {
    // As above.
  }
}
