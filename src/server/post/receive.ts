/**
 * Receives an enquiry: judged, stored, then emailed; one that is sent again is only found. Whatever looks like spam is
 * stored as well.
 */
import { company } from '../../content/company';
import { messages } from '../../content/messages';
import { unreadWish, visitFault } from '../../content/enquiries/visit';
import { formatDay } from '../../domain/date';
import type { Enquiry, EnquiryInput, PostedEnquiry, Visit } from '../../domain/enquiry/schema';
import { enquiryBody } from '../../domain/enquiry/schema';
import { readVisit, type VisitFieldValues } from '../../domain/enquiry/visit';
import { findMail } from '../../domain/mail/mails';
import type { FieldError } from '../http/problem';
import { invalidFields, readJson } from '../http/request';
import { privateJson } from '../http/reply';
import type { Call } from '../http/router';
import { StoreUnavailable } from '../store/key-value-store';
import { findDialled } from './dialled';
import { judgeEnquiry } from './judge';
import { sendAttemptInRequest } from './mail-attempts';
import { makeEnquiry, makeEnquiryId } from './new-enquiry';
import { printEnquiry } from './office-email';
import { hasMailKey } from './send';
import { readReceived, receivedStore } from './stores';

async function deliverToOffice(enquiry: Enquiry, etag: string, now: Date): Promise<void> {
  const begun = findMail(enquiry, 'enquiry');
  if (!begun && !enquiry.spam) printEnquiry(enquiry);
  const mail = begun && (await sendAttemptInRequest(begun, now));
  if (mail) await receivedStore().replaceJson(enquiry.id, { ...enquiry, mails: [mail] }, etag);
}

const readAsked = (fields: VisitFieldValues, now: Date) =>
  readVisit(fields, company.visits, now.toISOString());

/** The faults of the visit that a form asks for. */
export function visitErrors(fields: VisitFieldValues, now: Date): FieldError[] {
  const read = readAsked(fields, now);
  if (read === null || 'at' in read) return [];
  return read.faults.map((fault) => ({ field: fault.field, message: visitFault(fault) }));
}

/** An enquiry that asks for a day or a time and says not whether for a visit or a call: a visit, or words where there is none then. */
function withKind({ visitKind, ...input }: PostedEnquiry, now: Date): EnquiryInput {
  const { visitDay, visitTime, message } = input;
  const isOpen = visitKind === undefined && visitDay + visitTime !== '';
  if (!isOpen) return { ...input, visitKind: visitKind ?? '' };
  const visit = { ...input, visitKind: 'visit' } as const;
  const read = readAsked(visit, now);
  if (read && 'at' in read) return visit;
  const wish = unreadWish(formatDay(visitDay) || visitDay, visitTime);
  return { ...input, visitKind: '', message: [message, wish].filter(Boolean).join('\n\n') };
}

function makeVisit(input: EnquiryInput, now: Date): Visit | undefined {
  const read = readAsked(input, now);
  if (read === null) return undefined;
  if ('faults' in read) throw invalidFields(visitErrors(input, now));
  const { kind, at } = read;
  const { zone } = input;
  return { kind, at, ...(zone !== undefined && { zone }) };
}

/**
 * Stores an enquiry, then tries to mail it; one that is received already is only found. Throws `StoreUnavailable`, or 422
 * for an impossible visit.
 */
export async function receiveEnquiry(
  given: PostedEnquiry,
  { ip, now }: { ip: string | undefined; now: Date },
): Promise<{ enquiry: Enquiry; created: boolean }> {
  const input = withKind(given, now);
  const visit = makeVisit(input, now);
  const [{ networkHash, suspicion, isHourly }, dialled, contactDialled] = await Promise.all([
    judgeEnquiry(input, ip, now),
    findDialled(input),
    // The contact who can show the property is in India: the owner's time zone and country say nothing of that number.
    findDialled({ number: input.owner?.contact ?? '' }),
  ]);
  const id = makeEnquiryId({ ...input, visit }, networkHash, now);
  const enquiry = makeEnquiry(id, input, {
    suspicion,
    isHourly,
    emailsOffice: hasMailKey(),
    now,
    visit,
    dialled,
    contactDialled,
  });
  const etag = await receivedStore().createJson(id, enquiry);
  if (etag === false) {
    const known = await readReceived(id);
    if (!known)
      throw new StoreUnavailable(new Error(`Enquiry ${id} could neither be created nor read.`));
    return { enquiry: known, created: false };
  }
  try {
    await deliverToOffice(enquiry, etag, now);
  } catch (cause) {
    console.warn(`Enquiry ${id} is stored; its email waits for the scheduler.`, cause);
  }
  return { enquiry, created: true };
}

/** Answers `POST /api/mail/query`: 201 for a new enquiry, 200 for one that was already received. */
export async function answerQuery({ request, ip }: Call): Promise<Response> {
  const input = await readJson(request, enquiryBody);
  const { enquiry, created } = await receiveEnquiry(input, { ip, now: new Date() });
  // Nothing in the answer reveals a mark as possible spam.
  return privateJson(
    { message: messages.enquiry.sent, id: enquiry.id, dialled: enquiry.dialled },
    { status: created ? 201 : 200 },
  );
}
