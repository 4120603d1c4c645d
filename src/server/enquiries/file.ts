import pMap from 'p-map';
import { isQuarantineKey } from '../../domain/enquiry/id';
import type { Enquiry } from '../../domain/enquiry/schema';
import { furtherDelivery } from '../mail/delivery';
import type { Document } from '../store/document-file';
import { hasSameText, secondId } from './new-enquiry';
import { concurrency, enquiries, readQuarantined, readReceived, receivedStore } from './stores';
import { withAnswers } from './visitor-mail';

type Filed = Pick<Document<Enquiry>, 'records' | 'erased'>;

/** Twice the life of a function, in milliseconds: until then the request that received an enquiry may record its email. */
const receivingMilliseconds = 120_000;

/** The enquiry with the other delivery if that has come further; `null` otherwise. */
export function withDelivery(enquiry: Enquiry, other: Enquiry['delivery']): Enquiry | null {
  const delivery = furtherDelivery(enquiry.delivery, other);
  return delivery === enquiry.delivery ? null : { ...enquiry, delivery };
}

/**
 * What is filed, with what was received of its emails; `null` when that is nothing new. A visitor whose visit is
 * confirmed already needs no answer.
 */
function withMails(filed: Enquiry, { delivery, answer }: Enquiry): Enquiry | null {
  const next = withDelivery(filed, delivery);
  return answer && !filed.answer && !filed.confirmation ? { ...(next ?? filed), answer } : next;
}

/** What filing a received enquiry writes; `null` when it is filed already, or was erased. */
function filing({ records, erased }: Filed, received: Enquiry): Enquiry | null {
  const { id } = received;
  if (erased.has(id)) return null;
  const filed = records.get(id);
  if (!filed) return received;
  if (hasSameText(filed, received)) return withMails(filed, received);
  return filing({ records, erased }, { ...received, id: secondId(id, received) });
}

function filings({ records, erased }: Filed, received: readonly Enquiry[]): Enquiry[] {
  const known = new Map(records);
  const changed = new Map<string, Enquiry>();
  for (const enquiry of received) {
    const next = filing({ records: known, erased }, enquiry);
    if (!next) continue;
    known.set(next.id, next);
    changed.set(next.id, next);
  }
  return [...changed.values()];
}

/** The enquiry of this id, as filing what was received under it would leave it; `undefined` when there is none. */
export function currentOf(
  document: Filed,
  id: string,
  received: Enquiry | null,
): Enquiry | undefined {
  const next = received && filing(document, received);
  return next?.id === id ? next : document.records.get(id);
}

async function readAllReceived(): Promise<Enquiry[]> {
  const found = await pMap(await receivedStore().list(), readReceived, { concurrency });
  return found.filter((enquiry) => enquiry !== null);
}

/** All enquiries, filed or not, without the quarantined ones. Throws `StoreUnavailable`. */
export async function readEnquiries(): Promise<Enquiry[]> {
  // In this order: an enquiry that is filed in between is in the document.
  const received = await readAllReceived();
  const document = await enquiries.read();
  const changed = filings(document, received).map((enquiry) => [enquiry.id, enquiry] as const);
  return [...new Map([...document.records, ...changed]).values()];
}

/** One enquiry, filed or not, or in quarantine; `null` when there is none. */
export async function readEnquiry(id: string): Promise<Enquiry | null> {
  if (isQuarantineKey(id)) return readQuarantined(id);
  const received = await readReceived(id);
  return currentOf(await enquiries.read(), id, received) ?? null;
}

/**
 * Files what was received, in one change and with the answers to its visitors, and removes it from where it was received. After a crash in between, the next
 * run finds it filed and removes it.
 */
export async function fileReceived(now: Date): Promise<void> {
  const receivedBefore = new Date(now.getTime() - receivingMilliseconds).toISOString();
  const received = await readAllReceived();
  const due = received.filter(({ createdAt }) => createdAt <= receivedBefore);
  if (due.length === 0) return;
  const answered = await withAnswers(due, now);
  await enquiries.change((document) => ({ changed: filings(document, answered), result: null }));
  // Another run may have filed some of them at the same time: only reading tells.
  const document = await enquiries.read();
  const filed = due.filter((enquiry) => filing(document, enquiry) === null);
  await receivedStore().removeAll(filed.map(({ id }) => id));
}
