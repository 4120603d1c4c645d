/**
 * What visitors have sent, as it is stored: enquiries, which are received one by one and then filed into their document, both
 * read as one, so that nothing that was received is missing in between; and who gets news.
 */
import pMap from 'p-map';
import { parseEnquiry, type Enquiry } from '../../domain/enquiry/schema';
import { parseSubscriber, type Subscriber } from '../../domain/news/schema';
import { furtherMails } from '../../domain/mail/mails';
import { makeDocument } from '../store/document';
import type { Document } from '../store/document-file';
import { openStore } from '../store/open';

export const enquiries = makeDocument<Enquiry>({
  name: 'enquiries',
  history: null,
  read: parseEnquiry,
  findId: ({ id }) => id,
});

/** The enquiries that are not filed yet, by id. */
export const receivedStore = () => openStore('received');

/** A received enquiry; `null` when there is none or it cannot be read, which is reported and holds up no others. */
export async function readReceived(id: string): Promise<Enquiry | null> {
  const found = await receivedStore().readValue(id, (value) => ({ enquiry: parseEnquiry(value) }));
  if (found === null) return null;
  if (found.enquiry?.id === id) return found.enquiry;
  console.warn(`Enquiry ${id} cannot be read; it is left out, and stays as it is.`);
  return null;
}

type Filed = Pick<Document<Enquiry>, 'records' | 'erased'>;

/** How many are read at once, so that in a flood the inbox still answers and a run ends in time. */
const maxRead = 4_000;
const concurrency = 24;

/** The enquiry as it is filed; `null` when it was erased. Of one already filed, takes only what is known of its mail. */
function mergeReceived({ records, erased }: Filed, received: Enquiry): Enquiry | null {
  const { id } = received;
  if (erased.has(id)) return null;
  const filed = records.get(id);
  if (!filed) return received;
  const mails = furtherMails(filed.mails, received.mails);
  return filed.spam || mails === filed.mails ? filed : { ...filed, mails: [...mails] };
}

/** What filing adds to an enquiry that is filed beside others. */
export type AddToFiled = (enquiry: Enquiry, filed: ReadonlyMap<string, Enquiry>) => Enquiry;

/** The filed enquiries with these among them. */
export function withReceived(
  { records, erased }: Filed,
  received: readonly Enquiry[],
  addToFiled: AddToFiled = (enquiry) => enquiry,
): Map<string, Enquiry> {
  const filed = new Map(records);
  for (const enquiry of received) {
    const next = mergeReceived({ records: filed, erased }, enquiry);
    if (next) filed.set(next.id, addToFiled(next, filed));
  }
  return filed;
}

export async function readAllReceived(): Promise<Enquiry[]> {
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

export const subscribers = makeDocument<Subscriber>({
  name: 'subscribers',
  history: null,
  read: parseSubscriber,
  findId: ({ id }) => id,
});
