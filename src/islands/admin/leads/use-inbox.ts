import { useCallback, useRef } from 'react';
import { eraseLead } from '../../../api/inbox';
import { RequestFailed } from '../../../api/request';
import { inbox } from '../../../content/inbox';
import type { LeadSummary } from '../../../domain/lead/inbox';
import type { Lead } from '../../../domain/lead/schema';
import { showToast } from '../../../stores/toasts';
import { ensureDeleted, isGone } from '../deletion';
import { withSession } from '../session/with-session';
import { currentOf } from './conflict';
import { useLeads } from './use-leads';

/** The leads of the page, and the ways to change or erase one. */
export function useInbox(served: readonly LeadSummary[], isComplete: boolean) {
  const { leads, put, drop, reload, retry, hasFailed } = useLeads(served, isComplete);

  const once = useCallback(
    async (id: string, call: () => Promise<Lead>): Promise<Lead | null> => {
      try {
        const lead = await withSession(call);
        put(lead);
        return lead;
      } catch (thrown) {
        const current = currentOf(thrown);
        if (current) put(current);
        if (!(thrown instanceof RequestFailed)) throw thrown;
        if (isGone(thrown)) drop(id);
        showToast(thrown.problem?.detail ?? inbox.failed, { tone: 'error' });
        return null;
      }
    },
    [drop, put],
  );

  const running = useRef(new Map<string, Promise<Lead | null>>());
  /**
   * Makes one call about a lead; answers the lead as it is then, or `null` when the call was refused.
   * Calls about one lead follow each other: `since` is the lead as the one before has left it, so that
   * nobody is in conflict with their own last change.
   */
  const act = useCallback(
    async (id: string, call: (since: Lead | null) => Promise<Lead>): Promise<Lead | null> => {
      const before = running.current.get(id) ?? Promise.resolve(null);
      const after = before.catch(() => null).then((lead) => once(id, () => call(lead)));
      running.current.set(id, after);
      try {
        return await after;
      } finally {
        if (running.current.get(id) === after) running.current.delete(id);
      }
    },
    [once],
  );

  /** Erases a lead for good; answers whether it is gone. */
  const erase = useCallback(
    async (id: string): Promise<boolean> => {
      try {
        await ensureDeleted(() => eraseLead(id));
      } catch {
        showToast(inbox.failed, { tone: 'error' });
        // It may be erased all the same, and only the answer lost.
        reload();
        return false;
      }
      drop(id);
      showToast(inbox.erase.done, { tone: 'success' });
      // A load that began before must not bring it back.
      reload();
      return true;
    },
    [drop, reload],
  );

  return { leads, act, erase, retry, hasFailed };
}

export type Act = ReturnType<typeof useInbox>['act'];
