/** Notes that were typed but not saved yet, so that closing an enquiry or the page loses none. */

const keyOf = (lead: string) => `note:${lead}`;

/** The unsaved note of a lead, or `null`. */
export function readNoteDraft(lead: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(lead));
  } catch {
    // Storage can be forbidden; the note then lives as long as its enquiry is open.
    return null;
  }
}

/** Keeps the unsaved note of a lead; `null` forgets it. */
export function keepNoteDraft(lead: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(lead));
    else sessionStorage.setItem(keyOf(lead), text);
  } catch {
    // As above.
  }
}

/** Forgets the unsaved note of a lead when it is what was saved; what was typed since stays. */
export function forgetSavedNote(lead: string, saved: string): void {
  if (readNoteDraft(lead) === saved) keepNoteDraft(lead, null);
}
