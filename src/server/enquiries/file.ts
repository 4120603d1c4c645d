import pMap from 'p-map';
import { maxSpam } from '../../domain/enquiry/fields';
import { receivedKey, spamPrefix } from '../../domain/enquiry/id';
import type { Enquiry } from '../../domain/enquiry/schema';
import { furtherDelivery } from '../mail/delivery';
import type { Document } from '../store/document-file';
import { hasSameText, secondId } from './new-enquiry';
import { enquiries, readReceived, receivedStore } from './stores';
import { type AnswerOf, prepareAnswers } from './visitor-mail';

export type Filed = Pick<Document<Enquiry>, 'records' | 'erased'>;

/** Twice the life of a function, in milliseconds: that long its request may still record the email. */
const receivingMilliseconds = 120_000;
/** How many one run deletes unread in a flood, to leave time for emails. */
const maxDeleted = 4_000;
const concurrency = 24;

/** The enquiry that filing leaves; `null` when it was erased. Received both as possible spam and not, it is none. */
function mergeReceived({ records, erased }: Filed, received: Enquiry): Enquiry | null {
  const { id } = received;
  if (erased.has(id)) return null;
  const filed = records.get(id);
  if (!filed) return received;
  if (!hasSameText(filed, received))
    return mergeReceived({ records, erased }, { ...received, id: secondId(id, received) });
  if (received.spam) return filed;
  const { delivery } = received;
  const further = filed.spam ? delivery : furtherDelivery(filed.delivery, delivery);
  return further === filed.delivery ? filed : { ...filed, spam: false, delivery: further };
}

/** The filed enquiries with these among them, the answers to their visitors, and the newest of the possible spam. */
export function withReceived(
  { records, erased }: Filed,
  received: readonly Enquiry[],
  answerOf: AnswerOf = () => undefined,
): Map<string, Enquiry> {
  const filed = new Map(records);
  for (const enquiry of received) {
    const next = mergeReceived({ records: filed, erased }, enquiry);
    const answer = next && answerOf(next, filed);
    if (next) filed.set(next.id, answer ? { ...next, answer } : next);
  }
  const spam = [...filed.values()].filter((enquiry) => enquiry.spam).sort(byAge);
  for (const { id } of spam.slice(maxSpam)) filed.delete(id);
  return filed;
}

export function byAge(one: Enquiry, other: Enquiry): number {
  return other.createdAt.localeCompare(one.createdAt);
}

async function readAllReceived(): Promise<{ received: Enquiry[]; old: string[] }> {
  const keys = await receivedStore().list();
  const spam = keys.filter((key) => key.startsWith(spamPrefix));
  const old = spam.slice(0, Math.max(0, spam.length - maxSpam));
  const unread = new Set(old);
  const wanted = keys.filter((key) => !unread.has(key));
  const found = await pMap(wanted, readReceived, { concurrency });
  return { received: found.filter((enquiry) => enquiry !== null), old };
}

/** The keys under which an enquiry may wait to be filed. */
export async function receivedKeys(id: string): Promise<string[]> {
  const spam = await receivedStore().list(spamPrefix);
  return [id, ...spam.filter((key) => key.endsWith(`-${id}`))];
}

/** The enquiries that wait to be filed under an id that is not filed. */
export async function receivedUnder(id: string): Promise<Enquiry[]> {
  if ((await enquiries.read()).records.has(id)) return [];
  const found = await Promise.all((await receivedKeys(id)).map(readReceived));
  return found.filter((enquiry) => enquiry !== null);
}

/** All enquiries, filed or not. Throws `StoreUnavailable`. */
export async function readEnquiries(): Promise<Enquiry[]> {
  // In this order: an enquiry that is filed in between is in the document.
  const { received } = await readAllReceived();
  return [...withReceived(await enquiries.read(), received).values()];
}

/** One enquiry, filed or not; `null` when there is none. */
export async function readEnquiry(id: string): Promise<Enquiry | null> {
  const received = await receivedUnder(id);
  return withReceived(await enquiries.read(), received).get(id) ?? null;
}

/** Files received enquiries in one change, with the answers to visitors, and then removes them. */
export async function fileReceived(now: Date): Promise<void> {
  const receivedBefore = new Date(now.getTime() - receivingMilliseconds).toISOString();
  const { received, old } = await readAllReceived();
  const due = received.filter(({ createdAt }) => createdAt <= receivedBefore);
  if (due.length > 0) {
    const answerOf = await prepareAnswers(due, now);
    await enquiries.change((document) => {
      const { records } = document;
      const filed = withReceived(document, due, answerOf);
      return {
        changed: [...filed.values()].filter((enquiry) => enquiry !== records.get(enquiry.id)),
        dropped: [...records.keys()].filter((id) => !filed.has(id)),
        result: null,
      };
    });
  }
  await receivedStore().removeAll([...due.map(receivedKey), ...old.slice(0, maxDeleted)]);
}
