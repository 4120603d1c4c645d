import { useCallback, useEffect, useRef, useState } from 'react';
import { listInbox } from '../../../api/inbox';
import { RequestFailed } from '../../../api/request';
import { inbox } from '../../../content/inbox';
import { type LeadSummary, summarizeLead } from '../../../domain/lead/inbox';
import type { Lead } from '../../../domain/lead/schema';
import { showToast } from '../../../stores/toasts';
import { withSession } from '../session/with-session';
import { currentOf } from './conflict';

const gone = 404;

/** The leads of the page, kept up to date, and the way to change one. */
export function useInbox(served: readonly LeadSummary[], isComplete: boolean) {
  const [leads, setLeads] = useState(served);

  const put = useCallback((lead: Lead) => {
    setLeads((before) => before.map((one) => (one.id === lead.id ? summarizeLead(lead) : one)));
  }, []);
  const drop = useCallback((id: string) => {
    setLeads((before) => before.filter((one) => one.id !== id));
  }, []);
  const reload = useCallback(async () => {
    try {
      setLeads((await listInbox()).leads);
    } catch (thrown) {
      // The next call of the operator asks for the password; looking again must not.
      if (!(thrown instanceof RequestFailed)) throw thrown;
    }
  }, []);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    if (!isComplete) look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isComplete, reload]);

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
        if (thrown.status === gone) drop(id);
        showToast(thrown.problem?.detail ?? inbox.failed, { tone: 'error' });
        return null;
      }
    },
    [drop, put],
  );

  const running = useRef(new Map<string, Promise<Lead | null>>());
  /**
   * Makes one call about a lead; answers the lead as it is then, or `null` when the call was refused.
   * Calls about one lead follow each other: `since` is the version that the one before has given, so that
   * nobody is in conflict with their own last change.
   */
  const act = useCallback(
    async (id: string, call: (since?: string) => Promise<Lead>): Promise<Lead | null> => {
      const before = running.current.get(id) ?? Promise.resolve(null);
      const after = before.catch(() => null).then((lead) => once(id, () => call(lead?.version)));
      running.current.set(id, after);
      try {
        return await after;
      } finally {
        if (running.current.get(id) === after) running.current.delete(id);
      }
    },
    [once],
  );

  return { leads, put, drop, act };
}

export type Act = ReturnType<typeof useInbox>['act'];
