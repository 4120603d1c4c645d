import { company } from '../../content/company';
import { messages } from '../../content/messages';
import { visitFault } from '../../content/visit';
import { plainId, quarantineKey } from '../../domain/enquiry/id';
import {
  enquiryInput,
  parseEnquiry,
  type Enquiry,
  type EnquiryInput,
  type Visit,
} from '../../domain/enquiry/schema';
import { suspicionOf } from '../../domain/enquiry/suspicion';
import { readVisit, type VisitFields } from '../../domain/enquiry/visit';
import type { FieldError } from '../http/problem';
import { invalidFields, readJson } from '../http/request';
import { privateJson } from '../http/reply';
import type { Call } from '../http/router';
import { deliverInRequest, mark } from '../mail/outbox';
import { mailSettings } from '../mail/send';
import { StoreUnavailable, type KeyValueStore } from '../store/key-value-store';
import { enquiryMail, mailableEnquiry, printEnquiry } from './enquiry-email';
import { countPosts, senderOf } from './limits';
import { firstId, hasSameText, newEnquiry, secondId } from './new-enquiry';
import { enquiryStore, quarantineStore } from './stored';

/** A stored enquiry; `created` is false when the same text was already stored. */
interface Received {
  enquiry: Enquiry;
  created: boolean;
}

/** What is stored under the enquiry's id: `undefined` for nothing, `null` for another text. */
async function findSame(
  store: KeyValueStore,
  enquiry: Enquiry,
): Promise<Received | null | undefined> {
  const found = await store.readJson(enquiry.id, parseEnquiry);
  if (!found) return undefined;
  const isSame = found.value !== null && hasSameText(found.value, enquiry);
  return isSame && found.value ? { enquiry: found.value, created: false } : null;
}

/** Writes an enquiry under its id, or returns the identical one stored there; `null` when another text has the id. */
async function place(store: KeyValueStore, enquiry: Enquiry): Promise<Received | null> {
  if (await store.createJson(enquiry.id, enquiry)) return { enquiry, created: true };
  const found = await findSame(store, enquiry);
  if (found === undefined)
    throw new StoreUnavailable(new Error(`Enquiry ${enquiry.id} is neither there nor not.`));
  return found;
}

/** The marker is written first, so that a crash cannot hide that an email is due. */
async function placeMarked(enquiry: Enquiry, now: Date): Promise<Received | null> {
  if (enquiry.delivery.state === 'pending') await mark(enquiryMail.name, enquiry.id, now);
  return place(enquiryStore(), enquiry);
}

async function placeQuarantined(enquiry: Enquiry): Promise<Received | null> {
  const found = await findSame(enquiryStore(), enquiry);
  if (found !== undefined) return found;
  return place(quarantineStore(), { ...enquiry, id: quarantineKey(enquiry) });
}

/** Stores an enquiry: under its id, or under a second one where another text has the first. */
export async function storeEnquiry(enquiry: Enquiry, now: Date): Promise<Received> {
  const put = (next: Enquiry) =>
    next.delivery.state === 'quarantined' ? placeQuarantined(next) : placeMarked(next, now);
  const stored =
    (await put(enquiry)) ?? (await put({ ...enquiry, id: secondId(enquiry.id, enquiry) }));
  if (!stored)
    throw new StoreUnavailable(new Error(`Both ids of enquiry ${enquiry.id} are taken.`));
  return stored;
}

async function passOn(enquiry: Enquiry, now: Date): Promise<void> {
  const { state } = enquiry.delivery;
  if (state === 'stored') printEnquiry(enquiry);
  if (state === 'pending') await deliverInRequest(enquiryMail, mailableEnquiry(enquiry), now);
}

const readAsked = (fields: VisitFields, now: Date) =>
  readVisit(fields, company.visits, now.toISOString());

/** What is wrong with the visit that a form asks for. */
export function visitErrors(fields: VisitFields, now: Date): FieldError[] {
  const read = readAsked(fields, now);
  if (read === null || 'at' in read) return [];
  return read.faults.map((fault) => ({ field: fault.field, message: visitFault(fault) }));
}

/** The visit that a form asks for; throws 422 that names the field when it cannot be at that time. */
function visitOf(input: EnquiryInput, now: Date): Visit | undefined {
  const read = readAsked(input, now);
  if (read === null) return undefined;
  if ('faults' in read) throw invalidFields(visitErrors(input, now));
  const { kind, at } = read;
  const { zone } = input;
  return { kind, asked: at, at, ...(zone !== undefined && { zone }), state: 'asked', sequence: 0 };
}

/**
 * Stores an enquiry, then tries to mail it. Once it is stored, the visitor sees a success even if
 * mail fails: the outbox marker makes the scheduler send it later. Throws `StoreUnavailable` when
 * the enquiry could not be stored, and 422 when its visit cannot be at that time.
 */
export async function receiveEnquiry(
  input: EnquiryInput,
  { address, now }: { address: string | undefined; now: Date },
): Promise<Received> {
  const visit = visitOf(input, now);
  const sender = senderOf(address, now);
  const suspicion = suspicionOf(input, await countPosts(sender, now));
  const hasMail = mailSettings() !== null;
  const id = firstId({ ...input, visit }, sender, now);
  const enquiry = newEnquiry(id, input, { suspicion, hasMail, now, visit });
  const received = await storeEnquiry(enquiry, now);
  try {
    if (received.created) await passOn(received.enquiry, now);
  } catch (cause) {
    console.warn(
      `Enquiry ${received.enquiry.id} is stored; its email waits for the scheduler.`,
      cause,
    );
  }
  return received;
}

/** Answers `POST /api/mail/query`: 201 for a new enquiry, 200 for one that was already stored. */
export async function answerQuery({ request, address }: Call): Promise<Response> {
  const input = await readJson(request, enquiryInput);
  const { enquiry, created } = await receiveEnquiry(input, { address, now: new Date() });
  // The plain id: the answer does not reveal that an enquiry is quarantined.
  return privateJson(
    { message: messages.enquiry.sent, id: plainId(enquiry.id) },
    { status: created ? 201 : 200 },
  );
}
