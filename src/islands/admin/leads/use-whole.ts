import { useState } from 'react';
import { inbox } from '../../../content/inbox';
import type { LeadSummary } from '../../../domain/lead/inbox';
import type { Lead } from '../../../domain/lead/schema';
import { showToast } from '../../../stores/toasts';
import { withSession } from '../session/with-session';

/** The message of a lead, which the list cuts when it is very long; `load` fetches the lead itself. */
export function useWhole(lead: LeadSummary, load: () => Promise<Lead>) {
  const [whole, setWhole] = useState<string | null>(null);

  async function showAll(): Promise<void> {
    try {
      setWhole((await withSession(load)).message);
    } catch {
      showToast(inbox.loadFailed, { tone: 'error' });
    }
  }

  return { message: whole ?? lead.message, isCut: lead.isCut && whole === null, showAll };
}
