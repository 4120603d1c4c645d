/**
 * The rows of the inbox and the calls that change them: those about one enquiry are made one after another, and a change
 * is shown once the server has saved it.
 */
import { useRef } from 'react';
import { currentRecord, hasFailed, requireFailedRequest } from '../../../api/failure';
import { eraseEnquiry, listInbox } from '../../../api/inbox';
import { inbox } from '../../../content/admin/inbox';
import { defaultInboxQuery, type InboxQuery, type InboxView } from '../../../domain/enquiry/inbox';
import type { Enquiry } from '../../../domain/enquiry/schema';
import { writeQuery } from '../../../domain/list/query';
import { closeOffer, showToast } from '../../toasts';
import { ensureDeleted, withSession } from '../calls';
import { draftNames, forgetDraft } from '../drafts';
import { useList } from '../list/use-list';

const isEnquiry = (value: unknown): value is Enquiry =>
  typeof value === 'object' && value !== null && 'mails' in value;

/** The name of the draft of the next line of an enquiry's thread. */
export function lineDraft(id: string): string {
  return `line:${id}`;
}

/** The name of the draft of a visit that is not saved yet, in place of the one `at` a time, or '' for a further one. */
export function visitDraft(id: string, at: string): string {
  return `visit:${id}${at && ` ${at}`}`;
}

/** The enquiries that a query finds, and the ways to change or erase one; which of them is open asks for no others. */
export function useEnquiries(served: InboxView, query: InboxQuery) {
  const asked = writeQuery(defaultInboxQuery, { ...query, enquiry: '' });
  const load = (limit: number | null) => listInbox(writeQuery(defaultInboxQuery, query), limit);
  const list = useList<InboxView>({ served, asked, load });
  const { put, drop, reload } = list;

  function forget(id: string): void {
    forgetDraft(lineDraft(id));
    for (const name of draftNames(visitDraft(id, ''))) forgetDraft(name);
    drop([id]);
  }
  async function callOnce(id: string, call: () => Promise<Enquiry>): Promise<Enquiry | null> {
    try {
      const enquiry = await withSession(call);
      put([enquiry]);
      // What the filters count may be different.
      void reload();
      return enquiry;
    } catch (thrown) {
      const { problem } = requireFailedRequest(thrown);
      const current = currentRecord(thrown, isEnquiry);
      if (current) put([current]);
      if (hasFailed(thrown, 'gone')) forget(id);
      showToast(problem?.detail ?? inbox.failed, { tone: 'error' });
      return null;
    }
  }

  const running = useRef(new Map<string, Promise<Enquiry | null>>());
  /** Makes one call about an enquiry, after the one before; returns the enquiry, or `null` after a failure. */
  function act(
    id: string,
    call: (latest: Enquiry | null) => Promise<Enquiry>,
  ): Promise<Enquiry | null> {
    closeOffer();
    const before = running.current.get(id) ?? Promise.resolve(null);
    const after = before.catch(() => null).then((latest) => callOnce(id, () => call(latest)));
    running.current.set(id, after);
    return after.finally(() => {
      if (running.current.get(id) === after) running.current.delete(id);
    });
  }

  async function erase(id: string): Promise<boolean> {
    try {
      await ensureDeleted(() => eraseEnquiry(id));
    } catch (thrown) {
      requireFailedRequest(thrown);
      showToast(inbox.failed, { tone: 'error' });
      // It may have been erased, and only the answer lost.
      void reload();
      return false;
    }
    forget(id);
    showToast(inbox.erase.done, { tone: 'success' });
    return true;
  }

  return { list, act, erase };
}

export type Act = ReturnType<typeof useEnquiries>['act'];
