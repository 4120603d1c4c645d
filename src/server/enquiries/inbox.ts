import pMap from 'p-map';
import { records } from '../../content/problems';
import { plainId } from '../../domain/enquiry/id';
import type { Inbox } from '../../domain/enquiry/inbox';
import { enquiryPatch, type Enquiry } from '../../domain/enquiry/schema';
import { visitCalendar } from '../calendar/visit-calendar';
import { ifMatch, readJson } from '../http/request';
import { Problem } from '../http/problem';
import { fileResponse, privateJson, quote, takeWhileFits } from '../http/reply';
import { type Call, idOf } from '../http/router';
import { inboxAddress } from './enquiry-email';
import { readEnquiries, readEnquiry } from './file';
import { eraseEnquiry } from './retention';
import { concurrency, enquiries, quarantineStore, readQuarantined } from './stores';
import { sendAgain, updateEnquiry } from './update';

/** Quarantined enquiries that the inbox shows at most, the newest; all are stored. */
const maxQuarantined = 200;

/** All enquiries but the quarantined ones, newest first. Throws `StoreUnavailable`. */
export async function loadEnquiries(): Promise<Enquiry[]> {
  const all = await readEnquiries();
  return all.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** The inbox as the list call and the page show it. Throws `StoreUnavailable`. */
export async function loadInbox(): Promise<Inbox> {
  const all = await loadEnquiries();
  const shown = takeWhileFits(all);
  return { enquiries: shown, older: all.length - shown.length };
}

/** The newest quarantined enquiries. Throws `StoreUnavailable`. */
export async function loadQuarantine(): Promise<Inbox> {
  const keys = await quarantineStore().list();
  const newest = keys.slice(-maxQuarantined).reverse();
  const found = await pMap(newest, readQuarantined, { concurrency });
  const { records: filed } = await enquiries.read();
  // An interrupted release has left it in quarantine too.
  const isReleased = ({ id, createdAt }: Enquiry) =>
    filed.get(plainId(id))?.createdAt === createdAt;
  const waiting = found.filter((enquiry) => enquiry !== null).filter((one) => !isReleased(one));
  const shown = takeWhileFits(waiting);
  const older = keys.length - newest.length + waiting.length - shown.length;
  return { enquiries: shown, older };
}

function answer(enquiry: Enquiry | null): Response {
  if (enquiry === null) throw new Problem(404, records.missingEnquiry);
  return privateJson(enquiry, { headers: { etag: quote(enquiry.version) } });
}

/** `GET /api/enquiry/list`: the inbox. */
export async function listEnquiries(): Promise<Response> {
  return privateJson(await loadInbox());
}

/** `GET /api/enquiry/quarantine`: the newest of what looks like spam. */
export async function listQuarantine(): Promise<Response> {
  return privateJson(await loadQuarantine());
}

/** `GET /api/enquiry/calendar/{id}`: the visit or call that an enquiry asks for, as a calendar file to be saved. */
export async function downloadCalendar(call: Call): Promise<Response> {
  const enquiry = await readEnquiry(idOf(call));
  if (!enquiry) return answer(null);
  if (!enquiry.visit) throw new Problem(404, records.noVisit);
  const { filename, content } = visitCalendar(enquiry, enquiry.visit, inboxAddress());
  return fileResponse(content, filename, 'text/calendar; charset=utf-8');
}

/** `PUT /api/enquiry/update/{id}`: status, note, next action, release from quarantine. */
export async function changeByOperator(call: Call): Promise<Response> {
  const base = ifMatch(call.request);
  const patch = await readJson(call.request, enquiryPatch);
  return answer(await updateEnquiry(idOf(call), patch, { ifMatch: base, now: new Date() }));
}

/** `POST /api/enquiry/resend/{id}`: sends the email again; `delivery` in the answer has the outcome. */
export async function resendEnquiry(call: Call): Promise<Response> {
  return answer(await sendAgain(idOf(call), new Date()));
}

/** `DELETE /api/enquiry/delete/{id}`: erases the enquiry and everything that points to it. */
export async function removeEnquiry(call: Call): Promise<Response> {
  if (!(await eraseEnquiry(idOf(call), new Date()))) return answer(null);
  return new Response(null, { status: 204 });
}
