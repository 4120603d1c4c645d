/**
 * Receives an enquiry: judged, stored, then emailed; one that is sent again is only found. Whatever looks like spam is
 * stored as well.
 */
import { company } from '../../content/company';
import { messages } from '../../content/messages';
import { unreadWish, visitFault } from '../../content/enquiries/visit';
import { formatDay } from '../../domain/date';
import { floodDayLimit } from '../../domain/enquiry/fields';
import type {
  Enquiry,
  EnquiryInput,
  PostedEnquiry,
  Suspicion,
  Visit,
} from '../../domain/enquiry/schema';
import { enquiryBody } from '../../domain/enquiry/schema';
import { findSigns, findSuspicion, isCounted, isMachine } from '../../domain/enquiry/suspicion';
import { readVisit, type VisitFieldValues } from '../../domain/enquiry/visit';
import { findMail } from '../../domain/mail/mails';
import { findNetworks } from '../http/networks';
import type { FieldError } from '../http/problem';
import { invalidFields, readJson } from '../http/request';
import { privateJson } from '../http/reply';
import type { Call } from '../http/router';
import { requireDayHash } from '../limits/day-hash';
import { writeCountedMark } from '../limits/day-marks';
import { timeLimits, withinTime } from '../store/deadline';
import { StoreUnavailable } from '../store/key-value-store';
import { findDialled, makeEnquiry, makeEnquiryId } from './new-enquiry';
import { printEnquiry } from './office-email';
import { mailSettings, sendAttemptInRequest } from './send';
import { readReceived, receivedStore } from './stores';

interface Judgement {
  /** The sender's narrowest network, as it is named today; '' where nothing was counted. */
  sender: string;
  suspicion: Suspicion[];
  /** Whether the office hears of it by the hour, not at once. */
  isHourly: boolean;
}

async function nameNetworks(address: string | undefined, now: Date): Promise<string[]> {
  // Those of whom no address is known are not one sender.
  return address === undefined ? [] : findNetworks(address).map(await requireDayHash(now));
}

async function countPost(
  signs: readonly Suspicion[],
  address: string | undefined,
  now: Date,
): Promise<Judgement> {
  const networks = await nameNetworks(address, now);
  const { marked, undo } = await writeCountedMark('posts', networks, now);
  const { length: allToday } = marked;
  const countOf = (network: string) => marked.filter((parts) => parts.includes(network)).length;
  const suspicion = findSuspicion(signs, { networks: networks.map(countOf), allToday });
  if (!isCounted(suspicion, allToday)) await undo();
  return { sender: networks[0] ?? '', suspicion, isHourly: allToday > floodDayLimit };
}

/**
 * Looks for signs of spam in a post, and counts it among those of its day and its networks where its own are not enough. What
 * cannot be counted may be one of a flood: the office hears of it by the hour.
 */
export async function judgePost(
  input: EnquiryInput,
  address: string | undefined,
  now: Date,
): Promise<Judgement> {
  const signs = findSigns(input);
  if (isMachine(signs)) return { sender: '', suspicion: signs, isHourly: false };
  try {
    return await withinTime(timeLimits.count, () => countPost(signs, address, now));
  } catch (cause) {
    console.warn('Enquiries could not be counted: this one waits for the hourly email.', cause);
    return { sender: '', suspicion: [], isHourly: true };
  }
}

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
  { address, now }: { address: string | undefined; now: Date },
): Promise<{ enquiry: Enquiry; created: boolean }> {
  const input = withKind(given, now);
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
  const input = await readJson(request, enquiryBody);
  const { enquiry, created } = await receiveEnquiry(input, { address, now: new Date() });
  // Nothing in the answer reveals a mark as possible spam.
  return privateJson(
    { message: messages.enquiry.sent, id: enquiry.id, dialled: enquiry.dialled },
    { status: created ? 201 : 200 },
  );
}
