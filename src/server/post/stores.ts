import { parseEnquiry, type Enquiry } from '../../domain/enquiry/schema';
import { parseSubscriber, type Subscriber } from '../../domain/news/schema';
import { makeDocument } from '../store/document';
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

export const subscribers = makeDocument<Subscriber>({
  name: 'subscribers',
  history: null,
  read: parseSubscriber,
  findId: ({ id }) => id,
});

/** The requests for news to be confirmed, by the hash of their token: the store alone confirms nothing. */
export const requestStore = () => openStore('requests');
