/**
 * Receives an enquiry: stored first, then emailed; one that is sent again is only found. Whatever looks like spam is
 * stored as well.
 */
import { company } from '../../content/company';
import { messages } from '../../content/messages';
import { visitFault } from '../../content/enquiries/visit';
import type { Enquiry, EnquiryInput, Visit } from '../../domain/enquiry/schema';
import { enquiryInput } from '../../domain/enquiry/schema';
import { readVisit, type VisitFieldValues } from '../../domain/enquiry/visit';
import type { FieldError } from '../http/problem';
import { invalidFields, readJson } from '../http/request';
import { privateJson } from '../http/reply';
import type { Call } from '../http/router';
import { sendAttemptInRequest } from '../mail/attempt';
import { mailSettings } from '../mail/send';
import { StoreUnavailable } from '../store/key-value-store';
import { findDialled } from './dialled';
import { mailableEnquiry, printEnquiry } from './enquiry-email';
import { judgePost } from './limits';
import { makeEnquiry, makeEnquiryId } from './new-enquiry';
import { readReceived, receivedStore } from './stores';

async function deliverToOffice(enquiry: Enquiry, etag: string, now: Date): Promise<void> {
  const { state, attempts } = enquiry.delivery;
  if (state === 'stored' && !enquiry.spam) printEnquiry(enquiry);
  if (attempts === 0) return;
  const delivery = await sendAttemptInRequest(mailableEnquiry(enquiry), now);
  if (delivery) await receivedStore().replaceJson(enquiry.id, { ...enquiry, delivery }, etag);
}

const readAsked = (fields: VisitFieldValues, now: Date) =>
  readVisit(fields, company.visits, now.toISOString());

/** The faults of the visit that a form asks for. */
export function visitErrors(fields: VisitFieldValues, now: Date): FieldError[] {
  const read = readAsked(fields, now);
  if (read === null || 'at' in read) return [];
  return read.faults.map((fault) => ({ field: fault.field, message: visitFault(fault) }));
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
  input: EnquiryInput,
  { address, now }: { address: string | undefined; now: Date },
): Promise<{ enquiry: Enquiry; created: boolean }> {
  const visit = makeVisit(input, now);
  const [{ sender, suspicion, isHourly }, dialled, contactDialled] = await Promise.all([
    judgePost(input, address, now),
    findDialled(input),
    // Who can show a property in India has a number there, wherever its owner lives.
    findDialled({ number: input.owner?.contact ?? '' }),
  ]);
  const id = makeEnquiryId({ ...input, visit }, sender, now);
  const hasMail = mailSettings() !== null;
  const numbers = { dialled, contactDialled };
  const enquiry = makeEnquiry(id, input, { suspicion, isHourly, hasMail, now, visit, ...numbers });
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
export async function answerQuery({ request, address }: Call): Promise<Response> {
  const input = await readJson(request, enquiryInput);
  const { enquiry, created } = await receiveEnquiry(input, { address, now: new Date() });
  // Nothing in the answer reveals a mark as possible spam.
  return privateJson(
    { message: messages.enquiry.sent, id: enquiry.id, dialled: enquiry.dialled },
    { status: created ? 201 : 200 },
  );
}
