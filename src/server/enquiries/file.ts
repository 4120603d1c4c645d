import pMap from 'p-map';
import { isQuarantineKey } from '../../domain/enquiry/id';
import type { Enquiry } from '../../domain/enquiry/schema';
import { furtherDelivery } from '../mail/delivery';
import type { Document } from '../store/document-file';
import { hasSameText, secondId } from './new-enquiry';
import { concurrency, enquiries, readQuarantined, readReceived, receivedStore } from './stores';
import { type AnswerOf, prepareAnswers } from './visitor-mail';

type Filed = Pick<Document<Enquiry>, 'records' | 'erased'>;

/** Twice the life of a function, in milliseconds: until then the request that received an enquiry may record its email. */
const receivingMilliseconds = 120_000;

/** The enquiry that filing a received one leaves; `null` when it was erased. */
export function filedAs({ records, erased }: Filed, received: Enquiry): Enquiry | null {
  const { id } = received;
  if (erased.has(id)) return null;
  const filed = records.get(id);
  if (!filed) return received;
  if (!hasSameText(filed, received))
    return filedAs({ records, erased }, { ...received, id: secondId(id, received) });
  const delivery = furtherDelivery(filed.delivery, received.delivery);
  return delivery === filed.delivery ? filed : { ...filed, delivery };
}

/** What is filed once these are filed too, with the answers to their visitors. */
export function withReceived(
  { records, erased }: Filed,
  received: readonly Enquiry[],
  answerOf: AnswerOf = () => undefined,
): Map<string, Enquiry> {
  const filed = new Map(records);
  for (const enquiry of received) {
    const next = filedAs({ records: filed, erased }, enquiry);
    const answer = next && answerOf(next, filed);
    if (next) filed.set(next.id, answer ? { ...next, answer } : next);
  }
  return filed;
}

async function readAllReceived(): Promise<Enquiry[]> {
  const found = await pMap(await receivedStore().list(), readReceived, { concurrency });
  return found.filter((enquiry) => enquiry !== null);
}

/** What waits to be filed under an id: one or none. */
export async function receivedUnder(id: string): Promise<Enquiry[]> {
  const received = await readReceived(id);
  return received ? [received] : [];
}

/** All enquiries, filed or not, without the quarantined ones. Throws `StoreUnavailable`. */
export async function readEnquiries(): Promise<Enquiry[]> {
  // In this order: an enquiry that is filed in between is in the document.
  const received = await readAllReceived();
  const document = await enquiries.read();
  return [...withReceived(document, received).values()];
}

/** One enquiry, filed or not, or in quarantine; `null` when there is none. */
export async function readEnquiry(id: string): Promise<Enquiry | null> {
  if (isQuarantineKey(id)) return readQuarantined(id);
  const received = await receivedUnder(id);
  return withReceived(await enquiries.read(), received).get(id) ?? null;
}

/**
 * Files what was received, in one change and with the answers to its visitors, and removes it from where it was received.
 * After a crash in between, the next run finds it filed and removes it.
 */
export async function fileReceived(now: Date): Promise<void> {
  const receivedBefore = new Date(now.getTime() - receivingMilliseconds).toISOString();
  const received = await readAllReceived();
  const due = received.filter(({ createdAt }) => createdAt <= receivedBefore);
  if (due.length === 0) return;
  const answerOf = await prepareAnswers(due, now);
  await enquiries.change((document) => {
    const filed = [...withReceived(document, due, answerOf).values()];
    const changed = filed.filter((enquiry) => enquiry !== document.records.get(enquiry.id));
    return { changed, result: null };
  });
  // Another run may have filed some of them at the same time: only reading tells.
  const document = await enquiries.read();
  const filed = due.filter((enquiry) => {
    const next = filedAs(document, enquiry);
    return next === null || next === document.records.get(next.id);
  });
  await receivedStore().removeAll(filed.map(({ id }) => id));
}
