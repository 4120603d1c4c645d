import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { currentRecord, hasFailed, RequestFailed } from '../../../api/failure';
import { eraseEnquiry, listInbox, listQuarantine } from '../../../api/inbox';
import { inbox } from '../../../content/inbox';
import {
  type EnquirySummary,
  type Inbox,
  isQuarantined,
  summarizeEnquiry,
} from '../../../domain/enquiry/inbox';
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

function newestFirst(enquiries: readonly EnquirySummary[]): EnquirySummary[] {
  return [...enquiries].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

interface ListOptions {
  /** Whether it is here already. */
  isComplete: boolean;
  /** Whether it is to be shown: it is loaded then, and again when the operator comes back to the page. */
  isWanted: boolean;
}

/** Loads a list and hands it to `take`. */
function useList(
  list: () => Promise<Inbox>,
  take: (loaded: Inbox) => void,
  { isComplete, isWanted }: ListOptions,
) {
  const [state, setState] = useState<'loaded' | 'loading' | 'failed'>(
    isComplete ? 'loaded' : 'loading',
  );
  const load = useMemo(() => newestOnly(list), [list]);

  const run = useCallback(
    async (call: () => ReturnType<typeof load>) => {
      try {
        const loaded = await call();
        if (!loaded) return;
        take(loaded);
        setState('loaded');
      } catch (thrown) {
        if (!(thrown instanceof RequestFailed)) throw thrown;
        // A complete list stays as it is; the next reload updates it.
        setState((before) => (before === 'loaded' ? before : 'failed'));
      }
    },
    [take],
  );
  // An automatic reload must not ask for the password; the operator's next call does.
  const reload = useCallback(() => void run(load), [run, load]);
  const retry = useCallback(() => {
    setState('loading');
    void run(() => withSession(load));
  }, [run, load]);

  useEffect(() => {
    if (!isWanted) return undefined;
    const reloadIfVisible = () => {
      if (document.visibilityState === 'visible') reload();
    };
    if (!isComplete) reloadIfVisible();
    document.addEventListener('visibilitychange', reloadIfVisible);
    return () => document.removeEventListener('visibilitychange', reloadIfVisible);
  }, [isComplete, isWanted, reload]);

  return { state, reload, retry, invalidate: load.invalidate };
}

/** The enquiries of the page, kept up to date, with the quarantined ones once they are wanted. */
function useLoaded(served: readonly EnquirySummary[], isComplete: boolean, isSpamWanted: boolean) {
  const [enquiries, setEnquiries] = useState(served);
  const [olderSpam, setOlderSpam] = useState(0);
  const takeInbox = useCallback((loaded: Inbox) => {
    setEnquiries((before) => newestFirst([...loaded.enquiries, ...before.filter(isQuarantined)]));
  }, []);
  const takeSpam = useCallback((loaded: Inbox) => {
    setOlderSpam(loaded.older);
    setEnquiries((before) =>
      newestFirst([...loaded.enquiries, ...before.filter((one) => !isQuarantined(one))]),
    );
  }, []);
  const list = useList(listInbox, takeInbox, { isComplete, isWanted: true });
  const spam = useList(listQuarantine, takeSpam, { isComplete: false, isWanted: isSpamWanted });

  const { invalidate: invalidateList, reload: reloadList } = list;
  const { invalidate: invalidateSpam, reload: reloadSpam } = spam;
  const invalidate = useCallback(() => {
    invalidateList();
    invalidateSpam();
  }, [invalidateList, invalidateSpam]);
  /** Replaces the enquiry with this id; a released one has another id. */
  const put = useCallback(
    (id: string, enquiry: Enquiry) => {
      invalidate();
      const isOther = (one: EnquirySummary) => one.id === id || one.id !== enquiry.id;
      setEnquiries((before) =>
        before.filter(isOther).map((one) => (one.id === id ? summarizeEnquiry(enquiry) : one)),
      );
    },
    [invalidate],
  );
  const drop = useCallback(
    (id: string) => {
      invalidate();
      forgetNoteDraft(id);
      setEnquiries((before) => before.filter((one) => one.id !== id));
    },
    [invalidate],
  );
  const reload = isSpamWanted ? reloadSpam : reloadList;

  const { state: rest, retry } = isSpamWanted ? spam : list;
  return { enquiries, olderSpam, put, drop, reload, retry, rest };
}

/** The enquiries of the page, and the ways to change or erase one. */
export function useEnquiries(
  served: readonly EnquirySummary[],
  isComplete: boolean,
  isSpamWanted: boolean,
) {
  const loaded = useLoaded(served, isComplete, isSpamWanted);
  const { put, drop, reload } = loaded;

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

  return { ...loaded, act, erase };
}

export type Act = ReturnType<typeof useEnquiries>['act'];
