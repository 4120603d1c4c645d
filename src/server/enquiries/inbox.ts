import { cannotSend } from '../../content/mails';
import { records } from '../../content/problems';
import { plainId } from '../../domain/enquiry/id';
import {
  isQuarantined,
  isUnread,
  type EnquirySummary,
  type Inbox,
} from '../../domain/enquiry/inbox';
import { enquiryPatch, type Enquiry } from '../../domain/enquiry/schema';
import { visitCalendar } from '../calendar/visit-calendar';
import { ifMatch, readJson } from '../http/request';
import { Problem } from '../http/problem';
import { fileResponse, privateJson, quote, takeWhileFits } from '../http/reply';
import { type Call, idOf } from '../http/router';
import { CannotSend, sendAgain } from '../mail/outbox';
import { readVerified, type VerifyOptions } from '../store/verified';
import { enquiryMail, inboxAddress } from './enquiry-email';
import { eraseEnquiries } from './retention';
import { enquiryKind, quarantineKind, readEnquiry } from './stored';
import { updateEnquiry } from './update';

/** The enquiries that the inbox can show. */
interface AllEnquiries {
  /** Newest first. */
  enquiries: EnquirySummary[];
  /** How many older quarantined enquiries the inbox omits. */
  older: number;
  /** How many are not among them yet, because the index is catching up. */
  left: number;
}

/** Milliseconds that the inbox waits for an index that is behind; what it lacks then comes with the next call. */
export const catchUp = 1_500;

/**
 * All enquiries as they are now, the newest quarantined ones among them; with `catchUp` those that could be
 * read in that time. Throws `StoreUnavailable`.
 */
export async function loadEnquiries(options: VerifyOptions = {}): Promise<AllEnquiries> {
  const [kept, quarantined] = await Promise.all([
    readVerified(enquiryKind, options),
    readVerified(quarantineKind, options),
  ]);
  const summaries = [...kept.entries.values(), ...quarantined.entries.values()]
    .map(({ summary }) => summary)
    // An interrupted release has left it in quarantine too.
    .filter(({ id, createdAt }) => {
      const released = id === plainId(id) ? undefined : kept.entries.get(plainId(id));
      return released?.summary.createdAt !== createdAt;
    });
  return {
    enquiries: summaries.sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
    older: Math.max(0, quarantined.total - quarantined.entries.size - quarantined.left),
    left: kept.left + quarantined.left,
  };
}

/** The inbox as the list call and the page show it. Throws `StoreUnavailable`. */
export async function loadInbox(): Promise<Inbox> {
  const all = await loadEnquiries({ catchUp });
  const enquiries = takeWhileFits(all.enquiries);
  return {
    enquiries,
    unread: all.enquiries.filter(isUnread).length,
    quarantined: all.enquiries.filter(isQuarantined).length + all.older,
    older: all.enquiries.length - enquiries.length + all.older,
    left: all.left,
  };
}

function answer(enquiry: Enquiry | null): Response {
  if (enquiry === null) throw new Problem(404, records.missingEnquiry);
  return privateJson(enquiry, { headers: { etag: quote(enquiry.version) } });
}

/** `GET /api/enquiry/list`: the inbox. */
export async function listEnquiries(): Promise<Response> {
  return privateJson(await loadInbox());
}

/** `GET /api/enquiry/getenquiry/{id}`: one enquiry with its whole message. */
export async function showEnquiry(call: Call): Promise<Response> {
  return answer(await readEnquiry(idOf(call)));
}

/** `GET /api/enquiry/calendar/{id}`: the visit or call that an enquiry asks for, as a calendar file to be saved. */
export async function downloadCalendar(call: Call): Promise<Response> {
  const enquiry = await readEnquiry(idOf(call));
  if (!enquiry) return answer(null);
  if (!enquiry.visit) throw new Problem(404, records.noVisit);
  const options = { stamp: enquiry.updatedAt, inboxUrl: inboxAddress() };
  const { filename, content } = visitCalendar(enquiry, enquiry.visit, options);
  return fileResponse(content, filename, 'text/calendar; charset=utf-8');
}

/** `PUT /api/enquiry/update/{id}`: status, note, next action, visit, release from quarantine. */
export async function changeByOperator(call: Call): Promise<Response> {
  const base = ifMatch(call.request);
  const patch = await readJson(call.request, enquiryPatch);
  return answer(await updateEnquiry(idOf(call), patch, { ifMatch: base, now: new Date() }));
}

/** `POST /api/enquiry/resend/{id}`: sends the email again; `delivery` in the answer has the outcome. */
export async function resendEnquiry(call: Call): Promise<Response> {
  const id = idOf(call);
  try {
    await sendAgain(enquiryMail, id, new Date());
  } catch (thrown) {
    if (!(thrown instanceof CannotSend)) throw thrown;
    const current = await readEnquiry(id);
    throw new Problem(409, cannotSend[thrown.reason], { extra: { current } });
  }
  return answer(await readEnquiry(id));
}

/** `DELETE /api/enquiry/delete/{id}`: erases the enquiry and everything that points to it. */
export async function removeEnquiry(call: Call): Promise<Response> {
  const id = idOf(call);
  if ((await readEnquiry(id)) === null) return answer(null);
  await eraseEnquiries([id], new Date());
  return new Response(null, { status: 204 });
}
