import { inbox } from '../../content/admin/inbox';
import { ownerTexts } from '../../content/enquiries/owner';
import { records } from '../../content/problems';
import { isoDay } from '../../domain/date';
import { defaultInboxQuery, type InboxView } from '../../domain/enquiry/inbox';
import { viewInbox } from '../../domain/enquiry/inbox-view';
import { enquiryPatch, type Enquiry } from '../../domain/enquiry/schema';
import { readLimit, readQuery } from '../../domain/list/query';
import { visitCalendar } from '../calendar/visit-calendar';
import { ifMatch, readJson } from '../http/request';
import { Problem } from '../http/problem';
import { fileResponse, privateJson, quote, takeWhileFits } from '../http/reply';
import { type Call, requireId } from '../http/router';
import { StoreUnavailable } from '../store/key-value-store';
import { inboxAddress } from './enquiry-email';
import { newestFirst, readEnquiries, readEnquiry } from './file';
import { eraseEnquiry } from './retention';
import { sendAgain, updateEnquiry } from './update';

/** All enquiries, newest first, possible spam last. Throws `StoreUnavailable`. */
export async function loadEnquiries(): Promise<Enquiry[]> {
  const all = (await readEnquiries()).sort(newestFirst);
  return [...all.filter(({ spam }) => !spam), ...all.filter(({ spam }) => spam)];
}

/** What a text says of homes; `null` without the store, as the enquiries are found by their own words too. */
async function understand(text: string) {
  if (text.trim() === '') return null;
  // The words of the search are slow to load, and most queries have no text.
  const { findProperties } = await import('../records/find-properties');
  try {
    return await findProperties(text, 'enquiries');
  } catch (thrown) {
    if (!(thrown instanceof StoreUnavailable)) throw thrown;
    console.warn('The homes that a search of the inbox means could not be read.', thrown);
    return null;
  }
}

/** The view of the inbox that a query string asks for, for a person by id. Throws `StoreUnavailable`. */
export async function loadInbox(address: string, person: string): Promise<InboxView> {
  const query = readQuery(defaultInboxQuery, address);
  const [enquiries, understood] = await Promise.all([loadEnquiries(), understand(query.text)]);
  const view = viewInbox(enquiries, {
    query,
    understood,
    person,
    today: isoDay(new Date().toISOString()),
    limit: readLimit(address),
    shows: inbox.filters.map(([show]) => show),
    formatOwner: (owner) => Object.values(ownerTexts(owner)).join('\n'),
  });
  return { ...view, rows: takeWhileFits(view.rows) };
}

const missingEnquiry = () => new Problem(404, records.missingEnquiry);

function answer(enquiry: Enquiry | null): Response {
  if (enquiry === null) throw missingEnquiry();
  return privateJson(enquiry, { headers: { etag: quote(enquiry.version) } });
}

/** `GET /api/enquiry/list?text=&show=&enquiry=&limit=`: the enquiries that a query finds, and what is said of all of them. */
export async function listEnquiries({ request, session }: Call): Promise<Response> {
  const signedIn = await session();
  return privateJson(await loadInbox(new URL(request.url).search, signedIn?.person ?? ''));
}

/** `GET /api/enquiry/calendar/{id}`: the visit or call that an enquiry asks for, as a calendar file to be saved. */
export async function downloadCalendar(call: Call): Promise<Response> {
  const enquiry = await readEnquiry(requireId(call));
  if (!enquiry) throw missingEnquiry();
  if (!enquiry.visit) throw new Problem(404, records.noVisit);
  const { filename, content } = visitCalendar(enquiry, enquiry.visit, inboxAddress());
  return fileResponse(content, filename, 'text/calendar; charset=utf-8');
}

/** `PUT /api/enquiry/update/{id}`: status, a line of the thread, whose it is, next action, release from the possible spam. */
export async function updateCall(call: Call): Promise<Response> {
  const base = ifMatch(call.request);
  const patch = await readJson(call.request, enquiryPatch);
  return answer(await updateEnquiry(requireId(call), patch, { ifMatch: base, now: new Date() }));
}

/** `POST /api/enquiry/resend/{id}`: sends the email again; `delivery` in the answer has the outcome. */
export async function resendEnquiry(call: Call): Promise<Response> {
  return answer(await sendAgain(requireId(call), new Date()));
}

/** `DELETE /api/enquiry/delete/{id}`: erases the enquiry and everything that points to it. */
export async function eraseCall(call: Call): Promise<Response> {
  if (!(await eraseEnquiry(requireId(call), new Date()))) throw missingEnquiry();
  return new Response(null, { status: 204 });
}
