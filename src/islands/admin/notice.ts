import { tabStorage } from '../../api/storage';
import { admin } from '../../content/admin';
import { showToast } from '../toasts';

const key = 'notice';

/** A message for the next page. */
export interface Notice {
  text: string;
  tone?: 'error';
  /** The page of the site that shows what was saved. */
  href?: string;
}

/** Stores a message for the next page, such as 'Added' for the list shown after a form is saved. */
export function keepNotice(notice: Notice): void {
  tabStorage.write(key, JSON.stringify(notice));
}

/** Shows the message stored by the previous page, once. */
export function showKeptNotice(): void {
  const kept = tabStorage.read(key);
  tabStorage.write(key, null);
  if (kept === null) return;
  const { text, tone = 'success', href } = JSON.parse(kept) as Notice;
  const link = href === undefined ? undefined : { label: admin.viewOnSite, href };
  showToast(text, { tone, link });
}
