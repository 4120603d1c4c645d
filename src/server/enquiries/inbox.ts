import { records } from '../../content/problems';
import { listVisits } from '../../domain/enquiry/asked-visits';
import { enquiryPatch, type Enquiry } from '../../domain/enquiry/schema';
import { visitCalendar } from '../calendar/visit-calendar';
import { ifMatch, readJson } from '../http/request';
import { Problem } from '../http/problem';
import { fileResponse, privateJson, quote } from '../http/reply';
import { type Call, requireId } from '../http/router';
import { readNames } from '../people/list';
import { inboxAddress } from './enquiry-email';
import { newestFirst, readEnquiries, readEnquiry } from './file';
import { eraseEnquiry } from './retention';
import { sendAgain, updateEnquiry } from './update';

/** All enquiries, newest first, possible spam last. Throws `StoreUnavailable`. */
export async function loadEnquiries(): Promise<Enquiry[]> {
  const all = (await readEnquiries()).sort(newestFirst);
  return [...all.filter(({ spam }) => !spam), ...all.filter(({ spam }) => spam)];
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

/** `POST /api/enquiry/resend/{id}`: sends the email again; `delivery` in the answer has the outcome. */
export async function resendEnquiry(call: Call): Promise<Response> {
  return answer(await sendAgain(requireId(call), new Date()));
}

/** `DELETE /api/enquiry/delete/{id}`: erases the enquiry and everything that points to it. */
export async function eraseCall(call: Call): Promise<Response> {
  if (!(await eraseEnquiry(requireId(call), new Date()))) throw missingEnquiry();
  return new Response(null, { status: 204 });
}
