/**
 * Files received enquiries into their document, and reads both as one, so that nothing that was received is missing in
 * between.
 */
import pMap from 'p-map';
import type { Enquiry } from '../../domain/enquiry/schema';
import { findEvicted } from '../../domain/enquiry/suspicion';
import { furtherDelivery } from '../mail/delivery';
import type { Document } from '../store/document-file';
import { countEvicted } from './evicted';
import { type Complete, prepareFiling } from './prepare-filing';
import { enquiries, readReceived, receivedStore } from './stores';

type Filed = Pick<Document<Enquiry>, 'records' | 'erased'>;

/** Twice the life of a function, in milliseconds: that long its request may still record the email. */
const receivingMilliseconds = 120_000;
/** How many are read at once, so that in a flood the inbox still answers and a run ends in time. */
const maxRead = 4_000;
const concurrency = 24;

/** The enquiry as it is filed; `null` when it was erased. Of one already filed, takes only a newer delivery. */
function mergeReceived({ records, erased }: Filed, received: Enquiry): Enquiry | null {
  const { id } = received;
  if (erased.has(id)) return null;
  const filed = records.get(id);
  if (!filed) return received;
  const delivery = furtherDelivery(filed.delivery, received.delivery);
  return filed.spam || delivery === filed.delivery ? filed : { ...filed, delivery };
}

/** The filed enquiries with these among them. */
export function withReceived(
  { records, erased }: Filed,
  received: readonly Enquiry[],
  complete: Complete = (enquiry) => enquiry,
): Map<string, Enquiry> {
  const filed = new Map(records);
  for (const enquiry of received) {
    const next = mergeReceived({ records: filed, erased }, enquiry);
    if (next) filed.set(next.id, complete(next, filed));
  }
  return filed;
}

export function newestFirst(one: Enquiry, other: Enquiry): number {
  // As texts: ten thousand times of one form are compared in a hundredth of the time that a language takes.
  return one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0;
}

async function readAllReceived(): Promise<Enquiry[]> {
  const ids = await receivedStore().list();
  const found = await pMap(ids.slice(0, maxRead), readReceived, { concurrency });
  return found.filter((enquiry) => enquiry !== null);
}

/** The unfiled enquiry with this id, as a list of none or one. */
export async function readUnfiled(id: string): Promise<Enquiry[]> {
  if ((await enquiries.read()).records.has(id)) return [];
  const found = await readReceived(id);
  return found ? [found] : [];
}

/** All enquiries, filed or not. Throws `StoreUnavailable`. */
export async function readEnquiries(): Promise<Enquiry[]> {
  // In this order: an enquiry that is filed in between is in the document.
  const received = await readAllReceived();
  return [...withReceived(await enquiries.read(), received).values()];
}

/** One enquiry, filed or not; `null` when there is none. */
export async function readEnquiry(id: string): Promise<Enquiry | null> {
  const received = await readUnfiled(id);
  return withReceived(await enquiries.read(), received).get(id) ?? null;
}

/** Files received enquiries in one change, with what is prepared for them, and then removes them. */
export async function fileReceived(now: Date): Promise<void> {
  const receivedBefore = new Date(now.getTime() - receivingMilliseconds).toISOString();
  const received = await readAllReceived();
  const due = received.filter(({ createdAt }) => createdAt <= receivedBefore);
  if (due.length === 0) return;
  const complete = await prepareFiling(due, now);
  const evictedCount = await enquiries.change((document) => {
    const { records } = document;
    const filed = withReceived(document, due, complete);
    const evicted = findEvicted(filed.values());
    for (const id of evicted) filed.delete(id);
    return {
      changed: [...filed.values()].filter((enquiry) => enquiry !== records.get(enquiry.id)),
      evicted: evicted.filter((id) => records.has(id)),
      result: evicted.length,
    };
  });
  if (evictedCount > 0) await countEvicted(evictedCount, now);
  await receivedStore().removeAll(due.map(({ id }) => id));
}
