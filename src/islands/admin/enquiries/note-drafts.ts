import { keptMilliseconds, longStorage } from '../../../api/storage';

/** A note that was typed and not saved. */
interface NoteDraft {
  /** When it was last typed in, in milliseconds since 1970. */
  at: number;
  text: string;
  /** The saved note when typing began. */
  base: string;
}

const prefix = 'note:';

function parse(stored: string | null): NoteDraft | null {
  try {
    const draft = JSON.parse(stored ?? 'null') as NoteDraft | null;
    const isWhole = typeof draft?.text === 'string' && typeof draft.base === 'string';
    return isWhole && Date.now() - draft.at <= keptMilliseconds ? draft : null;
  } catch {
    return null;
  }
}

/**
 * The unsaved note of an enquiry, or `null`. It is kept in the operator's own browser, beyond the tab and the
 * session, for as long as the drafts of forms.
 */
export function readNoteDraft(enquiry: string): NoteDraft | null {
  return parse(longStorage.read(prefix + enquiry));
}

/** Keeps the unsaved note of an enquiry, typed over the saved one. */
export function keepNoteDraft(enquiry: string, text: string, base: string): void {
  longStorage.write(prefix + enquiry, JSON.stringify({ at: Date.now(), text, base }));
}

/** Discards the unsaved note of an enquiry, for example with the enquiry itself. */
export function forgetNoteDraft(enquiry: string): void {
  longStorage.write(prefix + enquiry, null);
}

/** After a save: discards the unsaved note if it is the saved one; one typed since then stays, over the saved one. */
export function rebaseNoteDraft(enquiry: string, saved: string): void {
  const draft = readNoteDraft(enquiry);
  if (draft?.text === saved) forgetNoteDraft(enquiry);
  else if (draft) keepNoteDraft(enquiry, draft.text, saved);
}

/** Discards the unsaved notes that have been kept for long enough. */
export function forgetOldNotes(): void {
  const keys = longStorage.keys().filter((key) => key.startsWith(prefix));
  for (const key of keys) if (parse(longStorage.read(key)) === null) longStorage.write(key, null);
}
