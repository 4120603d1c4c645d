import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { currentRecord, hasFailed, RequestFailed } from '../../../api/failure';
import { eraseEnquiry, listInbox } from '../../../api/inbox';
import { inbox } from '../../../content/inbox';
import { type EnquirySummary, summarizeEnquiry } from '../../../domain/enquiry/inbox';
import type { Enquiry } from '../../../domain/enquiry/schema';
import { showToast } from '../../toasts';
import { ensureDeleted, newestOnly, withSession } from '../calls';
import { forgetNoteDraft } from './note-drafts';

const isEnquiry = (value: unknown): value is Enquiry =>
  typeof value === 'object' && value !== null && 'delivery' in value;

/** The current enquiry carried by a conflict; `null` for any other thrown value. */
export function currentEnquiry(thrown: unknown): Enquiry | null {
  return currentRecord(thrown, isEnquiry);
}

/** The enquiries of the page, kept up to date. */
function useLoaded(served: readonly EnquirySummary[], isComplete: boolean) {
  const [enquiries, setEnquiries] = useState(served);
  // Whether the enquiries that did not come with the page are here.
  const [rest, setRest] = useState<'loaded' | 'loading' | 'failed'>(
    isComplete ? 'loaded' : 'loading',
  );
  const load = useMemo(() => newestOnly(listInbox), []);

  /** Replaces the enquiry with this id; a released one has another id. */
  const put = useCallback(
    (id: string, enquiry: Enquiry) => {
      load.invalidate();
      setEnquiries((before) =>
        before.map((one) => (one.id === id ? summarizeEnquiry(enquiry) : one)),
      );
    },
    [load],
  );
  const drop = useCallback(
    (id: string) => {
      load.invalidate();
      forgetNoteDraft(id);
      setEnquiries((before) => before.filter((one) => one.id !== id));
    },
    [load],
  );

  const take = useCallback(async (call: () => ReturnType<typeof load>) => {
    try {
      let loaded = await call();
      let before = Infinity;
      while (loaded) {
        setEnquiries(loaded.enquiries);
        if (loaded.left === 0) {
          setRest('loaded');
          return;
        }
        // After many new enquiries each call brings some more; one that brings none is a failure.
        if (loaded.left >= before) {
          setRest('failed');
          return;
        }
        before = loaded.left;
        loaded = await call();
      }
    } catch (thrown) {
      if (!(thrown instanceof RequestFailed)) throw thrown;
      // A complete list stays as it is; the next reload updates it.
      setRest((before) => (before === 'loaded' ? before : 'failed'));
    }
  }, []);
  // An automatic reload must not ask for the password; the operator's next call does.
  const reload = useCallback(() => void take(load), [take, load]);
  const retry = useCallback(() => {
    setRest('loading');
    void take(() => withSession(load));
  }, [take, load]);

  useEffect(() => {
    const reloadIfVisible = () => {
      if (document.visibilityState === 'visible') reload();
    };
    if (!isComplete) reloadIfVisible();
    document.addEventListener('visibilitychange', reloadIfVisible);
    return () => document.removeEventListener('visibilitychange', reloadIfVisible);
  }, [isComplete, reload]);

  return { enquiries, put, drop, reload, retry, rest };
}

/** The enquiries of the page, and the ways to change or erase one. */
export function useEnquiries(served: readonly EnquirySummary[], isComplete: boolean) {
  const { enquiries, put, drop, reload, retry, rest } = useLoaded(served, isComplete);

  const callOnce = useCallback(
    async (id: string, call: () => Promise<Enquiry>): Promise<Enquiry | null> => {
      try {
        const enquiry = await withSession(call);
        put(id, enquiry);
        return enquiry;
      } catch (thrown) {
        const current = currentEnquiry(thrown);
        if (current) put(id, current);
        if (!(thrown instanceof RequestFailed)) throw thrown;
        if (hasFailed(thrown, 'gone')) drop(id);
        showToast(thrown.problem?.detail ?? inbox.failed, { tone: 'error' });
        return null;
      }
    },
    [drop, put],
  );

  const running = useRef(new Map<string, Promise<Enquiry | null>>());
  /**
   * Makes one call about an enquiry; returns the changed enquiry, or `null` when the call failed.
   * Calls about one enquiry run one after another: `latest` is the result of the previous call, so
   * that nobody conflicts with their own last change.
   */
  const act = useCallback(
    async (
      id: string,
      call: (latest: Enquiry | null) => Promise<Enquiry>,
    ): Promise<Enquiry | null> => {
      const before = running.current.get(id) ?? Promise.resolve(null);
      const after = before.catch(() => null).then((latest) => callOnce(id, () => call(latest)));
      running.current.set(id, after);
      try {
        return await after;
      } finally {
        if (running.current.get(id) === after) running.current.delete(id);
      }
    },
    [callOnce],
  );

  /** Erases an enquiry for good; returns whether that succeeded. */
  const erase = useCallback(
    async (id: string): Promise<boolean> => {
      try {
        await ensureDeleted(() => eraseEnquiry(id));
      } catch {
        showToast(inbox.failed, { tone: 'error' });
        // It may have been erased, and only the answer lost.
        reload();
        return false;
      }
      drop(id);
      showToast(inbox.erase.done, { tone: 'success' });
      return true;
    },
    [drop, reload],
  );

  return { enquiries, act, erase, retry, rest };
}

export type Act = ReturnType<typeof useEnquiries>['act'];
