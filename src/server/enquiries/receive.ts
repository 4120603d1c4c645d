import { company } from '../../content/company';
import { messages } from '../../content/messages';
import { visitFault } from '../../content/enquiries/visit';
import { receivedKey } from '../../domain/enquiry/id';
import type { Enquiry, EnquiryInput, Visit } from '../../domain/enquiry/schema';
import { enquiryInput, parseEnquiry } from '../../domain/enquiry/schema';
import { readVisit, type VisitFields } from '../../domain/enquiry/visit';
import type { MailedProperty } from '../../domain/mail/schema';
import type { FieldError } from '../http/problem';
import { invalidFields, readJson } from '../http/request';
import { privateJson } from '../http/reply';
import type { Call } from '../http/router';
import { attemptInRequest } from '../mail/attempt';
import { mailedPropertyOf } from '../mail/mailed-property';
import { mailSettings } from '../mail/send';
import { similarToOwned } from '../records/with-similar';
import { withinTime } from '../store/deadline';
import { StoreUnavailable } from '../store/key-value-store';
import { mailableEnquiry, printEnquiry } from './enquiry-email';
import { findDialled } from './dialled';
import type { Filed } from './file';
import { judgePost, senderOf } from './limits';
import { firstId, hasSameText, newEnquiry, secondId } from './new-enquiry';
import { enquiries, receivedStore } from './stores';

/** Milliseconds for reading beside an enquiry, which must not keep it from being stored. */
const readMilliseconds = 2_000;

async function readFiled(): Promise<Filed> {
  try {
    return await withinTime(readMilliseconds, () => enquiries.read());
  } catch (cause) {
    console.warn('An enquiry is received without knowing what is filed.', cause);
    return { records: new Map(), erased: new Map() };
  }
}

async function readSimilar({ owner }: EnquiryInput): Promise<MailedProperty[]> {
  if (!owner) return [];
  try {
    const similar = await withinTime(readMilliseconds, () => similarToOwned(owner));
    return similar.map(mailedPropertyOf);
  } catch (cause) {
    console.warn('An enquiry of an owner is received without homes that are like it.', cause);
    return [];
  }
}

/** Stores an enquiry or finds the same text under its id; `null` when another text has it. */
async function storeOrFind(enquiry: Enquiry, { records, erased }: Filed) {
  const filed = records.get(enquiry.id);
  if (filed && !hasSameText(filed, enquiry)) return null;
  // What was marked is received again where it no longer looks like spam: filing then releases it.
  if (filed && (enquiry.spam || !filed.spam)) return { enquiry: filed, etag: null };
  if (erased.has(enquiry.id)) return null;
  const key = receivedKey(enquiry);
  const etag = await receivedStore().createJson(key, enquiry);
  if (etag !== false) return { enquiry, etag };
  const found = await receivedStore().readJson(key, parseEnquiry);
  if (!found) throw new StoreUnavailable(new Error(`Enquiry ${key} is neither there nor not.`));
  const isSame = found.value !== null && hasSameText(found.value, enquiry);
  return isSame && found.value ? { enquiry: found.value, etag: null } : null;
}

async function deliverToOffice(enquiry: Enquiry, etag: string, now: Date): Promise<void> {
  const { state, attempts } = enquiry.delivery;
  if (state === 'stored' && !enquiry.spam) printEnquiry(enquiry);
  if (attempts === 0) return;
  const delivery = await attemptInRequest(mailableEnquiry(enquiry), now);
  if (delivery) await receivedStore().replaceJson(enquiry.id, { ...enquiry, delivery }, etag);
}

const readAsked = (fields: VisitFields, now: Date) =>
  readVisit(fields, company.visits, now.toISOString());

/** The faults of the visit that a form asks for. */
export function visitErrors(fields: VisitFields, now: Date): FieldError[] {
  const read = readAsked(fields, now);
  if (read === null || 'at' in read) return [];
  return read.faults.map((fault) => ({ field: fault.field, message: visitFault(fault) }));
}

function visitOf(input: EnquiryInput, now: Date): Visit | undefined {
  const read = readAsked(input, now);
  if (read === null) return undefined;
  if ('faults' in read) throw invalidFields(visitErrors(input, now));
  const { kind, at } = read;
  const { zone } = input;
  return { kind, at, ...(zone !== undefined && { zone }) };
}

/** Stores an enquiry, then tries to mail it. Throws `StoreUnavailable`, or 422 for an impossible visit. */
export async function receiveEnquiry(
  input: EnquiryInput,
  { address, now }: { address: string | undefined; now: Date },
): Promise<{ enquiry: Enquiry; created: boolean }> {
  const visit = visitOf(input, now);
  const sender = senderOf(address, now);
  const [judgement, filed, similar, dialled] = await Promise.all([
    judgePost(input, sender, now),
    readFiled(),
    readSimilar(input),
    findDialled(input),
  ]);
  const hasMail = mailSettings() !== null;
  const id = firstId({ ...input, visit }, sender, now);
  const first = newEnquiry(id, input, { ...judgement, hasMail, now, visit, similar, dialled });
  const stored =
    (await storeOrFind(first, filed)) ??
    (await storeOrFind({ ...first, id: secondId(id, first) }, filed));
  if (!stored) throw new StoreUnavailable(new Error(`Both ids of enquiry ${id} are taken.`));
  const { enquiry, etag } = stored;
  if (etag === null) return { enquiry, created: false };
  try {
    await deliverToOffice(enquiry, etag, now);
  } catch (cause) {
    console.warn(`Enquiry ${enquiry.id} is stored; its email waits for the scheduler.`, cause);
  }
  return { enquiry, created: true };
}

/** Answers `POST /api/mail/query`: 201 for a new enquiry, 200 for one that was already stored. */
export async function answerQuery({ request, address }: Call): Promise<Response> {
  const input = await readJson(request, enquiryInput);
  const { enquiry, created } = await receiveEnquiry(input, { address, now: new Date() });
  // Nothing in the answer reveals a mark as possible spam.
  return privateJson(
    { message: messages.enquiry.sent, id: enquiry.id, dialled: enquiry.dialled },
    { status: created ? 201 : 200 },
  );
}
