import { tabStorage } from '../../api/storage';
import { showToast } from '../toasts';

const key = 'notice';

/** Stores a message for the next page, such as 'Added' for the list shown after a form is saved. */
export function keepNotice(text: string): void {
  tabStorage.write(key, text);
}

/** Shows the message stored by the previous page, once. */
export function showKeptNotice(): void {
  const text = tabStorage.read(key);
  tabStorage.write(key, null);
  if (text !== null) showToast(text, { tone: 'success' });
}
