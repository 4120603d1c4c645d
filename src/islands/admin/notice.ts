import { readStored, type StoredFields, tabStorage, writeStored } from '../../api/storage';
import { admin } from '../../content/admin/admin';
import { showToast } from '../toasts';

const noticeKey = 'notice';

/** A message for the next page, such as 'Added' for the list shown after a form is saved. */
interface Notice {
  text: string;
  /** The page of the site that shows what was saved; none for what visitors do not see. */
  href: string | undefined;
}

function parseNotice({ text, href }: StoredFields): Notice | null {
  if (typeof text !== 'string') return null;
  return { text, href: typeof href === 'string' ? href : undefined };
}

export function keepNotice(notice: Notice): void {
  writeStored(tabStorage, noticeKey, JSON.stringify(notice));
}

/** Shows the message that the previous page has left, once. */
export function showKeptNotice(): void {
  const kept = readStored(tabStorage, noticeKey, parseNotice);
  writeStored(tabStorage, noticeKey, null);
  if (kept === null) return;
  const { text, href } = kept;
  const link = href === undefined ? undefined : { label: admin.viewOnSite, href };
  showToast(text, { tone: 'success', link });
}
