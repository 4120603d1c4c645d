import { readStored, type StoredFields, tabStorage, writeStored } from '../../api/storage';
import { showToast } from '../toasts';

const noticeKey = 'notice';

/** A message for the next page, such as 'Added' for the list shown after a form is saved. */
interface Notice {
  text: string;
  /** Leads to what was saved, as visitors see it; none for what they do not see. */
  link?: { label: string; href: string } | undefined;
}

function parseNotice({ text, link }: StoredFields): Notice | null {
  if (typeof text !== 'string') return null;
  const { label, href } = (link ?? {}) as StoredFields;
  const isLink = typeof label === 'string' && typeof href === 'string';
  return { text, link: isLink ? { label, href } : undefined };
}

export function keepNotice(notice: Notice): void {
  writeStored(tabStorage, noticeKey, JSON.stringify(notice));
}

/** Shows the message that the previous page has left, once. */
export function showKeptNotice(): void {
  const kept = readStored(tabStorage, noticeKey, parseNotice);
  writeStored(tabStorage, noticeKey, null);
  if (kept === null) return;
  const { text, link } = kept;
  showToast(text, { tone: 'success', link });
}
