import { tabStorage } from '../../api/storage';
import { showToast } from '../toasts';

const noticeKey = 'notice';

/** A message for the next page, such as 'Added' for the list shown after a form is saved. */
interface Notice {
  text: string;
  /** Leads to what was saved, as visitors see it; none for what they do not see. */
  link: { label: string; href: string } | undefined;
}

export function keepNotice(notice: Notice): void {
  tabStorage.write(noticeKey, JSON.stringify(notice));
}

/** Shows the message that the previous page has left, once. */
export function showKeptNotice(): void {
  // Only `keepNotice` writes it.
  const kept = tabStorage.readJson(noticeKey) as Notice | null;
  tabStorage.write(noticeKey, null);
  if (kept === null) return;
  const { text, link } = kept;
  showToast(text, { tone: 'success', link });
}
