import { tabStorage } from '../../api/storage';
import { showToast } from '../toasts';

const key = 'notice';

/** Keeps a message for the next page, such as 'Added' for the list that follows a saved form. */
export function keepNotice(text: string): void {
  tabStorage.write(key, text);
}

/** Shows the message that the page before has kept, once. */
export function showKeptNotice(): void {
  const text = tabStorage.read(key);
  tabStorage.write(key, null);
  if (text !== null) showToast(text, { tone: 'success' });
}
