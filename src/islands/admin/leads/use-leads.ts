import { useCallback, useEffect, useMemo, useState } from 'react';
import { listInbox } from '../../../api/inbox';
import { RequestFailed } from '../../../api/request';
import { type LeadSummary, summarizeLead } from '../../../domain/lead/inbox';
import type { Lead } from '../../../domain/lead/schema';
import { newestOnly } from '../newest';
import { withSession } from '../session/with-session';

/** Whether the leads that did not come with the page are here. */
type Rest = 'loaded' | 'loading' | 'failed';

/** The leads of the page, kept up to date. */
export function useLeads(served: readonly LeadSummary[], isComplete: boolean) {
  const [leads, setLeads] = useState(served);
  const [rest, setRest] = useState<Rest>(isComplete ? 'loaded' : 'loading');
  const load = useMemo(() => newestOnly(listInbox), []);

  const put = useCallback((lead: Lead) => {
    setLeads((before) => before.map((one) => (one.id === lead.id ? summarizeLead(lead) : one)));
  }, []);
  const drop = useCallback((id: string) => {
    setLeads((before) => before.filter((one) => one.id !== id));
  }, []);

  const take = useCallback(async (call: typeof load) => {
    try {
      const loaded = await call();
      if (!loaded) return;
      setLeads(loaded.leads);
      setRest('loaded');
    } catch (thrown) {
      if (!(thrown instanceof RequestFailed)) throw thrown;
      // Once all are here, those that are shown do until the next look.
      setRest((before) => (before === 'loaded' ? before : 'failed'));
    }
  }, []);
  // The next call of the operator asks for the password; looking again by itself must not.
  const reload = useCallback(() => void take(load), [take, load]);
  const retry = useCallback(() => {
    setRest('loading');
    void take(() => withSession(load));
  }, [take, load]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    if (!isComplete) look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isComplete, reload]);

  return { leads, put, drop, reload, retry, hasFailed: rest === 'failed' };
}
