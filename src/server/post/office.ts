/**
 * The enquiries as the office sees them: the inbox and the answers to its calls, in which an enquiry is found, changed, mailed
 * again or erased. The door by which the admin area enters.
 */
import { inbox } from '../../content/admin/inbox';
import { ownerTexts } from '../../content/enquiries/owner';
import { records } from '../../content/problems';
import { isoDay } from '../../domain/date';
import { defaultInboxQuery, type InboxView } from '../../domain/enquiry/inbox';
import { viewInbox } from '../../domain/enquiry/inbox-view';
import { listVisits } from '../../domain/enquiry/asked-visits';
import { enquiryPatch, type Enquiry } from '../../domain/enquiry/schema';
import { readLimit, readQuery } from '../../domain/list/query';
import { visitCalendar } from '../calendar/visit-calendar';
import { ifMatch, readJson } from '../http/request';
import { Problem } from '../http/problem';
import { fileResponse, privateJson, quote, takeWhileFits } from '../http/reply';
import { type Call, requireId } from '../http/router';
import { readNames } from '../people/list';
import { properties } from '../records/properties';
import { StoreUnavailable } from '../store/key-value-store';
import { inboxAddress } from './office-email';
import { eraseEnquiry } from './retention';
import { readEnquiries, readEnquiry } from './stores';
import { sendAgain, updateEnquiry } from './update';

export { addCall } from './add';
export { followRetention, readEvicted, readLowerings } from './retention';
export { isMailSetUp, mailSettings } from './send';
export { readTestEmail, sendTestEmail } from './test-email';

/** Compared as texts: ten thousand times of one form take a hundredth of the time that a language takes. */
function newestFirst(one: Enquiry, other: Enquiry): number {
  return one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0;
}

/** All enquiries, newest first, possible spam last. Throws `StoreUnavailable`. */
export async function loadEnquiries(): Promise<Enquiry[]> {
  const all = (await readEnquiries()).sort(newestFirst);
  return [...all.filter(({ spam }) => !spam), ...all.filter(({ spam }) => spam)];
}

/** What a text says of homes; `null` without the store, as the enquiries are found by their own words too. */
async function understand(text: string) {
  if (text.trim() === '') return null;
  // The words of the search are slow to load, and most queries have no text.
  const { makeFinder } = await import('../records/find-properties');
  try {
    return makeFinder(await properties.listPresent(), 'enquiries')(text);
  } catch (thrown) {
    if (!(thrown instanceof StoreUnavailable)) throw thrown;
    console.warn('The homes that a search of the inbox means could not be read.', thrown);
    return null;
  }
}

/** The view of the inbox that a query string asks for, for a person by id. Throws `StoreUnavailable`. */
export async function loadInbox(search: string, person: string): Promise<InboxView> {
  const query = readQuery(defaultInboxQuery, search);
  const [enquiries, understood] = await Promise.all([loadEnquiries(), understand(query.text)]);
  const view = viewInbox(enquiries, {
    query,
    understood,
    person,
    today: isoDay(new Date().toISOString()),
    limit: readLimit(search),
    shows: inbox.filters.map(([show]) => show),
    formatOwner: (owner) => Object.values(ownerTexts(owner)).join('\n'),
  });
  return { ...view, rows: takeWhileFits(view.rows) };
}

/** `GET /api/enquiry/list?text=&show=&enquiry=&limit=`: the enquiries that a query finds, and what is said of all of them. */
export async function listEnquiries({ request, session }: Call): Promise<Response> {
  const signedIn = await session();
  return privateJson(await loadInbox(new URL(request.url).search, signedIn?.person ?? ''));
}

const missingEnquiry = () => new Problem(404, records.missingEnquiry);

function answer(enquiry: Enquiry | null): Response {
  if (enquiry === null) throw missingEnquiry();
  return privateJson(enquiry, { headers: { etag: quote(enquiry.version) } });
}

/** `GET /api/enquiry/calendar/{id}?at=`: a visit or call of an enquiry, by its time where it has several, as a calendar file to be saved. */
export async function downloadCalendar(call: Call): Promise<Response> {
  const enquiry = await readEnquiry(requireId(call));
  if (!enquiry) throw missingEnquiry();
  const at = new URL(call.request.url).searchParams.get('at') ?? enquiry.visit?.at;
  const visit = listVisits(enquiry).find((one) => one.at === at);
  if (!visit) throw new Problem(404, records.noVisit);
  const { assignedTo = '' } = visit;
  const person = assignedTo === '' ? '' : (await readNames())[assignedTo];
  const { filename, content } = visitCalendar(enquiry, visit, inboxAddress(), person);
  return fileResponse(content, filename, 'text/calendar; charset=utf-8');
}

/** `PUT /api/enquiry/update/{id}`: status, thread, whose it is, next action, visit, corrections, release from the possible spam. */
export async function updateCall(call: Call): Promise<Response> {
  const base = ifMatch(call.request);
  const patch = await readJson(call.request, enquiryPatch);
  return answer(await updateEnquiry(requireId(call), patch, { ifMatch: base, now: new Date() }));
}

/** `POST /api/enquiry/resend/{id}`: sends the email again; the mail of the kind 'enquiry' in the answer says how it went. */
export async function resendEnquiry(call: Call): Promise<Response> {
  return answer(await sendAgain(requireId(call), new Date()));
}

/** `DELETE /api/enquiry/delete/{id}`: erases the enquiry and everything that points to it. */
export async function eraseCall(call: Call): Promise<Response> {
  if (!(await eraseEnquiry(requireId(call), new Date()))) throw missingEnquiry();
  return new Response(null, { status: 204 });
}
